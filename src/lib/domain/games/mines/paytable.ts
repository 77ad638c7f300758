import { divide, type Rational, rational } from '../../maths/rational.ts';
import { tileCount } from './spots.ts';

/** What every way to play returns on average: 99%. */
export const returnToPlayer: Rational = rational(99n, 100n);

/** The chance that the first `picks` tiles are all safe: (safe / all) · (safe − 1) / (all − 1) · … */
export const chanceOfSafe = (mines: number, picks: number): Rational => {
  let num = 1n;
  let den = 1n;
  for (let pick = 0; pick < picks; pick += 1) {
    num *= BigInt(tileCount - mines - pick);
    den *= BigInt(tileCount - pick);
  }
  return rational(num, den);
};

/** What a cash-out after that many safe picks pays: 99% over its chance, exact and nowhere rounded. */
export const multiplierOf = (mines: number, picks: number): Rational =>
  divide(returnToPlayer, chanceOfSafe(mines, picks));
