import { afterAll, beforeAll, expect, it } from 'vitest';
import { sql } from '#server/db/db.ts';
import { audit, type House, openHouse } from '#tests/server/games/house.ts';
import { storm } from '#tests/support/wallet-kit/chaos.ts';
import { hub88Subject } from '#tests/support/wallet-kit/hub88.ts';
import { valkyrieSubject } from '#tests/support/wallet-kit/valkyrie.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** More in a run by hand: WALLET_STORM_CALLS=100000, bounded by WALLET_STORM_SECONDS. */
const calls = Number(process.env.WALLET_STORM_CALLS ?? 600);
const secondsMax = Number(process.env.WALLET_STORM_SECONDS ?? 20);

const decidedTwice = sql(
  'test_decided_twice',
  `SELECT w.transaction_id FROM wallet_transaction w JOIN round r ON r.provider = w.provider AND r.player_id = w.player_id
     AND r.reference = w.round_reference
   WHERE w.action = 'bet' AND w.cancelled_at IS NOT NULL AND EXISTS (SELECT FROM wallet_transaction v
     WHERE v.provider = w.provider AND v.player_id = w.player_id AND v.round_reference = w.round_reference
     AND v.action = 'win' AND v.win_kind = 'base')`,
);

it.each([hub88Subject, valkyrieSubject])(
  'a storm of calls in $name leaves a ledger that sums to zero, and no bet both won and given back',
  async (subject) => {
    const told = await storm(house, subject, { calls, players: 20, atOnce: 16, secondsMax });
    if (process.env.WALLET_STORM_CALLS) console.log(subject.name, told);
    expect(told.ok).toBeGreaterThan(0);
    expect(told.ok).toBeLessThan(told.calls);
    expect(await house.ctx.db.query(decidedTwice)).toEqual([]);
    await audit(house);
  },
  (secondsMax + 40) * 1_000,
);
