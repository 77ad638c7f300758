import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readLoyaltyLevel } from '#contract/profile/promotions.ts';
import { runLoyalty } from '#scripts/ops/loyalty.ts';
import { sql } from '#server/db/db.ts';
import { listWrongDays } from '#server/db/queries/loyalty.ts';
import type { PlayerSession } from '#server/services/caller.ts';
import { placeRound } from '#server/services/games/place-round.ts';
import { countLoyalty, recountLoyalty } from '#server/services/loyalty/count-days.ts';
import { publishEdges } from '#server/services/loyalty/edges.ts';
import { payCashback } from '#server/services/loyalty/pay-cashback.ts';
import { readLevel } from '#server/services/loyalty/read-level.ts';
import { exclude, takeTimeOut } from '#server/services/safer-play/breaks.ts';
import {
  addPlayer,
  audit,
  fund,
  fundsOf,
  type House,
  hour,
  minute,
  openHouse,
  roulette,
  takeSeat,
} from '../games/house.ts';

// The house's clock begins on Monday, 1 March 2027, at noon. Roulette's edge is 27,027 millionths.
const day = 24 * hour;
let house: House;
beforeEach(async () => {
  house = await openHouse({ PACE_TABLE_MS: '0', PACE_QUICK_MS: '0' });
  await publishEdges(house.ctx);
});
afterEach(async () => {
  await audit(house);
  await house.close();
});

const caller = { ip: '127.0.0.1', country: 'NL', userAgent: 'test', requestId: 'test' };
const play = async (player: PlayerSession, units: string, { demo = false, gameId = roulette, spot = 'red' } = {}) => {
  const { sessionId } = await takeSeat(house, player, gameId, { demo });
  const placed = await placeRound(house.ctx, player, {
    sessionId,
    roundId: randomUUID(),
    bets: [{ spot, amount: units }],
  });
  if (!placed.ok) throw new Error(placed.code);
};
const countAll = async () => countLoyalty(house.ctx);
const daysOf = sql(
  'test_loyalty_days',
  `SELECT to_char(day, 'YYYY-MM-DD') AS day, edge::text, eur_micros FROM loyalty_day WHERE player_id = $1 ORDER BY day`,
);
const cashbackOf = sql('test_cashback', 'SELECT state, amount, percent FROM loyalty_cashback WHERE player_id = $1');
const query = <T extends object>(statement: ReturnType<typeof sql>, values: readonly unknown[] = []) =>
  house.ctx.db.query<T>(statement, values);

/** Plays, and goes on to Monday at one, when the week is counted and paid. */
const aWeekOf = async (player: PlayerSession, units: string) => {
  await play(player, units);
  house.passTime(6 * day + 13 * hour);
  await countAll();
};

describe('points', () => {
  it('are what own stakes leave to the house on average, at once, and the same once the day is counted', async () => {
    const player = await addPlayer(house, 'EUR', 100_000n);
    await play(player, '100.00');
    const now = await readLevel(house.ctx, player);
    expect(readLoyaltyLevel.response.parse(now)).toEqual(now);
    // 100 EUR at 2.7027 %: 270 cents; 2 % of 2.70 EUR comes back.
    expect(now).toMatchObject({
      level: 1,
      points: 270,
      nextLevelPoints: 5_000,
      earned: [{ currency: 'EUR', amount: '0.05' }],
    });
    house.passTime(day);
    await countAll();
    expect(await readLevel(house.ctx, player)).toEqual(now);
    expect(await query(daysOf, [player.playerId])).toEqual([
      { day: '2027-03-01', edge: '270270000', eur_micros: 2_702_700n },
    ]);
  });

  it('do not come from play money, bonus money or a game without an edge', async () => {
    const player = await addPlayer(house, 'EUR', 1_000n);
    await play(player, '100.00', { demo: true });
    await play(player, '1.00', { gameId: 'craps', spot: 'pass' });
    await fund(house, player, 'EUR', 50_000n, 'bonus');
    const { cash } = await fundsOf(house, player);
    await play(player, '20.00');
    const { points } = await readLevel(house.ctx, player);
    expect(points).toBe(Number((cash * 27_027n) / 1_000_000n));
  });

  it('of a round that ends in the last moment of a day belong to that day, though it is counted minutes later', async () => {
    const player = await addPlayer(house, 'EUR', 100_000n);
    house.passTime(12 * hour - 1);
    await play(player, '100.00');
    house.passTime(5 * minute);
    await countAll();
    expect(await query(daysOf, [player.playerId])).toEqual([]);
    house.passTime(6 * minute);
    await countAll();
    expect(await query<{ day: string }>(daysOf, [player.playerId])).toMatchObject([{ day: '2027-03-01' }]);
  });

  it('end after twelve months', async () => {
    const player = await addPlayer(house, 'EUR', 1_000_000n);
    for (let bets = 0; bets < 20; bets++) await play(player, '100.00');
    expect(await readLevel(house.ctx, player)).toMatchObject({ level: 2, points: 5_405 });
    house.passTime(365 * day);
    await countAll();
    expect(await readLevel(house.ctx, player)).toMatchObject({ level: 1, points: 0, earned: [] });
  });

  it('can be made anew from the rounds, and what was altered is found', async () => {
    const player = await addPlayer(house, 'EUR', 100_000n);
    await play(player, '100.00');
    house.passTime(day);
    await countAll();
    const before = await query(daysOf, [player.playerId]);
    await query(sql('test_alter_day', 'UPDATE loyalty_day SET edge = edge + 1'));
    expect(await query(listWrongDays)).toMatchObject([{ found: '270270001', expected: '270270000' }]);
    expect(await runLoyalty(house.ctx.db, ['check'], house.ctx.clock.now())).toMatchObject({ done: false });
    // The rates of the day are the day's: new ones change nothing of it.
    await query(sql('test_new_rates', `UPDATE currency SET eur_rate = eur_rate * 2 WHERE code <> 'EUR'`));
    expect(await recountLoyalty(house.ctx.db, house.ctx.clock.now())).toBe(1);
    expect(await query(daysOf, [player.playerId])).toEqual(before);
    expect(await runLoyalty(house.ctx.db, ['check'], house.ctx.clock.now())).toMatchObject({ done: true });
  });
});

describe('cashback', () => {
  it('is paid on Monday as own money, once, however many pay at the same time', async () => {
    const player = await addPlayer(house, 'EUR', 1_000_000n);
    await play(player, '100.00');
    house.passTime(day);
    await countAll();
    await payCashback(house.ctx);
    expect(await query(cashbackOf, [player.playerId])).toEqual([]);
    const { cash } = await fundsOf(house, player);
    house.passTime(5 * day + 13 * hour);
    await countAll();
    await Promise.all(Array.from({ length: 20 }, () => payCashback(house.ctx)));
    expect(await query(cashbackOf, [player.playerId])).toEqual([{ state: 'paid', amount: 5n, percent: 2 }]);
    expect((await fundsOf(house, player)).cash).toBe(cash + 5n);
    await payCashback(house.ctx);
    expect((await fundsOf(house, player)).cash).toBe(cash + 5n);
  });

  it('does not depend on whether the player won or lost', async () => {
    const winner = await addPlayer(house, 'EUR', 100_000n);
    const loser = await addPlayer(house, 'EUR', 100_000n);
    await play(winner, '50.00', { spot: 'red' });
    await play(loser, '50.00', { spot: 'straight:0' });
    house.passTime(6 * day + 13 * hour);
    await countAll();
    await payCashback(house.ctx);
    const [first, second] = [await query(cashbackOf, [winner.playerId]), await query(cashbackOf, [loser.playerId])];
    expect(first).toEqual([{ state: 'paid', amount: 2n, percent: 2 }]);
    expect(second).toEqual(first);
  });

  it.each([
    ['on a break', (player: PlayerSession) => takeTimeOut(house.ctx, caller, player.playerId, 'ONE_WEEK')],
    ['excluded', (player: PlayerSession) => exclude(house.ctx, caller, player.playerId, 'ONE_WEEK')],
  ])('is withheld from a player who is %s, and not paid when that is over', async (_, leave) => {
    const player = await addPlayer(house, 'EUR', 100_000n);
    await aWeekOf(player, '100.00');
    const { cash } = await fundsOf(house, player);
    await leave(player);
    await payCashback(house.ctx);
    expect(await query(cashbackOf, [player.playerId])).toEqual([{ state: 'withheld', amount: 5n, percent: 2 }]);
    house.passTime(8 * day);
    await countAll();
    await payCashback(house.ctx);
    expect((await fundsOf(house, player)).cash).toBe(cash);
    expect(await query(cashbackOf, [player.playerId])).toHaveLength(1);
  });

  it('of one player that fails keeps nobody else from it, and is paid the next time', async () => {
    const players = [await addPlayer(house, 'EUR', 100_000n), await addPlayer(house, 'EUR', 100_000n)];
    for (const player of players) await play(player, '100.00');
    house.passTime(6 * day + 13 * hour);
    await countAll();
    const { db } = house.ctx;
    let begun = 0;
    const transaction: typeof db.transaction = (act) =>
      begun++ === 0 ? Promise.reject(new Error('away')) : db.transaction(act);
    await payCashback({ ...house.ctx, db: { ...db, transaction } });
    const paid = () => Promise.all(players.map(async ({ playerId }) => (await query(cashbackOf, [playerId])).length));
    expect((await paid()).toSorted()).toEqual([0, 1]);
    await payCashback(house.ctx);
    expect(await paid()).toEqual([1, 1]);
  });

  it('of less than a minor unit is nothing, and moves nothing', async () => {
    const player = await addPlayer(house, 'EUR', 100_000n);
    await aWeekOf(player, '10.00');
    await payCashback(house.ctx);
    expect(await query(cashbackOf, [player.playerId])).toEqual([{ state: 'nothing', amount: 0n, percent: 2 }]);
  });
});
