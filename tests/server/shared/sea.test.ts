import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { calls } from '#contract/calls.ts';
import { commitmentOf } from '#domain/fairness/seeds.ts';
import { game as fishingShared, settle } from '#domain/games/fishing/fishing-shared/rules.ts';
import { fishAt } from '#domain/games/fishing/fishing-shared/sea.ts';
import { parseSpot } from '#domain/games/fishing/fishing-shared/spots.ts';
import type { ServerContext } from '#server/context.ts';
import { createContext } from '#server/create-context.ts';
import { connect } from '#server/db/connect.ts';
import { sql } from '#server/db/db.ts';
import type { PlayerSession } from '#server/services/caller.ts';
import { rotateSeeds } from '#server/services/fairness/rotate-seeds.ts';
import { placeRound } from '#server/services/games/place-round.ts';
import { roundRecord } from '#server/services/games/round-record.ts';
import { endDeadStreams } from '#server/services/identity/player-streams.ts';
import { checkLedger } from '#server/services/ledger/check-ledger.ts';
import { closeSea, listenToSea, seaListeners } from '#server/services/shared/sea/sea.ts';
import { seatsMax } from '#server/services/shared/sea/seats.ts';
import { verifyRecord } from '#stores/history/verify.ts';
import { recomputing } from '#tests/support/recomputed.ts';
import {
  addPlayer,
  audit,
  findSeeds,
  fundsOf,
  giveSeeds,
  type House,
  openHouse,
  releaseTogether,
  settledOf,
  takeSeat,
} from '../games/house.ts';

const verifyRound = recomputing(fishingShared);

type Event = { readonly type: string; readonly [key: string]: unknown };

let house: House;
/** Another process of the same house: a database connection of its own, and with it everything that a process keeps. */
let elsewhere: ServerContext;
const seats = new Map<PlayerSession, string>();

beforeEach(async () => {
  house = await openHouse({ PACE_QUICK_MS: '0' });
  const db = connect({ url: house.url, maxConnections: 6 });
  elsewhere = createContext(house.ctx.config, db, house.ctx.log, { clock: house.ctx.clock });
});
afterEach(async () => {
  vi.restoreAllMocks();
  expect((await checkLedger(house.ctx.db)).isSound).toBe(true);
  await audit(house);
  await closeSea(house.ctx);
  await closeSea(elsewhere);
  await elsewhere.db.close();
  await house.close();
});

const hideWins = (player: PlayerSession) =>
  house.ctx.db.query(sql('test_hide_wins', 'UPDATE player SET show_wins = false WHERE id = $1'), [player.playerId]);

const seated = async ({ demo = false, seeds = -1 } = {}): Promise<PlayerSession> => {
  const player = await addPlayer(house, 'EUR', 100_000n);
  if (seeds >= 0) await giveSeeds(house, player, seeds);
  seats.set(player, (await takeSeat(house, player, 'fishing-shared', { demo })).sessionId);
  return player;
};

const shootAt = (
  player: PlayerSession,
  spot: string,
  roundId: string = randomUUID(),
  amount = '1.00',
  ctx = house.ctx,
) => placeRound(ctx, player, { sessionId: seats.get(player) ?? '', roundId, bets: [{ spot, amount }] });

/** The number of seeds whose first shot at a target is caught, or is not. */
const seedsFor = (spot: string, caught: boolean): number =>
  findSeeds((seeds) => verifyRound(seeds, [{ spot, amountMinor: 1n }]).payoutMinor > 0n === caught);

/** Listens in a process, as a browser would; every event is held to the contract. */
const hear = async (ctx: ServerContext, player: PlayerSession) => {
  const listen = listenToSea(ctx, player);
  if (!listen.ok) throw new Error(listen.code);
  const events: Event[] = [];
  let over = false;
  const schema = calls.listenToSea.response;
  const leave = await listen.value({
    write: (bytes) => {
      const data = /^data: (.*)$/m.exec(new TextDecoder().decode(bytes))?.[1];
      if (data === undefined) return;
      events.push(JSON.parse(data) as Event);
      expect(schema.safeParse(events.at(-1)).success).toBe(true);
    },
    end: () => {
      over = true;
    },
  });
  const shots = () => events.flatMap(({ type, shots: told }) => (type === 'shots' ? (told as Event[]) : []));
  return { events, leave, shots, isOver: () => over };
};
const until = (isSo: () => void | Promise<void>) =>
  expect
    .poll(
      async () => {
        try {
          await isSo();
          return true;
        } catch {
          return false;
        }
      },
      { timeout: 5_000, interval: 25 },
    )
    .toBe(true);

/** What waits 15 s, the sea's heartbeat and its keep-alive, waits so long instead. */
const hurry = (ms: number): void => {
  const { setTimeout: wait } = globalThis;
  const hurried = (run: () => void, waitMs?: number, ...values: []) =>
    wait(run, waitMs === 15_000 ? ms : waitMs, ...values);
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(hurried as typeof setTimeout);
};

/** A moment in which the kraken is away, and one in which it is there. */
const toKraken = (): void => {
  const into = house.ctx.clock.now().getTime() % 300_000;
  house.passTime(into < 60_000 ? 0 : 300_000 - into);
};
const fishOf = (kind: string) => {
  for (;;) {
    const fish = fishAt(house.ctx.clock.now().getTime()).find((one) => one.kind === kind);
    if (fish) return fish;
    house.passTime(1_000);
  }
};

describe('a shot at the sea', () => {
  it('is heard of in another process once it is paid: who, at which fish, and what it brought', async () => {
    const [shooter, other] = [await seated({ seeds: seedsFor('fish-sardine', true) }), await seated()];
    const near = await hear(house.ctx, shooter);
    const far = await hear(elsewhere, other);
    const fish = fishOf('sardine');
    const roundId = randomUUID();
    const placed = await shootAt(shooter, `fish-sardine:${fish.id}`, roundId);
    expect(placed).toMatchObject({ ok: true, value: { round: { status: 'settled', payout: '2.00' } } });
    await until(() => expect([near.shots().length, far.shots().length]).toEqual([1, 1]));
    expect(far.shots()[0]).toEqual({
      id: commitmentOf(roundId).slice(0, 12),
      seat: commitmentOf(shooter.sessionId).slice(0, 12),
      target: 'sardine',
      fish: fish.id,
      pays: 2,
      payout: '2.00',
      currency: 'EUR',
      at: house.ctx.clock.now().toISOString(),
    });
    expect(near.shots()).toEqual(far.shots());
  });

  it('is shown to who comes later as a fish that is gone, in whatever process, as long as it would swim', async () => {
    const shooter = await seated({ seeds: seedsFor('fish-sardine', true) });
    const fish = fishOf('sardine');
    await shootAt(shooter, `fish-sardine:${fish.id}`);
    const late = await hear(elsewhere, await seated());
    expect(late.events[0]).toMatchObject({ type: 'sea', gone: [fish.id], catches: [{ fish: fish.id, pays: 2 }] });
    late.leave();
    house.passTime(61_000);
    const later = await hear(elsewhere, await seated());
    expect(later.events[0]).toMatchObject({ type: 'sea', gone: [], catches: [] });
  });

  it('counts as it stands where somebody else has just caught that fish', async () => {
    const seeds = seedsFor('fish-sardine', true);
    const [first, second] = [await seated({ seeds }), await seated({ seeds })];
    const spot = `fish-sardine:${fishOf('sardine').id}`;
    for (const player of [first, second]) {
      expect(await shootAt(player, spot)).toMatchObject({ ok: true, value: { round: { payout: '2.00' } } });
      expect(await fundsOf(house, player)).toEqual({ cash: 100_100n, bonus: 0n });
    }
  });

  it('says nothing before it is settled, nothing of one that is refused, and nothing but what the contract lists', async () => {
    const [shooter, other] = [await seated({ seeds: seedsFor('fish-shark', false) }), await seated()];
    const far = await hear(elsewhere, other);
    expect(await shootAt(shooter, 'fish-shark', randomUUID(), '900.00')).toMatchObject({ ok: false });
    expect(await shootAt(shooter, 'fish-shark:0-1')).toMatchObject({ code: 'bet_invalid' });
    const placed = await shootAt(shooter, 'fish-shark');
    await until(() => expect(far.shots()).toHaveLength(1));
    const [shot] = far.shots();
    // A miss tells neither stake nor draw; no seed, no nonce, no id of round or player.
    expect(shot).toMatchObject({ target: 'shark', fish: null, pays: 0, payout: null });
    const text = JSON.stringify(far.events);
    const round = placed.ok ? settledOf(placed.value.round) : undefined;
    for (const secret of [round?.id, shooter.playerId, shooter.sessionId, seats.get(shooter), 'draw', 'nonce', 'King'])
      expect(text).not.toContain(secret);
  });

  it('with play money is told to nobody, and its player has no seat', async () => {
    const [shooter, other] = [await seated({ demo: true }), await seated()];
    const near = await hear(house.ctx, shooter);
    const far = await hear(elsewhere, other);
    expect(near.events).toContainEqual({ type: 'mine', seat: null });
    await shootAt(shooter, 'fish-sardine');
    await shootAt(other, 'fish-sardine');
    await until(() => expect(far.shots()).toHaveLength(1));
    expect(far.shots()[0]).toMatchObject({ seat: commitmentOf(other.sessionId).slice(0, 12) });
    expect(far.events[0]).toMatchObject({ seats: [{ id: commitmentOf(other.sessionId).slice(0, 12) }], others: 0 });
  });

  it('is played once when it is asked for again, and told once', async () => {
    const [shooter, other] = [await seated(), await seated()];
    const far = await hear(elsewhere, other);
    const roundId = randomUUID();
    const first = await shootAt(shooter, 'fish-bream', roundId);
    expect(await shootAt(shooter, 'fish-bream', roundId)).toEqual(first);
    expect(await shootAt(shooter, 'fish-shark', roundId)).toMatchObject({ code: 'idempotency_key_reused' });
    house.passTime(10_000);
    await shootAt(shooter, 'fish-bream', roundId);
    await shootAt(shooter, 'fish-turtle');
    await until(() => expect(far.shots().map(({ target }) => target)).toContain('turtle'));
    expect(far.shots()).toHaveLength(2);
  });

  it('takes fifty at one instant one after the other, each with a nonce of its own, and all are heard in few events', async () => {
    const [shooter, other] = [await seated(), await seated()];
    const far = await hear(elsewhere, other);
    const shots = Array.from({ length: 50 }, () => () => shootAt(shooter, 'fish-mackerel'));
    const began = performance.now();
    const answers = await releaseTogether(house, shooter, shots);
    const rounds = answers.flatMap((answer) => (answer.ok ? [settledOf(answer.value.round)] : []));
    expect(rounds).toHaveLength(50);
    const nonces = rounds.map(({ proof }) => (proof.kind === 'seeds' ? proof.nonce : -1));
    expect(new Set(nonces)).toEqual(new Set(Array.from({ length: 50 }, (_, nonce) => nonce)));
    const paid = rounds.reduce((sum, { payout }) => sum + BigInt(payout.replace('.', '')), 0n);
    expect(await fundsOf(house, shooter)).toEqual({ cash: 100_000n - 5_000n + paid, bonus: 0n });
    await until(() => expect(far.shots()).toHaveLength(50));
    expect(new Set(far.shots().map(({ id }) => id)).size).toBe(50);
    // However long fifty bets take here: what is settled within a tenth of a second is told at once.
    const tenths = Math.ceil((performance.now() - began) / 100);
    expect(far.events.filter(({ type }) => type === 'shots').length).toBeLessThanOrEqual(Math.min(tenths + 1, 49));
    expect((await rotateSeeds(house.ctx, shooter, {})).ok).toBe(true);
    const record = await roundRecord(house.ctx, shooter, rounds[0]?.id ?? '');
    if (!record.ok) throw new Error(record.code);
    const steps = verifyRecord(record.value);
    expect(steps.ok && steps.value.length > 0 && steps.value.every(({ matches }) => matches)).toBe(true);
  });
});

describe('the kraken', () => {
  it('is shot at while it is in the water by the house’s clock, and two seconds more', async () => {
    const player = await seated();
    toKraken();
    expect(await shootAt(player, 'fish-kraken')).toMatchObject({ ok: true });
    house.passTime(59_999);
    expect(await shootAt(player, 'fish-kraken')).toMatchObject({ ok: true });
    house.passTime(2_000);
    expect(await shootAt(player, 'fish-kraken')).toMatchObject({ ok: true });
    house.passTime(1);
    expect(await shootAt(player, 'fish-kraken')).toEqual({ ok: false, code: 'target_away' });
  });

  it('takes nothing for a shot outside its timetable, and such a shot moves no nonce', async () => {
    const player = await seated();
    toKraken();
    house.passTime(120_000);
    const roundId = randomUUID();
    const refused = await Promise.all(Array.from({ length: 20 }, () => shootAt(player, 'fish-kraken', roundId)));
    for (const answer of refused) expect(answer).toEqual({ ok: false, code: 'target_away' });
    expect(await fundsOf(house, player)).toEqual({ cash: 100_000n, bonus: 0n });
    const next = await shootAt(player, 'fish-sardine', roundId);
    expect(next).toMatchObject({ ok: true, value: { round: { proof: { nonce: 0 } } } });
  });

  it('answers a shot that was taken in time whenever it is asked for again', async () => {
    const player = await seated();
    toKraken();
    const roundId = randomUUID();
    const first = await shootAt(player, 'fish-kraken', roundId);
    house.passTime(180_000);
    expect(await shootAt(player, 'fish-kraken', roundId, '1.00', elsewhere)).toEqual(first);
    expect(await shootAt(player, 'fish-kraken')).toMatchObject({ code: 'target_away' });
  });

  it('pays the prize of its table that the draw names, and stays for the others', async () => {
    const seeds = seedsFor('fish-kraken', true);
    const [first, second] = [await seated({ seeds }), await seated({ seeds })];
    toKraken();
    for (const player of [first, second]) {
      const placed = await shootAt(player, 'fish-kraken');
      if (!placed.ok) throw new Error(placed.code);
      const { outcome, payout } = settledOf(placed.value.round);
      const { draw } = outcome as { draw: number };
      const told = settle([{ spot: 'fish-kraken', amountMinor: 100n }], draw).payoutMinor;
      expect(BigInt(payout.replace('.', ''))).toBe(told);
      expect(await fundsOf(house, player)).toEqual({ cash: 99_900n + told, bonus: 0n });
    }
    const late = await hear(elsewhere, second);
    expect(late.events[0]).toMatchObject({ gone: [], catches: [{ target: 'kraken' }, { target: 'kraken' }] });
  });

  it('is not shot at with more than its largest prize may return', async () => {
    const player = await seated();
    toKraken();
    expect(await shootAt(player, 'fish-kraken', randomUUID(), '2.01')).toMatchObject({ code: 'stake_above_limit' });
    expect(await shootAt(player, 'fish-kraken', randomUUID(), '2.00')).toMatchObject({ ok: true });
  });
});

describe('who is here', () => {
  const shown = ({ events }: { readonly events: readonly Event[] }) =>
    events.findLast(({ type }) => type === 'seats' || type === 'sea') as unknown as {
      seats: { id: string; name: string | null }[];
      others: number;
    };

  it('is known in every process, by arrival, and who leaves is gone', async () => {
    const [first, second] = [await seated(), await seated()];
    const near = await hear(house.ctx, first);
    house.passTime(1_000);
    const far = await hear(elsewhere, second);
    const ids = [first, second].map(({ sessionId }) => commitmentOf(sessionId).slice(0, 12));
    for (const one of [near, far]) await until(() => expect(shown(one).seats.map(({ id }) => id)).toEqual(ids));
    expect(shown(far).seats.map(({ name }) => name)).toEqual(['A…', 'A…']);
    near.leave();
    await until(() => expect(shown(far).seats.map(({ id }) => id)).toEqual([ids[1]]));
    expect([seaListeners(house.ctx), seaListeners(elsewhere)]).toEqual([0, 1]);
  });

  it('shows neither name nor amounts of who keeps wins private', async () => {
    const [shy, other] = [await seated({ seeds: seedsFor('fish-sardine', true) }), await seated()];
    await hideWins(shy);
    await hear(house.ctx, shy);
    const far = await hear(elsewhere, other);
    await until(() => expect(shown(far).seats).toHaveLength(2));
    const shyId = commitmentOf(shy.sessionId).slice(0, 12);
    expect(shown(far).seats.find(({ id }) => id === shyId)?.name).toBeNull();
    await shootAt(shy, 'fish-sardine');
    await until(() => expect(far.shots()).toHaveLength(1));
    expect(far.shots()[0]).toMatchObject({ pays: 2, payout: null });
  });

  it('is asked again while others come and go all the time', async () => {
    hurry(300);
    const [shy, other] = [await seated(), await seated()];
    const near = await hear(house.ctx, shy);
    await until(() => expect(shown(near).seats.map(({ name }) => name)).toEqual(['A…']));
    await hideWins(shy);
    const isHidden = () => shown(near).seats.some(({ name }) => name === null);
    for (let arrivals = 0; arrivals < 100 && !isHidden(); arrivals += 1) {
      const { leave } = await hear(house.ctx, other);
      await new Promise((resolve) => setTimeout(resolve, 30));
      leave();
    }
    expect(isHidden()).toBe(true);
  });

  it('draws eight guns and counts the others', async () => {
    const players = await Promise.all(Array.from({ length: seatsMax + 3 }, () => seated()));
    const heard = [];
    for (const player of players) {
      house.passTime(10);
      heard.push(await hear(house.ctx, player));
    }
    const last = heard.at(-1);
    await until(() => expect(last && shown(last)).toMatchObject({ others: 3 }));
    expect(last && shown(last).seats.map(({ id }) => id)).toEqual(
      players.slice(0, seatsMax).map(({ sessionId }) => commitmentOf(sessionId).slice(0, 12)),
    );
  });

  it('is told to nobody before the snapshot, also while others come and shoot', async () => {
    const players = await Promise.all(Array.from({ length: 6 }, () => seated()));
    const heard = await Promise.all(
      players.map(async (player, index) => {
        const listening = hear(index % 2 === 0 ? house.ctx : elsewhere, player);
        await shootAt(player, 'fish-sardine');
        return listening;
      }),
    );
    for (const { events } of heard) expect(events.slice(0, 2).map(({ type }) => type)).toEqual(['sea', 'mine']);
  });

  it('is alone where nobody else is', async () => {
    const player = await seated();
    const { events } = await hear(house.ctx, player);
    expect(events[0]).toMatchObject({ type: 'sea', seats: [{ name: 'A…' }], others: 0, gone: [], catches: [] });
    expect(events[1]).toEqual({ type: 'mine', seat: commitmentOf(player.sessionId).slice(0, 12) });
  });

  it('keeps the way open to a lone listener with play money', async () => {
    hurry(100);
    const listen = listenToSea(house.ctx, await seated({ demo: true }));
    if (!listen.ok) throw new Error(listen.code);
    const told: string[] = [];
    await listen.value({ write: (bytes) => told.push(new TextDecoder().decode(bytes)), end: () => undefined });
    await until(() => expect(told.slice(2, 4)).toEqual([':\n\n', ':\n\n']));
  });

  it('cuts off a session that was signed out', async () => {
    const player = await seated();
    const { isOver } = await hear(house.ctx, player);
    const end = sql('test_end_session', 'UPDATE session SET ended_at = $2 WHERE id = $1');
    await house.ctx.db.query(end, [player.sessionId, house.ctx.clock.now()]);
    await endDeadStreams(house.ctx);
    expect(isOver()).toBe(true);
  });

  it('lets one player listen ten times and no more', async () => {
    const player = await seated();
    for (let count = 0; count < 10; count += 1) await hear(house.ctx, player);
    expect(listenToSea(house.ctx, player)).toMatchObject({ ok: false, code: 'too_many' });
  });
});

it('names no fish of another kind, whatever is sent', () => {
  for (const spot of ['fish-kraken:0-1', 'fish-sardine:13-7']) expect(parseSpot(spot)).toBeUndefined();
});
