import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readDeskPlayer as playerCall } from '#contract/desk/player.ts';
import {
  listDeskPayments as paymentsCall,
  readDeskRound as roundCall,
  listDeskRounds as roundsCall,
  listDeskTimeline as timelineCall,
} from '#contract/desk/player-history.ts';
import type { TimelineKind } from '#domain/desk/timeline.ts';
import { sql } from '#server/db/db.ts';
import type { PlayerSession } from '#server/services/caller.ts';
import type { StaffActor } from '#server/services/desk/actor.ts';
import { noteAct } from '#server/services/desk/note-act.ts';
import { addNote } from '#server/services/desk/players/add-note.ts';
import { listDeskPayments, listDeskRounds, readDeskRound } from '#server/services/desk/players/history.ts';
import { readDeskPlayer } from '#server/services/desk/players/read-player.ts';
import { listDeskTimeline } from '#server/services/desk/players/timeline.ts';
import { placeRound } from '#server/services/games/place-round.ts';
import { takeTimeOut } from '#server/services/safer-play/breaks.ts';
import { addPlayer, audit, type House, minute, openHouse, takeSeat } from '../games/house.ts';
import { addStaff, credit, plainSums } from './books.ts';

const caller = { ip: '127.0.0.1', country: 'NL', userAgent: 'test', requestId: 'test' };
let house: House;
let player: PlayerSession;
let staff: StaffActor;
beforeAll(async () => {
  house = await openHouse({ PACE_TABLE_MS: '0', PACE_QUICK_MS: '0' });
  player = await addPlayer(house);
  staff = await addStaff(house);
});
afterAll(async () => {
  await audit(house);
  await house.close();
});

const run = (text: string, values: readonly unknown[]) =>
  house.ctx.db.query(sql(`test_player_${text.length}`, text), values);
const play = async (units: string, sessionId: string) => {
  const bets = [{ spot: 'red', amount: units }];
  const placed = await placeRound(house.ctx, player, { sessionId, roundId: randomUUID(), bets });
  if (!placed.ok) throw new Error(placed.code);
};
const pageOf = async () => {
  const read = await readDeskPlayer(house.ctx, player.playerId);
  if (!read.ok) throw new Error(read.code);
  expect(playerCall.response.parse(read.value.answer)).toEqual(read.value.answer);
  return read.value;
};
const units = (minor: bigint | undefined) => {
  const sign = (minor ?? 0n) < 0n ? '-' : '';
  const digits = String(minor ?? 0n)
    .replace('-', '')
    .padStart(3, '0');
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

describe('the page of a player', () => {
  it('says of money what the ledger says', async () => {
    await credit(house, player, 50_000n);
    const { sessionId } = await takeSeat(house, player, 'roulette-european');
    for (const stake of ['10.00', '2.50', '0.50', '7.00']) await play(stake, sessionId);
    const { answer } = await pageOf();
    const sums = await plainSums(house, player.playerId);
    expect(answer.totals).toEqual([
      {
        currency: 'EUR',
        deposited: '500.00',
        chargedBack: '0.00',
        withdrawn: '0.00',
        paidIn: '500.00',
        staked: '20.00',
        paid: units(sums['win']),
        net: units((sums['win'] ?? 0n) + (sums['bet'] ?? 0n)),
      },
    ]);
    expect(sums['bet']).toBe(-2_000n);
    const own = 50_000n + (sums['win'] ?? 0n) + (sums['bet'] ?? 0n);
    expect(answer.balances).toEqual([
      { currency: 'EUR', own: units(own), bonus: '0.00', locked: '0.00', withdrawal: '0.00', owed: '0.00' },
    ]);
  });

  it('shows who they are, their sessions, limits and papers', async () => {
    await run(
      `INSERT INTO player_details (player_id, country, address, city, zip_code, phone_number, dialing_code, date_of_birth)
       VALUES ($1, 'AT', '1 Analytical Row', 'Vienna', '1010', '6641234567', '43', '1990-01-15')`,
      [player.playerId],
    );
    const { answer, looked } = await pageOf();
    expect(answer.player).toMatchObject({
      name: 'Ada King',
      state: 'unconfirmed',
      dateOfBirth: '1990-01-15',
      address: ['1 Analytical Row', '1010 Vienna'],
      phone: '+43 6641234567',
      secondFactor: false,
    });
    expect(answer.sessions).toMatchObject([{ id: player.sessionId, ip: '127.0.0.1' }]);
    expect(answer.saferPlay.limits).toHaveLength(12);
    expect(answer.papers).toEqual({ identity: 'missing', address: 'missing', documents: [] });
    expect(answer.level).toMatchObject({ level: 1 });
    expect(looked).toEqual([player.playerId]);
  });

  it('names those who seem to be the same person, and says that they were seen', async () => {
    const twin = await addPlayer(house);
    await run(`INSERT INTO player_details (player_id, phone_number, dialing_code) VALUES ($1, '6641234567', '43')`, [
      twin.playerId,
    ]);
    const { answer, looked } = await pageOf();
    expect(answer.twins).toMatchObject([{ id: twin.playerId, same: 'phone' }]);
    expect(looked).toEqual([player.playerId, twin.playerId]);
  });

  it('is of a player', async () => {
    expect(await readDeskPlayer(house.ctx, randomUUID())).toEqual({ ok: false, code: 'player_not_found' });
  });
});

const timeline = async (query: { before?: string | undefined; kind?: TimelineKind } = {}) => {
  const read = await listDeskTimeline(house.ctx, player.playerId, query);
  if (!read.ok) throw new Error(read.code);
  expect(timelineCall.response.parse(read.value.answer)).toEqual(read.value.answer);
  return read.value.answer;
};
const wholeTimeline = async () => {
  const events: Awaited<ReturnType<typeof timeline>>['events'] = [];
  let before: string | undefined;
  for (;;) {
    const page = await timeline({ before });
    events.push(...page.events);
    if (page.next === null) return events;
    before = page.next;
  }
};

describe('the timeline', () => {
  it('has all that happened in one order, each thing once, however many at one moment', async () => {
    const { playerId } = player;
    const now = house.ctx.clock.now();
    for (let n = 0; n < 70; n++) {
      await addNote(house.ctx, staff, playerId, `Note ${n}`);
      await run(
        `INSERT INTO security_event (at, kind, player_id, ip, user_agent, request_id) VALUES ($2, 'signed_in', $1, '127.0.0.1', 't', '')`,
        [playerId, now],
      );
    }
    house.passTime(minute);
    await takeTimeOut(house.ctx, caller, player.playerId, 'ONE_DAY');
    const events = await wholeTimeline();
    expect(new Set(events.map(({ id }) => id)).size).toBe(events.length);
    expect(events.filter(({ kind }) => kind === 'notes')).toHaveLength(70);
    expect(events.filter(({ what }) => what === 'signed_in')).toHaveLength(70);
    expect(events[0]).toMatchObject({ kind: 'safer_play', what: 'timed_out' });
    const times = events.map(({ at }) => at);
    expect(times).toEqual(times.toSorted().toReversed());
  });

  it('has what was played as one line a session, with its sums', async () => {
    const { events } = await timeline({ kind: 'play' });
    const sums = await plainSums(house, player.playerId);
    expect(events).toMatchObject([
      {
        what: 'played',
        money: { currency: 'EUR', amount: units((sums['win'] ?? 0n) + (sums['bet'] ?? 0n)) },
        played: { game: 'European Roulette', rounds: 4, stake: '20.00', payout: units(sums['win']) },
      },
    ]);
    const rounds = await listDeskRounds(house.ctx, player.playerId, { gameSession: events[0]?.ref });
    expect(rounds).toMatchObject({ ok: true, value: { answer: { rounds: { length: 4 }, next: null } } });
  });

  it('has who looked only where it is asked for', async () => {
    const { playerId } = player;
    const now = house.ctx.clock.now();
    const looked = { act: 'players.read', players: [playerId] } as const;
    await house.ctx.db.transaction((tx) => noteAct(tx, now, staff, looked));
    const signedOut = { act: 'players.sign_out', players: [playerId], reason: 'Asked for it' } as const;
    await house.ctx.db.transaction((tx) => noteAct(tx, now, staff, signedOut));
    const whatOf = async (kind?: TimelineKind) =>
      (await timeline(kind === undefined ? {} : { kind })).events
        .filter(({ id }) => /^(act|look):/.test(id))
        .map(({ what, actor, text }) => [what, actor, text]);
    expect(await whatOf()).toEqual([['players.sign_out', staff.name, 'Asked for it']]);
    expect(await whatOf('looks')).toEqual([['players.read', staff.name, null]]);
  });

  it('is narrowed to a kind, and begins anew after a cursor that nobody was given', async () => {
    expect((await timeline({ kind: 'safer_play' })).events.map(({ kind }) => kind)).toEqual(['safer_play']);
    expect((await timeline({ before: 'nonsense' })).events).toEqual((await timeline()).events);
    expect(await listDeskTimeline(house.ctx, randomUUID(), {})).toEqual({ ok: false, code: 'player_not_found' });
  });
});

describe('rounds and payments', () => {
  it('each round has the address of its proof', async () => {
    const read = await listDeskRounds(house.ctx, player.playerId, {});
    if (!read.ok) throw new Error(read.code);
    const { rounds } = roundsCall.response.parse(read.value.answer);
    expect(rounds).toHaveLength(4);
    const round = rounds[0];
    expect(round?.proof).toBe(`/desk-service/players/${player.playerId}/rounds/${round?.id}`);
    const record = await readDeskRound(house.ctx, player.playerId, round?.id ?? '');
    if (!record.ok) throw new Error(record.code);
    expect(roundCall.response.parse(record.value.answer)).toEqual(record.value.answer);
    expect(record.value.answer.round).toMatchObject({ id: round?.id, proof: { kind: 'seeds' } });
    expect(await readDeskRound(house.ctx, randomUUID(), round?.id ?? '')).toMatchObject({ code: 'round_not_found' });
  });

  it('payments of both kinds are in one order, page after page', async () => {
    for (let n = 0; n < 60; n++) {
      await run(
        `INSERT INTO deposit (id, player_id, idempotency_key, request_hash, gateway, currency, amount, state, created_at, updated_at)
         VALUES ($1, $2, $3, '', 'brpay', 'EUR', 100, 'failed', $4, $4)`,
        [randomUUID(), player.playerId, `d${n}`, house.ctx.clock.now()],
      );
      await run(
        `INSERT INTO withdrawal (id, player_id, idempotency_key, request_hash, provider, currency, amount, destination, eur_cents,
           day_eur_cents, state, created_at, updated_at)
         VALUES ($1, $2, $3, '', 'skrill', 'EUR', 100, 'a@b.co', 100, 100, 'failed', $4, $4)`,
        [randomUUID(), player.playerId, `w${n}`, house.ctx.clock.now()],
      );
      if (n % 9 === 0) house.passTime(minute);
    }
    const seen: string[] = [];
    let before: string | undefined;
    for (;;) {
      const read = await listDeskPayments(house.ctx, player.playerId, { before });
      if (!read.ok) throw new Error(read.code);
      const { payments, next } = paymentsCall.response.parse(read.value.answer);
      seen.push(...payments.map(({ id }) => id));
      if (next === null) break;
      before = next;
    }
    expect(seen).toHaveLength(120 + 1);
    expect(new Set(seen).size).toBe(121);
  });
});
