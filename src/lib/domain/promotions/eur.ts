import { divide, multiply, type Rational, rational, rationalOf } from '../maths/rational.ts';
import { type CurrencyCode, currencies } from '../money/currency.ts';
import { roundRational } from '../money/rounding.ts';

/** Euros as a document writes them, in another currency, exact and in minor units. `eurRate`: what one unit of it is worth. */
export const exactMinor = (eur: string, currency: CurrencyCode, eurRate: Rational): Rational =>
  multiply(divide(rationalOf(eur), eurRate), rational(currencies[currency].subunitsToUnit));

/** The same as an amount of money: rounded down to the minor unit, as every amount of a promotion is. */
export const minorOfEur = (eur: string, currency: CurrencyCode, eurRate: Rational): bigint =>
  roundRational(exactMinor(eur, currency, eurRate), 'floor');

/** What an amount is worth in euros, exact. */
export const eurOfMinor = (amountMinor: bigint, currency: CurrencyCode, eurRate: Rational): Rational =>
  multiply(rational(amountMinor, currencies[currency].subunitsToUnit), eurRate);
