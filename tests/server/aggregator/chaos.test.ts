import { afterAll, beforeAll, expect, it } from 'vitest';
import { sql } from '#server/db/db.ts';
import { audit, fundsOf, type House, openHouse } from '#tests/server/games/house.ts';
import { storm } from '#tests/support/wallet-kit/chaos.ts';
import { coreOf } from '#tests/support/wallet-kit/core.ts';
import { hub88Subject } from '#tests/support/wallet-kit/hub88.ts';
import { valkyrieByReference, valkyrieSubject } from '#tests/support/wallet-kit/valkyrie.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** More in a run by hand: WALLET_STORM_CALLS=100000, bounded by WALLET_STORM_SECONDS. */
const calls = Number(process.env.WALLET_STORM_CALLS ?? 600);
const secondsMax = Number(process.env.WALLET_STORM_SECONDS ?? 20);

/** A prize between a bet and what took the bet back. */
const decidedTwice = sql(
  'test_decided_twice',
  `SELECT b.transaction_id FROM wallet_transaction b JOIN wallet_transaction x ON x.provider = b.provider AND x.player_id = b.player_id
     AND x.action = 'rollback' AND x.bet_transaction_id = b.transaction_id
   JOIN wallet_transaction w ON w.provider = b.provider AND w.player_id = b.player_id AND w.round_reference = b.round_reference
     AND w.action = 'win' AND w.win_kind = 'base' AND w.seq BETWEEN b.seq AND x.seq
   WHERE b.action = 'bet' AND b.cancelled_at IS NOT NULL`,
);
/** A tombstone whose bet was taken all the same. */
const tookTheDead = sql(
  'test_took_the_dead',
  `SELECT b.transaction_id FROM wallet_transaction b JOIN wallet_transaction x ON x.provider = b.provider AND x.player_id = b.player_id
     AND x.action = 'rollback' AND x.bet_transaction_id = b.transaction_id
   WHERE b.action = 'bet' AND (b.seq > x.seq OR b.cancelled_at IS NULL)`,
);

it.each([coreOf('a studio', 'studio-slot'), hub88Subject, valkyrieSubject, valkyrieByReference])(
  'a storm of calls in $name leaves a ledger that sums to zero, and each player with what was answered',
  async (subject) => {
    const { books, ...told } = await storm(house, subject, { calls, players: 20, atOnce: 16, secondsMax });
    if (process.env.WALLET_STORM_CALLS) console.log(subject.name, told);
    expect(told.ok).toBeGreaterThan(0);
    expect(told.ok).toBeLessThan(told.calls);
    const kept = await Promise.all(books.map(({ player }) => fundsOf(house, player)));
    expect(kept.map(({ cash, bonus }) => cash + bonus)).toEqual(books.map(({ balance }) => balance()));
    expect(await house.ctx.db.query(decidedTwice)).toEqual([]);
    expect(await house.ctx.db.query(tookTheDead)).toEqual([]);
    await audit(house);
  },
  (secondsMax + 40) * 1_000,
);
