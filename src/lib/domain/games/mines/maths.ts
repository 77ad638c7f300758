import { zero } from '../../maths/rational.ts';
import { figuresOf } from '../kit/figures.ts';
import type { SpotReturn } from '../kit/game.ts';
import { isWithinReach } from '../kit/table-limits.ts';
import { chanceOfSafe, multiplierOf } from './paytable.ts';
import { minesMax, tileCount } from './spots.ts';

const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

/** The exact figures of a plan: so many mines, and a cash-out after so many safe picks. Which tiles makes no difference. */
export const planReturn = (mines: number, picks: number): SpotReturn => {
  const chance = chanceOfSafe(mines, picks);
  const chances = [
    { pays: multiplierOf(mines, picks), cases: chance.num },
    { pays: zero, cases: chance.den - chance.num },
  ];
  return { kind: `mines:${mines}:${picks}`, ...figuresOf(chances) };
};

/** The plans with so many mines that a stake of a table may reach. */
export const plansOf = (mines: number): SpotReturn[] =>
  upTo(tileCount - mines)
    .map((picks) => planReturn(mines, picks))
    .filter(({ maxWin }) => isWithinReach(maxWin));

/** All plans. A player who decides on the way mixes them, and a mixture of bets that return 99% returns 99%. */
export const returnsByKind = (): SpotReturn[] => upTo(minesMax).flatMap(plansOf);
