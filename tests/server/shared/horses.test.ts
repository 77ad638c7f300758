import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { common as commonHorses } from '#domain/games/horses/common.ts';
import { cardAt } from '#domain/games/horses/round.ts';
import { game as horses } from '#domain/games/horses/rules.ts';
import { formatAmount } from '#domain/money/amount.ts';
import { sql } from '#server/db/db.ts';
import { listEndedRounds, type SharedRoundRow } from '#server/db/queries/shared.ts';
import type { PlayerSession } from '#server/services/caller.ts';
import { roundRecord } from '#server/services/games/round-record.ts';
import { checkLedger } from '#server/services/ledger/check-ledger.ts';
import { closeRooms } from '#server/services/shared/rooms.ts';
import { advance, latestRound } from '#server/services/shared/rounds.ts';
import { cancelStake, placeStake, readStake } from '#server/services/shared/stakes.ts';
import { verifyRecord } from '#stores/history/verify.ts';
import { recomputingShared } from '#tests/support/recomputed.ts';
import { addPlayer, fundsOf, type House, openHouse, takeSeat } from '../games/house.ts';
import { term } from './table.ts';

const verifyRound = recomputingShared(horses);

const hold = sql('test_hold_course', `SELECT pg_advisory_lock(1921, hashtext('horses'))`);

let house: House;
let player: PlayerSession;
let sessionId: string;
let letGo: () => Promise<void>;

/** Keeps the process's own leader away: the test itself leads, with its own clock. */
const lead = async () => {
  for (;;) {
    const step = await advance(house.ctx, commonHorses, { term, awake: true });
    if (!step.changed) return;
  }
};
const race = async () => {
  const round = await latestRound(house.ctx, 'horses');
  if (!round) throw new Error('no race is open');
  return round;
};
const place = (spots: readonly string[], stakeId: string = randomUUID(), amount = '1.00') =>
  placeStake(house.ctx, player, commonHorses, {
    sessionId,
    stakeId,
    bets: spots.map((spot) => ({ spot, amount })),
  });
const placed = async (spots: readonly string[]) => {
  const answer = await place(spots);
  if (!answer.ok) throw new Error(answer.code);
  return answer.value.stake.id;
};
/** Goes on to the decision of the open race and the settling of its slips. */
const run = async () => {
  const { starts_at } = await race();
  house.passTime((starts_at?.getTime() ?? 0) - house.ctx.clock.now().getTime() + 1_000);
  await lead();
  house.passTime(1_000);
  await lead();
};
const everyHorse = (bet: string, card = 1) => Array.from({ length: 8 }, (_, at) => `card:${card}:${bet}:${at + 1}`);

beforeEach(async () => {
  house = await openHouse();
  const connection = await house.ctx.db.dedicate({ onNotice: () => undefined, onLost: () => undefined });
  await connection.query(hold);
  letGo = connection.close;
  await lead();
  player = await addPlayer(house, 'EUR', 10_000n);
  sessionId = (await takeSeat(house, player, 'horses')).sessionId;
});
afterEach(async () => {
  expect((await checkLedger(house.ctx.db)).isSound).toBe(true);
  await closeRooms(house.ctx);
  await letGo();
  await house.close();
});

describe('a race', () => {
  it('takes slips on its own card alone', async () => {
    expect((await race()).index).toBe(1);
    expect(await place(['card:2:win:1'])).toMatchObject({ code: 'bet_invalid', facts: { reason: 'another_race' } });
    expect(await place(['card:1:win:1', 'card:2:win:1'])).toMatchObject({ code: 'bet_invalid' });
    expect(await place(['card:1:win:1'])).toMatchObject({ ok: true });
    expect(await fundsOf(house, player)).toEqual({ cash: 9_900n, bonus: 0n });
  });

  it('starts on an even minute, and no slip gets in afterwards', async () => {
    await placed(['card:1:win:1']);
    await run();
    house.passTime(commonHorses.restMs);
    await lead();
    const { index, starts_at, opens_at } = await race();
    expect(index).toBe(2);
    expect((starts_at?.getTime() ?? 1) % 120_000).toBe(0);
    expect((starts_at?.getTime() ?? 0) - opens_at.getTime()).toBeGreaterThanOrEqual(25_000);
    house.passTime((starts_at?.getTime() ?? 0) - house.ctx.clock.now().getTime());
    expect(await place(['card:2:win:1'])).toMatchObject({ code: 'betting_closed' });
  });

  it('pays each slip what its link and its published odds say, and the browser finds the same', async () => {
    const id = await placed([...everyHorse('win'), ...everyHorse('show')]);
    await run();
    const [round] = await house.ctx.db.query<SharedRoundRow>(listEndedRounds, ['horses', 1]);
    const seeds = { link: round?.link ?? '', salt: round?.salt ?? '', index: 1 };
    const bets = [...everyHorse('win'), ...everyHorse('show')].map((spot) => ({ spot, amountMinor: 100n }));
    const { payoutMinor, outcome } = verifyRound(seeds, bets);
    expect(outcome).toMatchObject({ card: cardAt(1).number });
    expect(payoutMinor).toBeGreaterThan(0n);
    expect(await fundsOf(house, player)).toEqual({ cash: 10_000n - 1_600n + payoutMinor, bonus: 0n });
    const record = await roundRecord(house.ctx, player, id);
    expect(record).toMatchObject({ ok: true, value: { round: { payout: formatAmount(payoutMinor, 'EUR') } } });
    if (!record.ok) throw new Error(record.code);
    const steps = verifyRecord(record.value);
    expect(steps.ok && steps.value.map(({ matches }) => matches)).toEqual(steps.ok && steps.value.map(() => true));
    expect(steps).toMatchObject({ ok: true });
  });

  it('gives a slip back whole before the start, and takes another in its place', async () => {
    const id = await placed(['card:1:win:1']);
    expect(await place(['card:1:win:2'])).toMatchObject({ code: 'round_open' });
    expect(await cancelStake(house.ctx, player, commonHorses, id)).toMatchObject({ ok: true });
    expect(await fundsOf(house, player)).toEqual({ cash: 10_000n, bonus: 0n });
    expect(await place(['card:1:win:2'])).toMatchObject({ ok: true });
  });

  it('answers a slip sent again as it stands, also when the next race has opened since', async () => {
    const id = await placed(['card:1:win:1']);
    await run();
    house.passTime(commonHorses.restMs);
    await lead();
    expect((await race()).index).toBe(2);
    const again = await place(['card:1:win:1'], id);
    expect(again).toMatchObject({ ok: true, value: { stake: { id, status: 'settled' } } });
    expect(await place(['card:1:win:2'], id)).toMatchObject({ code: 'idempotency_key_reused' });
  });

  it('refuses a slip that could return more than the table pays', async () => {
    const longest = 'card:1:exacta:8-7';
    expect(await place([longest], randomUUID(), '500.00')).toMatchObject({ code: 'stake_above_limit' });
  });

  it('tells nothing of its order before it is decided', async () => {
    const id = await placed(everyHorse('win'));
    const held = await readStake(house.ctx, player, commonHorses, id);
    expect(JSON.stringify(held, (_, value) => (typeof value === 'bigint' ? `${value}` : value))).not.toMatch(/"order"/);
    const record = await roundRecord(house.ctx, player, id);
    expect(record).toMatchObject({
      ok: true,
      value: { round: { status: 'open', proof: { kind: 'chain', link: null } } },
    });
  });
});
