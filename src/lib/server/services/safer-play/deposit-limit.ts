import { passedBy, passedFacts, toMicros } from '#domain/limits/use.ts';
import { rationalOf } from '#domain/maths/rational.ts';
import type { CurrencyCode } from '#domain/money/currency.ts';
import type { Facts } from '#domain/result.ts';
import type { Queryable } from '../../db/db.ts';
import { findStoredRate, type StoredRateRow } from '../../db/queries/rates.ts';
import { listDepositUse, type UseRow } from '../../db/queries/safer-play.ts';

/**
 * What to tell of the player's own deposit limit that one more deposit would pass; undefined when all allow it. Within the
 * caller's transaction, under the player's lock. Deposits that are open count: each may still be credited.
 */
export const passedDepositLimit = async (
  tx: Queryable,
  playerId: string,
  amountMinor: bigint,
  currency: CurrencyCode,
  now: Date,
): Promise<Facts | undefined> => {
  const uses = await tx.query<UseRow>(listDepositUse, [playerId, now]);
  // At the rate by which the database counted the others.
  const [stored] = await tx.query<StoredRateRow>(findStoredRate, [currency]);
  if (stored === undefined) throw new Error(`${currency} has no rate`);
  const passed = passedBy(uses, toMicros(amountMinor, currency, rationalOf(stored.eur_rate), 'ceiling'));
  return passed && passedFacts(passed);
};
