import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DatabaseUnavailable, sql } from '#server/db/db.ts';
import { betHistory } from '#server/services/games/bet-history.ts';
import { placeRound } from '#server/services/games/place-round.ts';
import { addPlayer, audit, fundsOf, type House, openHouse, settledOf, sitDown } from './house.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const killOne = sql(
  'test_kill',
  `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
   WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend' ORDER BY random() LIMIT 3`,
);

it('must-hold 40: connections killed in the middle of bets lose none and count none twice', async () => {
  const player = await addPlayer(house, 'EUR', 1_000_000n);
  const { sessionId } = await sitDown(house, player);
  let isRunning = true;
  let lost = 0;
  const retried = async <T>(act: () => Promise<T>): Promise<T> => {
    for (;;) {
      try {
        return await act();
      } catch (error) {
        if (!(error instanceof DatabaseUnavailable)) throw error;
        lost += 1;
      }
    }
  };
  const killer = (async () => {
    while (isRunning) {
      await house.ctx.db.query(killOne).catch(() => undefined);
      await new Promise((resolve) => setTimeout(resolve, 15));
    }
  })();
  const answered = new Map<string, string>();
  const bettor = async () => {
    for (let n = 0; n < 40; n++) {
      const roundId = randomUUID();
      const bets = [{ spot: 'red', amount: '1.00' }];
      const placed = await retried(() => placeRound(house.ctx, player, { sessionId, roundId, bets }));
      if (!placed.ok) throw new Error(placed.code);
      answered.set(roundId, settledOf(placed.value.round).payout);
    }
  };
  await Promise.all(Array.from({ length: 8 }, bettor));
  isRunning = false;
  await killer;
  expect(lost).toBeGreaterThan(0);
  const paid = [...answered.values()].reduce((sum, payout) => sum + BigInt(payout.replace('.', '')), 0n);
  expect(await retried(() => fundsOf(house, player))).toEqual({ cash: 1_000_000n - 32_000n + paid, bonus: 0n });
  expect((await retried(() => betHistory(house.ctx, player, { size: 1, page: 0 }))).total).toBe(320);
  await retried(() => audit(house));
});
