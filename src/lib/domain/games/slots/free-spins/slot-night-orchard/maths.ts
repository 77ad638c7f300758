import { type Rational, rational } from '../../../../maths/rational.ts';
import type { SpotReturn } from '../../../kit/game.ts';
import { spinSpot } from '../../spin-bet.ts';
import { exact } from './exact.ts';
import { lineCount, unitsMax } from './paytable.ts';

/**
 * The exact figures of a round, free spins and the cap of 500 stakes included. All 24,300,000 stops are counted; the
 * distribution of a round is the product of the distributions of its 1, 11, 21 or 31 spins, with the chances of ten free
 * spins after none, one or more retriggers, in integers throughout (scripts/exact/slot-night-orchard.ts).
 */
export const returnsByKind = (): SpotReturn[] => [
  {
    kind: spinSpot,
    returnToPlayer: rational(...exact.returnToPlayer),
    variance: rational(...exact.variance),
    hitFrequency: rational(...exact.hitFrequency),
    maxWin: rational(BigInt(unitsMax), BigInt(lineCount)),
    maxWinChance: topWinChance(),
  },
];

/** The chance that a round reaches its largest win, 500 times the stake. */
export const topWinChance = (): Rational => rational(...exact.topWinChance);
