import { type Rational, rational, rationalOf } from '../maths/rational.ts';
import type { CurrencyCode } from '../money/currency.ts';

/** The day of these reference rates. They decide minimums and quick amounts only: no money is converted by them. */
export const eurRatesDate = '2026-06-30';

const one = rational(1n);

/** What one unit of each currency is worth in euros. */
export const eurRates: Readonly<Record<CurrencyCode, Rational>> = {
  EUR: one,
  USD: rationalOf('0.86'),
  GBP: rationalOf('1.15'),
  CAD: rationalOf('0.62'),
  BTC: rationalOf('60000'),
  ETH: rationalOf('2000'),
  USDT: rationalOf('0.86'),
  LTC: rationalOf('60'),
};
