import { compare, multiply, type Rational, rational, toDecimalString } from '../maths/rational.ts';
import type { Volatility } from './game.ts';

/** Standard deviations of the return of one unit staked, squared: the variance is what a game states exactly. */
const mediumFrom = rational(9n, 4n);
const highFrom = rational(25n);

/**
 * How far a game's results swing, from the variance of the return of one unit staked. Below a standard deviation of 1.5 lie
 * the even chances of tables, where a hundred rounds rarely end far from where they began; from 5 on lie games whose return
 * hangs on a few large wins; the slots of the middle lie between.
 */
export const volatilityOf = (variance: Rational): Volatility => {
  if (compare(variance, mediumFrom) < 0) return 'low';
  return compare(variance, highFrom) < 0 ? 'medium' : 'high';
};

/** A return as the shelf shows it: percent with two decimals, to the nearest, as the fair play page and the texts say it. */
export const returnTextOf = (returnToPlayer: Rational): string =>
  toDecimalString(multiply(returnToPlayer, rational(100n)), 2);
