import { rational, zero } from '../../maths/rational.ts';
import { type Chance, figuresOf } from '../kit/figures.ts';
import type { SpotReturn } from '../kit/game.ts';
import { allThrows } from './dice.ts';
import { oddsOn } from './paytable.ts';
import { findSpot, spotNames } from './spots.ts';

/** What one unit on a spot returns on each of the 216 throws. Throws when the spot is none. */
export const chancesOf = (name: string): readonly Chance[] => {
  const spot = findSpot(name);
  if (!spot) throw new RangeError(`no such spot: ${name}`);
  return allThrows.map((dice) => {
    const odds = oddsOn(spot, dice);
    return { pays: odds === undefined ? zero : rational(odds + 1n), cases: 1n };
  });
};

export const spotReturn = (name: string): SpotReturn => ({ kind: name, ...figuresOf(chancesOf(name)) });

/** All 52 spots, each counted over the 216 throws. */
export const returnsBySpot = (): SpotReturn[] => spotNames.map(spotReturn);
