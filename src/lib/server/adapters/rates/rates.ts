import type { Rational } from '#domain/maths/rational.ts';
import type { CurrencyCode } from '#domain/money/currency.ts';
import type { RateTable } from '#domain/payments/eur-rates.ts';
import type { Result } from '#domain/result.ts';

/** What the house knows of the worth of money. */
export type Rates = {
  /** One unit in euros, or `rates_stale` where what is known is older than the house allows. The euro is never stale. */
  readonly rateOf: (currency: CurrencyCode) => Result<Rational, 'rates_stale'>;
  /** What was last known of each, however old: to compare by and to count limits with, never to let a deposit in. */
  readonly latest: () => RateTable;
};
