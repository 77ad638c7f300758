import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { createStream } from '#domain/fairness/stream.ts';
import { layMines } from '#domain/games/mines/round.ts';
import { sql } from '#server/db/db.ts';
import type { PlayerSession } from '#server/services/caller.ts';
import { placeRound } from '#server/services/games/place-round.ts';
import { lapsePromotions } from '#server/services/promotions/lapse.ts';
import { addPlayer, findSeeds, fundsOf, giveSeeds, type House, openHouse, takeSeat } from '../games/house.ts';
import { give, grantOf, prove } from './grants.ts';

const day = 86_400_000;

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterEach(() => prove(house));
afterAll(() => house.close());

const safe = findSeeds((seeds) => layMines(1, createStream(seeds)).every((tile) => tile > 3));
/** A round of mines that waits, staked with what the player has. */
async function leaveOpen(player: PlayerSession): Promise<string> {
  await giveSeeds(house, player, safe);
  const { sessionId } = await takeSeat(house, player, 'mines');
  const roundId = randomUUID();
  const bets = [{ spot: 'mines:1', amount: '4.00' }];
  const placed = await placeRound(house.ctx, player, { sessionId, roundId, bets });
  if (!placed.ok) throw new Error(placed.code);
  return roundId;
}
const selectStatus = sql('test_lapsed_round', 'SELECT status FROM round WHERE id = $1');
const statusOf = async (id: string) => (await house.ctx.db.query<{ status: string }>(selectStatus, [id]))[0]?.status;

it('a round of bonus money that waits is decided before its promotion ends', async () => {
  const player = await addPlayer(house);
  const grant = await give(house, player, { days: 1 });
  const round = await leaveOpen(player);
  house.passTime(day);
  await lapsePromotions(house.ctx);
  expect([await statusOf(round), (await grantOf(house, grant)).state]).toEqual(['settled', 'expired']);
  expect(await fundsOf(house, player)).toEqual({ cash: 0n, bonus: 0n });
});

it('a round of own money waits on', async () => {
  const player = await addPlayer(house, 'EUR', 1_000n);
  const grant = await give(house, player, { days: 1 });
  const round = await leaveOpen(player);
  house.passTime(day);
  await lapsePromotions(house.ctx);
  expect([await statusOf(round), (await grantOf(house, grant)).state]).toEqual(['open', 'expired']);
  expect(await fundsOf(house, player)).toEqual({ cash: 600n, bonus: 0n });
});

it('one that cannot be ended is told in the log and holds up no other', async () => {
  const [one, other] = [await addPlayer(house), await addPlayer(house)];
  const [broken, sound] = [await give(house, one, { days: 1 }), await give(house, other, { days: 2 })];
  house.passTime(2 * day);
  const { db } = house.ctx;
  const query: typeof db.query = (statement, values) =>
    statement.name === 'promotion_lapse' && values?.[0] === broken
      ? Promise.reject(new Error('broken'))
      : db.query(statement, values);
  await lapsePromotions({ ...house.ctx, db: { ...db, query } });
  expect((await grantOf(house, sound)).state).toBe('expired');
  expect(house.logged.join('')).toContain('a promotion could not be ended');
  await lapsePromotions(house.ctx);
  expect((await grantOf(house, broken)).state).toBe('expired');
});
