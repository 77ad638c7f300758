import { type Rational, rational } from '../../../maths/rational.ts';
import { countedFraction } from '../../kit/counted.ts';
import type { SpotReturn } from '../../kit/game.ts';
import { roundReturn } from '../round-figures.ts';
import type { StickyTitle } from './title.ts';

/**
 * The exact figures of a round. Every stop is counted from every set of wilds that can stand; a round is a Markov chain over
 * those sets, in integers throughout. How rare the largest win is has dozens of digits: the
 * rules of the table say how many, a column of figures has no room.
 */
export const stickyReturns = ({ machine, figures }: StickyTitle): SpotReturn[] => {
  const { maxWinChance: _, ...told } = roundReturn(
    figures,
    rational(BigInt(figures.topUnits), BigInt(machine.unitsAStake)),
  );
  return [told];
};

/** How rarely a round wins the most. */
export const topChance = ({ figures }: StickyTitle): Rational => countedFraction(figures.topWinChance);
