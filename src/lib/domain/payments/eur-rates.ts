import type { Rational } from '../maths/rational.ts';
import type { CurrencyCode } from '../money/currency.ts';

/**
 * What one unit of a currency was worth in euros at a moment. Rates decide minimums, quick amounts and limits; no money is
 * converted by them.
 */
export type DatedRate = { readonly eurRate: Rational; readonly asOf: Date };

export type RateTable = Readonly<Record<CurrencyCode, DatedRate>>;

/** Whether a rate may still be counted with: not older than `maxAgeMs`. */
export const isFresh = ({ asOf }: DatedRate, now: Date, maxAgeMs: number): boolean =>
  now.getTime() - asOf.getTime() <= maxAgeMs;
