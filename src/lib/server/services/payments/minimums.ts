import { toDecimalString } from '#domain/maths/rational.ts';
import { formatAmount } from '#domain/money/amount.ts';
import type { CurrencyCode } from '#domain/money/currency.ts';
import { depositMinimums } from '#domain/payments/deposit-limits.ts';
import { ok, type Result } from '#domain/result.ts';
import type { ServerContext } from '../../context.ts';

/** What `GET /rate/limit/{currency}` answers: amounts in units; `eurRate` is what one unit is worth in euros. */
export type Minimums = {
  readonly currency: CurrencyCode;
  readonly minPromotion: string;
  readonly minDeposit: string;
  readonly eurRate: string;
};

/** A rate in a file has no more. */
const rateDigits = 8;

/** The least that may be deposited in a currency, at today's rate. */
export function minimums({ rates }: ServerContext, currency: CurrencyCode): Result<Minimums, 'rates_stale'> {
  const rate = rates.rateOf(currency);
  if (!rate.ok) return rate;
  const { minDepositMinor, minPromotionMinor } = depositMinimums(currency, rate.value);
  return ok({
    currency,
    minPromotion: formatAmount(minPromotionMinor, currency),
    minDeposit: formatAmount(minDepositMinor, currency),
    eurRate: toDecimalString(rate.value, rateDigits),
  });
}
