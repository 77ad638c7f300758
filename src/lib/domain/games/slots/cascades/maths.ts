import { multiply, type Rational, rational, subtract } from '../../../maths/rational.ts';
import type { SpotReturn } from '../../kit/game.ts';
import { spinSpot } from '../spin-bet.ts';
import type { CascadeTitle } from './paytable.ts';

/** The chance of the largest win. */
export const topChance = ({ exact }: CascadeTitle): Rational => rational(exact.topCases, exact.cases);

/** The exact figures of a drop with all its cascades: every one of them is played (scripts/exact/cascades.ts). */
export const returnsOf = (title: CascadeTitle): SpotReturn[] => {
  const { exact } = title;
  const stake = BigInt(title.unitsAStake);
  const mean = rational(exact.units, stake * exact.cases);
  return [
    {
      kind: spinSpot,
      returnToPlayer: mean,
      variance: subtract(rational(exact.squares, stake * stake * exact.cases), multiply(mean, mean)),
      hitFrequency: rational(exact.hits, exact.cases),
      maxWin: rational(exact.topUnits, stake),
      maxWinChance: topChance(title),
    },
  ];
};
