import { multiply, type Rational, rational } from '../maths/rational.ts';
import { type CurrencyCode, currencies } from './currency.ts';
import { type Rounding, roundRational } from './rounding.ts';

/** An amount in the smallest unit of its currency. A sum of two currencies cannot be written: see `addMoney`. */
export type Money = { readonly amountMinor: bigint; readonly currency: CurrencyCode };

/** The largest amount the database's int8 can hold, in minor units. */
export const amountMinorMax = 2n ** 63n - 1n;

export const money = (amountMinor: bigint, currency: CurrencyCode): Money => ({ amountMinor, currency });

/**
 * The sum of two amounts of one currency. Two currencies are a bug and throw.
 * @internal
 */
export const addMoney = (a: Money, b: Money): Money => {
  if (a.currency !== b.currency) throw new TypeError(`cannot add ${b.currency} to ${a.currency}`);
  return money(a.amountMinor + b.amountMinor, a.currency);
};

/** `amountMinor` times an exact factor, rounded as said. */
export const multiplyRational = (amountMinor: bigint, factor: Rational, rounding: Rounding): bigint =>
  roundRational(multiply(rational(amountMinor), factor), rounding);

/**
 * Splits an amount by whole weights. The shares sum to the amount exactly: each takes its floor, and the minor units left
 * over go one by one to the largest remainders, the earlier share first among equals. Amounts may be negative.
 * @internal
 */
export const allocate = (amountMinor: bigint, weights: readonly bigint[]): bigint[] => {
  const total = weights.reduce((sum, weight) => sum + weight, 0n);
  if (total <= 0n || weights.some((weight) => weight < 0n)) throw new RangeError('weights must be positive');
  const sign = amountMinor < 0n ? -1n : 1n;
  const magnitude = sign * amountMinor;
  const shares = weights.map((weight) => (magnitude * weight) / total);
  const left = Number(magnitude - shares.reduce((sum, share) => sum + share, 0n));
  const byRemainder = weights
    .map((weight, index) => ({ index, remainder: (magnitude * weight) % total }))
    .sort((a, b) => (a.remainder === b.remainder ? a.index - b.index : a.remainder < b.remainder ? 1 : -1));
  const favoured = new Set(byRemainder.slice(0, left).map(({ index }) => index));
  return shares.map((share, index) => sign * (share + (favoured.has(index) ? 1n : 0n)));
};

/**
 * An amount in another currency. `rate` is how many units of `to` one unit of the amount's currency is worth.
 * Rounds down by default, so that converting there and back never gains a minor unit.
 */
export const convert = (from: Money, to: CurrencyCode, rate: Rational, rounding: Rounding = 'floor'): Money => {
  const scale = rational(currencies[to].subunitsToUnit, currencies[from.currency].subunitsToUnit);
  return money(multiplyRational(from.amountMinor, multiply(rate, scale), rounding), to);
};
