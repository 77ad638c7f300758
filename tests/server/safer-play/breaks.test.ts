import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runSaferPlay } from '#scripts/ops/safer-play.ts';
import { sql } from '#server/db/db.ts';
import type { PlayerSession } from '#server/services/caller.ts';
import { actRound } from '#server/services/games/act-round.ts';
import { launchGame } from '#server/services/games/launch-game.ts';
import { placeRound } from '#server/services/games/place-round.ts';
import { exclude, storeExclusion, takeTimeOut } from '#server/services/safer-play/breaks.ts';
import { tellDueEasings } from '#server/services/safer-play/due-easings.ts';
import { setLimit } from '#server/services/safer-play/limits.ts';
import { releaseExcludedRounds } from '#server/services/safer-play/release-rounds.ts';
import { flagExcludedPerson, noteReturn } from '#server/services/safer-play/same-person.ts';
import { closeRooms } from '#server/services/shared/rooms.ts';
import { withdrawable } from '#server/services/wallet/funds.ts';
import {
  addPlayer,
  audit,
  fundsOf,
  type House,
  hour,
  minute,
  openHouse,
  releaseTogether,
  takeSeat,
} from '../games/house.ts';
import { holdLead, layChain, lead, present, recordOf, sitAtCrash, stake } from '../shared/table.ts';

let house: House;
let letGo: () => Promise<void>;
beforeAll(async () => {
  house = await openHouse({ PACE_TABLE_MS: '0', PACE_QUICK_MS: '0' });
  letGo = await holdLead(house);
  await layChain(house, [5_000, 1_000_000], [5_000, 1_000_000]);
});
afterEach(() => audit(house));
afterAll(async () => {
  await closeRooms(house.ctx);
  await letGo();
  await house.close();
});

const caller = { ip: '127.0.0.1', country: 'NL', userAgent: 'test', requestId: 'test' };
const rich = () => addPlayer(house, 'EUR', 100_000n);
const selectEvents = sql('test_events', 'SELECT kind FROM security_event WHERE player_id = $1 ORDER BY id');
const eventsOf = async ({ playerId }: PlayerSession) =>
  (await house.ctx.db.query<{ kind: string }>(selectEvents, [playerId])).map(({ kind }) => kind);
const openMines = async (player: PlayerSession) => {
  const { sessionId } = await takeSeat(house, player, 'mines');
  const roundId = randomUUID();
  const bets = [{ spot: 'mines:1', amount: '10.00' }];
  expect((await placeRound(house.ctx, player, { sessionId, roundId, bets })).ok).toBe(true);
  return { roundId };
};

describe('self-exclusion (A.3.8, must-hold 24)', () => {
  it('decides what waits as is better for the player, and nothing is left at stake', async () => {
    const player = await rich();
    const { roundId } = await openMines(player);
    await exclude(house.ctx, caller, player.playerId, 'ONE_WEEK');
    expect(await recordOf(house, roundId)).toMatchObject({ status: 'settled', payout: 1_000n });
    expect(await fundsOf(house, player)).toMatchObject({ cash: 100_000n });
  });

  it('leaves it to the minute’s work where the process died in between', async () => {
    const player = await rich();
    const { roundId } = await openMines(player);
    await storeExclusion(house.ctx, caller, player.playerId, 'ONE_DAY');
    expect(await recordOf(house, roundId)).toMatchObject({ status: 'open' });
    await releaseExcludedRounds(house.ctx);
    expect(await recordOf(house, roundId)).toMatchObject({ status: 'settled' });
  });

  it('gives a crash stake back before the start, and cashes it out in flight', async () => {
    const [early, flying] = [await rich(), await rich()];
    await lead(house);
    const place = async (player: PlayerSession) => stake(house, player, await sitAtCrash(house, player), 'manual');
    const [first, second] = [await place(early), await place(flying)];
    await exclude(house.ctx, caller, early.playerId, 'FOREVER');
    expect(await recordOf(house, first)).toMatchObject({ status: 'cancelled' });
    const { starts_at: startsAt } = await present(house);
    house.passTime((startsAt?.getTime() ?? 0) - house.ctx.clock.now().getTime() + 2_000);
    await exclude(house.ctx, caller, flying.playerId, 'ONE_DAY');
    const record = await recordOf(house, second);
    expect(record?.status).toBe('settled');
    expect(record?.payout).toBeGreaterThan(100n);
  });

  it('is never made shorter, by twenty wishes at once, by the desk or by the clock', async () => {
    const player = await rich();
    const periods = ['ONE_DAY', 'ONE_MONTH', 'ONE_YEAR', 'ONE_WEEK'] as const;
    const acts = Array.from(
      { length: 20 },
      (_, at) => () => exclude(house.ctx, caller, player.playerId, periods[at % 4] ?? 'ONE_DAY'),
    );
    await releaseTogether(house, player, acts);
    const year = new Date(house.ctx.clock.now().getTime() + 366 * 24 * hour).toISOString();
    const shown = async () =>
      (await runSaferPlay(house.ctx.db, ['show', player.email], house.ctx.clock.now()))?.lines ?? [];
    expect(await shown()).toContain(`excluded: until ${year}`);
    const desk = (period: string) =>
      runSaferPlay(house.ctx.db, ['exclude', player.email, period], house.ctx.clock.now());
    expect(await desk('SIX_MONTHS')).toMatchObject({ done: false });
    expect(await desk('FOREVER')).toMatchObject({ done: true });
    expect(await desk('FOREVER')).toMatchObject({ done: false });
    expect(await desk('NEVER')).toBeUndefined();
    expect(await shown()).toContain('excluded: for good');
    // Own money is there for support to pay out.
    expect(await shown()).toContain('EUR: own money 1000.00, bonus 0.00, locked 0.00');
  });

  it('is over by the player’s own coming back after its time alone, and that is noted', async () => {
    const player = await rich();
    await exclude(house.ctx, caller, player.playerId, 'ONE_DAY');
    await noteReturn(house.ctx.db, caller, player.playerId, house.ctx.clock.now());
    expect(await eventsOf(player)).toEqual(['self_excluded']);
    house.passTime(25 * hour);
    await noteReturn(house.ctx.db, caller, player.playerId, house.ctx.clock.now());
    await noteReturn(house.ctx.db, caller, player.playerId, house.ctx.clock.now());
    expect(await eventsOf(player)).toEqual(['self_excluded', 'exclusion_over']);
  });

  const addDetails = sql(
    'test_details',
    'INSERT INTO player_details (player_id, date_of_birth, phone_number, dialing_code, receive_email_promo) VALUES ($1, $2, $3, $4, true)',
  );
  const wantsPromo = sql('test_promo', 'SELECT receive_email_promo AS wanted FROM player_details WHERE player_id = $1');
  const setAddress = sql('test_address', 'UPDATE player SET email_key = $2 WHERE id = $1');
  it('must-hold 24: flags an account of the same mailbox that was there before, whose profile is empty', async () => {
    const [player, second] = [await rich(), await rich()];
    const local = randomUUID().slice(0, 8);
    await house.ctx.db.query(setAddress, [player.playerId, `a${local}@gmail.com`]);
    await house.ctx.db.query(setAddress, [second.playerId, `a.${local}+two@googlemail.com`]);
    await exclude(house.ctx, caller, player.playerId, 'ONE_WEEK');
    expect(await eventsOf(second)).toEqual(['exclusion_matched']);
  });

  it('ends marketing, and flags other accounts with the same phone, or name and date of birth', async () => {
    const [player, older, later, stranger] = [await rich(), await rich(), await rich(), await rich()];
    const tell = (of: PlayerSession, ...facts: unknown[]) => house.ctx.db.query(addDetails, [of.playerId, ...facts]);
    await tell(player, '1990-05-05', '612345678', '31');
    await tell(older, '1970-01-01', '612345678', '31');
    await tell(stranger, '1971-01-01', '699999999', '31');
    await exclude(house.ctx, caller, player.playerId, 'ONE_WEEK');
    expect(await house.ctx.db.query(wantsPromo, [player.playerId])).toEqual([{ wanted: false }]);
    expect(await eventsOf(older)).toEqual(['exclusion_matched']);
    await tell(later, '1990-05-05', null, null);
    for (const one of [later, stranger])
      await flagExcludedPerson(house.ctx.db, caller, one.playerId, house.ctx.clock.now());
    expect([await eventsOf(later), await eventsOf(stranger)]).toEqual([['exclusion_matched'], []]);
  });
});

describe('a time-out', () => {
  let player: PlayerSession;
  beforeEach(async () => {
    player = await rich();
  });

  it('lets what waits be finished and money be asked for, and a table with a round be entered', async () => {
    const { roundId } = await openMines(player);
    expect((await takeTimeOut(house.ctx, caller, player.playerId, 'ONE_DAY')).ok).toBe(true);
    expect(await launchGame(house.ctx, player, { id: 'plinko', demo: false })).toMatchObject({
      code: 'player_timed_out',
    });
    expect((await launchGame(house.ctx, player, { id: 'mines', demo: false })).ok).toBe(true);
    const { sessionId } = await takeSeat(house, player, 'mines');
    expect((await withdrawable(house.ctx, player))[0]).toMatchObject({ amount: '990.00' });
    const reveal = { sessionId, roundId, step: 0, action: { name: 'reveal', tile: 3 } };
    expect((await actRound(house.ctx, player, reveal)).ok).toBe(true);
  });

  it('is made longer, never shorter, and ends by itself', async () => {
    await takeTimeOut(house.ctx, caller, player.playerId, 'THREE_DAYS');
    expect(await takeTimeOut(house.ctx, caller, player.playerId, 'ONE_DAY')).toMatchObject({
      code: 'time_out_not_longer',
    });
    house.passTime(72 * hour - minute);
    expect(await launchGame(house.ctx, player, { id: 'mines', demo: true })).toMatchObject({
      code: 'player_timed_out',
    });
    house.passTime(2 * minute);
    expect((await launchGame(house.ctx, player, { id: 'mines', demo: true })).ok).toBe(true);
  });
});

it('tells once that a raise may be confirmed', async () => {
  const player = await rich();
  const raise = (value: string | null) => setLimit(house.ctx, caller, player, { kind: 'loss', period: 'WEEK', value });
  await raise('100.00');
  await raise('200.00');
  house.passTime(24 * hour);
  await Promise.all(Array.from({ length: 5 }, () => tellDueEasings(house.ctx)));
  const told = sql('test_told', `SELECT kind FROM notification WHERE player_id = $1 ORDER BY kind`);
  expect(await house.ctx.db.query(told, [player.playerId])).toEqual([
    { kind: 'limit_changed' },
    { kind: 'limit_raise_due' },
  ]);
});
