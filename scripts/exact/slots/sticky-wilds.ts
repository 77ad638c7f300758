import type { CountedFraction } from '#domain/games/kit/counted.ts';
import type { StickyFigures, StickyTitle } from '#domain/games/slots/sticky-wilds/title.ts';
import { rational } from '#domain/maths/rational.ts';
import { type Counting, titleIn } from '../counted.ts';
import { roundCourse, stopsOf } from './sticky-round.ts';

const fraction = (num: bigint, den: bigint): CountedFraction => {
  const reduced = rational(num, den);
  return { num: `${reduced.num}`, den: `${reduced.den}` };
};

/**
 * Counts every spin of a slot whose wilds stay, from every set of wilds that can stand, and follows a round as a Markov
 * chain over those sets. A minute.
 */
export const count: Counting = async (folder) => {
  const title = await titleIn<StickyTitle>(folder);
  const { spins, units, squares, blanks, topUnits, topCases } = roundCourse(title);
  const whole = stopsOf(title) ** BigInt(spins);
  const stake = BigInt(title.machine.unitsAStake);
  const figures: StickyFigures = {
    returnToPlayer: fraction(units, whole * stake),
    variance: fraction(squares * whole - units * units, whole * whole * stake * stake),
    hitFrequency: fraction(whole - blanks, whole),
    topUnits,
    topWinChance: fraction(topCases, whole),
  };
  return { figures };
};
