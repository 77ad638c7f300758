import { multiply, type Rational, rational, subtract } from '../../maths/rational.ts';
import type { SpotReturn } from '../game.ts';
import { spinSpot } from '../slots/spin-bet.ts';
import { exact } from './exact.ts';
import { unitsAStake } from './paytable.ts';

/** The exact figures of a drop with all its cascades: every one of the 7,529,536 is played (scripts/exact/slot-tidepool.ts). */
export const returnsByKind = (): SpotReturn[] => {
  const stake = BigInt(unitsAStake);
  const mean = rational(exact.units, stake * exact.cases);
  return [
    {
      kind: spinSpot,
      returnToPlayer: mean,
      variance: subtract(rational(exact.squares, stake * stake * exact.cases), multiply(mean, mean)),
      hitFrequency: rational(exact.hits, exact.cases),
      maxWin: rational(exact.topUnits, stake),
      maxWinChance: topWinChance(),
    },
  ];
};

/** The chance of the largest win. */
export const topWinChance = (): Rational => rational(exact.topCases, exact.cases);
