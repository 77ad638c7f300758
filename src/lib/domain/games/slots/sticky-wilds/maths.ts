import { rational } from '../../../maths/rational.ts';
import type { SpotReturn } from '../../kit/game.ts';
import { spinSpot } from '../spin-bet.ts';
import type { StickyTitle } from './title.ts';

/**
 * The exact figures of a round. Every stop is counted from every set of wilds that can stand; a round is a Markov chain over
 * those sets, in integers throughout (scripts/exact/sticky-slots.ts). How rare the largest win is has dozens of digits: the
 * rules of the table say how many, a column of figures has no room.
 */
export const stickyReturns = ({ machine, exact }: StickyTitle): SpotReturn[] => [
  {
    kind: spinSpot,
    returnToPlayer: rational(...exact.returnToPlayer),
    variance: rational(...exact.variance),
    hitFrequency: rational(...exact.hitFrequency),
    maxWin: rational(BigInt(exact.topUnits), BigInt(machine.unitsAStake)),
  },
];
