import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DatabaseUnavailable, type Db, sql } from '#server/db/db.ts';
import { receiveWebhook } from '#server/services/payments/receive-webhook.ts';
import { addPlayer, type House, openHouse } from '#tests/server/games/house.ts';
import { chanceOf, deliverAll, faultsOf, letHappen, openWaiting, type Told } from '#tests/support/chaos.ts';
import { type Arrival, arrivalsOf } from '#tests/support/chaos-arrivals.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse({ SANDBOX: '1' });
});
afterAll(() => house.close());

const caller = { ip: '127.0.0.1', country: 'MT', userAgent: 'company', requestId: 'chaos' };
class Killed extends Error {}

/**
 * A process that is killed now and then at some step of a transaction: before a statement, before the commit, or after it and before
 * the answer. What is not committed PostgreSQL takes back, as it does when a process is gone.
 */
const mortal = (db: Db, chance: (below: number) => number): Db => ({
  ...db,
  transaction: async (work) => {
    const diesAt = chance(4) === 0 ? chance(8) : Number.POSITIVE_INFINITY;
    let step = 0;
    const live = () => {
      step += 1;
      if (step > diesAt) throw new Killed();
    };
    const value = await db.transaction(async (tx) => {
      const done = await work({
        query: async (statement, values) => {
          live();
          return tx.query(statement, values);
        },
      });
      live();
      return done;
    });
    live();
    return value;
  },
});

const stake = sql(
  'test_chaos_stake',
  `SELECT code FROM ledger_try_post('bet', $1, $2, $3, 'EUR', ARRAY['cash', 'gaming'], ARRAY['', 'test'], ARRAY[-$4::bigint, $4::bigint])`,
);

test('must-hold 17, 18, 19, 40: 2,000 events in any order, doubled, forged, with kills between, credit each paid deposit once', async () => {
  const seed = randomUUID();
  const chance = chanceOf(seed);
  const { ctx } = house;
  const players = await Promise.all(Array.from({ length: 12 }, () => addPlayer(house, 'EUR')));
  const deposits = await openWaiting(
    ctx.db,
    players.map(({ playerId }) => playerId),
    420,
    chance,
    ctx.clock.now(),
  );
  const arrivals = arrivalsOf(deposits, ctx.config.secrets.cardWebhook, chance, () => ctx.clock.now());
  expect(arrivals.length).toBeGreaterThan(1_500);

  const db = mortal(ctx.db, chance);
  const deliver = async (arrival: Arrival): Promise<Told> => {
    const { deposit, raw, headers } = arrival;
    await letHappen(ctx.db, arrival);
    try {
      const heard = await receiveWebhook({ ...ctx, db }, caller, deposit.gateway, raw, new Headers(headers));
      // Players stake what they were just credited: a charge-back may find nothing left.
      if (chance(3) === 0) await ctx.db.query(stake, [deposit.playerId, randomUUID(), ctx.clock.now(), 700n]);
      return heard.ok ? 'heard' : 'refused';
    } catch (error) {
      if (error instanceof Killed || error instanceof DatabaseUnavailable) return 'lost';
      throw error;
    }
  };
  const counts = await deliverAll(arrivals, 16, deliver);
  expect(await faultsOf(ctx.db, deposits), `seed ${seed}`).toEqual([]);
  expect(counts.forgedHeard, `seed ${seed}`).toBe(0);
  expect(counts.lost).toBeGreaterThan(100);
  expect(counts.sent).toBeGreaterThan(2_000);
});
