import { passedBy, passedFacts, toMicros } from '#domain/limits/use.ts';
import type { CurrencyCode } from '#domain/money/currency.ts';
import { eurRates } from '#domain/payments/eur-rates.ts';
import type { Facts } from '#domain/result.ts';
import type { Queryable } from '../../db/db.ts';
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
  const passed = passedBy(uses, toMicros(amountMinor, currency, eurRates[currency], 'ceiling'));
  return passed && passedFacts(passed);
};
