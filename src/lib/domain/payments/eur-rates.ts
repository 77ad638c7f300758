import { type Rational, rational, rationalOf } from '../maths/rational.ts';
import type { CurrencyCode } from '../money/currency.ts';

const one = rational(1n);

/**
 * What one unit of each currency is worth in euros: reference rates of 30 June 2026. They decide minimums and quick
 * amounts only; no money is converted by them.
 */
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
