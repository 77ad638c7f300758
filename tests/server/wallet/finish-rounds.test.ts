import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { sql } from '#server/db/db.ts';
import { finishStaleRounds } from '#server/services/wallet/finish-rounds.ts';
import { addPlayer, audit, fund, fundsOf, type House, hour, openHouse } from '../games/house.ts';
import { seatPlayer } from './studio.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterEach(() => audit(house));
afterAll(() => house.close());

const rounds = sql(
  'test_rounds',
  'SELECT reference, status, stake, payout FROM round WHERE player_id = $1 ORDER BY reference',
);

it('rounds open for 48 hours are finished: undecided bets go back as they were taken, decided ones stand', async () => {
  const player = await addPlayer(house, 'EUR', 1_000n);
  await fund(house, player, 'EUR', 500n, 'bonus');
  const { bet, win } = await seatPlayer(house, player);
  await bet('b1', 200n, { round: 'lost' });
  await win('w1', 0n, { round: 'lost' });
  await bet('b2', 100n, { round: 'mixed' });
  await win('w2', 30n, { round: 'mixed' });
  await bet('b3', 50n, { round: 'mixed' });
  await bet('b4', 900n, { round: 'undecided' });
  expect(await fundsOf(house, player)).toEqual({ cash: 0n, bonus: 280n });

  house.passTime(48 * hour - 1);
  expect(await finishStaleRounds(house.ctx)).toBe(0);
  house.passTime(2);
  expect(await finishStaleRounds(house.ctx)).toBe(3);
  expect(await finishStaleRounds(house.ctx)).toBe(0);
  expect(await house.ctx.db.query(rounds, [player.playerId])).toEqual([
    { reference: 'lost', status: 'settled', stake: 200n, payout: 0n },
    { reference: 'mixed', status: 'settled', stake: 100n, payout: 30n },
    { reference: 'undecided', status: 'cancelled', stake: 0n, payout: 0n },
  ]);
  expect(await fundsOf(house, player)).toEqual({ cash: 730n, bonus: 500n });
  expect(await win('w4', 9_000n, { round: 'undecided' })).toMatchObject({ outcome: 'already_cancelled' });
});

it('a bet given back after 48 hours is not given back again by its late rollback', async () => {
  const { player, bet, rollback } = await seatPlayer(house, await addPlayer(house, 'EUR', 1_000n));
  await bet('b1', 400n);
  house.passTime(49 * hour);
  const both = await Promise.all([finishStaleRounds(house.ctx), finishStaleRounds(house.ctx)]);
  expect(both.reduce((sum, finished) => sum + finished)).toBe(1);
  expect(await rollback('x1', 'b1')).toMatchObject({ outcome: 'already_cancelled', balanceMinor: 1_000n });
  expect(await fundsOf(house, player)).toEqual({ cash: 1_000n, bonus: 0n });
});

it('rounds that cannot be finished keep none behind them open, however many they are', async () => {
  const player = await addPlayer(house, 'EUR', 100_000n);
  const { bet } = await seatPlayer(house, player);
  for (let number = 0; number < 205; number += 1) await bet(`stuck-${number}`, 1n, { round: `stuck-${number}` });
  await bet('behind', 7n, { round: 'z-behind' });
  house.passTime(49 * hour);
  const open = await house.ctx.db.query<{ id: string; reference: string }>(
    sql('test_open', `SELECT id, reference FROM round WHERE player_id = $1 AND status = 'open'`),
    [player.playerId],
  );
  const stuck = new Set(open.filter(({ reference }) => reference.includes('stuck')).map(({ id }) => id));
  expect(stuck.size).toBe(205);
  const query: typeof house.ctx.db.query = (statement, values = []) =>
    statement.name === 'finish_round' && stuck.has(String(values[0]))
      ? Promise.reject(new Error('a fault of this round'))
      : house.ctx.db.query(statement, values);
  expect(await finishStaleRounds({ ...house.ctx, db: { ...house.ctx.db, query } })).toBe(1);
  expect(await finishStaleRounds(house.ctx)).toBe(205);
});
