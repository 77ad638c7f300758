import type { Rational } from '#domain/maths/rational.ts';
import type { CurrencyCode } from '#domain/money/currency.ts';
import { referenceRatesFile } from '#server/adapters/rates/file-rates.ts';
import { readRatesFile } from '#server/adapters/rates/rates-file.ts';

const table = readRatesFile(referenceRatesFile, new Date('2026-07-01T00:00:00Z'));

/** One unit in euros, by the file that Faceup comes with. */
export const referenceRate = (currency: CurrencyCode): Rational => table[currency].eurRate;
