import { multiply, type Rational, rational, subtract } from '../../../maths/rational.ts';
import type { SpotReturn } from '../../kit/game.ts';
import { spinSpot } from '../spin-bet.ts';
import type { CascadeTitle } from './paytable.ts';

/** The chance of the largest win. */
export const topChance = ({ figures }: CascadeTitle): Rational =>
  rational(BigInt(figures.topCases), BigInt(figures.cases));

/** The exact figures of a drop with all its cascades: every one of them was played. */
export const returnsOf = (title: CascadeTitle): SpotReturn[] => {
  const { figures } = title;
  const [stake, cases] = [BigInt(title.unitsAStake), BigInt(figures.cases)];
  const mean = rational(BigInt(figures.units), stake * cases);
  return [
    {
      kind: spinSpot,
      returnToPlayer: mean,
      variance: subtract(rational(BigInt(figures.squares), stake * stake * cases), multiply(mean, mean)),
      hitFrequency: rational(BigInt(figures.hits), cases),
      maxWin: rational(BigInt(figures.topUnits), stake),
      maxWinChance: topChance(title),
    },
  ];
};
