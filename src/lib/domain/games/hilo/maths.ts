import { rational, zero } from '../../maths/rational.ts';
import { figuresOf } from '../kit/figures.ts';
import type { SpotReturn } from '../kit/game.ts';
import { multiplierOf, rankCount } from './paytable.ts';

/** The exact figures of one guess that so many of the 13 ranks make true, and of leaving after it. */
export const guessReturn = (ranks: number): SpotReturn => {
  const pays = multiplierOf([rational(BigInt(rankCount), BigInt(ranks))]);
  const chances = [
    { pays, cases: BigInt(ranks) },
    { pays: zero, cases: BigInt(rankCount - ranks) },
  ];
  return { kind: `hilo:ranks:${ranks}`, ...figuresOf(chances) };
};

/**
 * The twelve guesses there are, from the rarest. Guesses in a row multiply chances and factors alike, so that any plan with
 * at least one guess returns the same 99%; skips change neither.
 */
export const returnsByKind = (): SpotReturn[] =>
  Array.from({ length: rankCount - 1 }, (_, index) => guessReturn(index + 1));
