import { type Rational, rational } from '../../maths/rational.ts';

/**
 * What takes seconds or hours to count stands as data in a game's folder: `figures.json`, from which its maths are made, and
 * `distribution.json`, what its rounds win. `npm run figures:count -- <game id>` counts them again and writes both; the tests
 * prove them by a second method. An integer up to 2^53 is a number there, a larger one a text.
 */
export type CountedFraction = { readonly num: string; readonly den: string };

/** An integer of counted figures: digits, or a product of powers as `20 * 7 * 7962624^31`. */
const countedInteger = (text: string): bigint =>
  text.split(' * ').reduce((product, factor) => {
    const [base = '', power = '1'] = factor.split('^');
    return product * BigInt(base) ** BigInt(power);
  }, 1n);

export const countedFraction = ({ num, den }: CountedFraction): Rational =>
  rational(countedInteger(num), countedInteger(den));

/** Counted cases: how many end one way, in the order of their ends. */
export const countedCases = (counts: readonly number[]): readonly bigint[] => counts.map(BigInt);
