import { toDecimalString } from '#domain/maths/rational.ts';
import { formatAmount } from '#domain/money/amount.ts';
import type { CurrencyCode } from '#domain/money/currency.ts';
import { depositMinimums } from '#domain/payments/deposit-limits.ts';

/** What `GET /rate/limit/{currency}` answers: amounts in units; `eurRate` is what one unit is worth in euros. */
export type Minimums = {
  readonly currency: CurrencyCode;
  readonly minPromotion: string;
  readonly minDeposit: string;
  readonly eurRate: string;
};

/** The least that may be deposited in a currency. The rate has 8 digits: more than any of the reference rates. */
export function minimums(currency: CurrencyCode): Minimums {
  const { minDepositMinor, minPromotionMinor, eurRate } = depositMinimums(currency);
  return {
    currency,
    minPromotion: formatAmount(minPromotionMinor, currency),
    minDeposit: formatAmount(minDepositMinor, currency),
    eurRate: toDecimalString(eurRate, 8),
  };
}
