import type { Rational } from '../../maths/rational.ts';
import { type CountedFraction, countedFraction } from '../kit/counted.ts';
import type { SpotReturn } from '../kit/game.ts';
import { spinSpot } from './spin-bet.ts';

/** The exact figures of a whole round of one unit staked, its free spins included. */
export type RoundFigures = {
  readonly returnToPlayer: CountedFraction;
  readonly variance: CountedFraction;
  readonly hitFrequency: CountedFraction;
  readonly topWinChance: CountedFraction;
};

export const roundReturn = (figures: RoundFigures, maxWin: Rational): SpotReturn & { maxWinChance: Rational } => ({
  kind: spinSpot,
  returnToPlayer: countedFraction(figures.returnToPlayer),
  variance: countedFraction(figures.variance),
  hitFrequency: countedFraction(figures.hitFrequency),
  maxWin,
  maxWinChance: countedFraction(figures.topWinChance),
});
