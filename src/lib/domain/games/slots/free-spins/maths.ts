import { type Rational, rational } from '../../../maths/rational.ts';
import { countedFraction } from '../../kit/counted.ts';
import type { SpotReturn } from '../../kit/game.ts';
import { roundReturn } from '../round-figures.ts';
import type { FreeSpinsTitle } from './title.ts';

/**
 * The exact figures of a round, free spins and its cap included. All stops are counted; the distribution of a round is the
 * product of the distributions of its 1, 11, 21 or 31 spins, with the chances of ten free spins after none, one or more
 * retriggers, in integers throughout.
 */
export const freeSpinsReturns = ({ figures, unitsMax, unitsAStake }: FreeSpinsTitle): SpotReturn[] => [
  roundReturn(figures, rational(BigInt(unitsMax), BigInt(unitsAStake))),
];

/** The chance that a round reaches its largest win. */
export const topChance = ({ figures }: FreeSpinsTitle): Rational => countedFraction(figures.topWinChance);
