import { divide, type Rational, rational } from '../../maths/rational.ts';
import { rollCount } from './spots.ts';

/** What every bet returns on average: 99%. */
export const returnToPlayer: Rational = rational(99n, 100n);

/** From a chance of 0.01%, paid 9,900 times, to one of 98.00%, paid 1.0102 times: beyond, a win would bring nothing. */
export const winningRollsMin = 1;
export const winningRollsMax = 9_800;

/** The multiplier of a bet that `rolls` of the 10,000 win: 99% over the chance, exact and nowhere rounded. */
export const multiplierOf = (rolls: number): Rational =>
  divide(returnToPlayer, rational(BigInt(rolls), BigInt(rollCount)));
