import { zero } from '../../maths/rational.ts';
import { figuresOf } from '../kit/figures.ts';
import type { SpotReturn } from '../kit/game.ts';
import { isWithinReach } from '../kit/table-limits.ts';
import { chanceOfRungs, type Ladder, type Ladders, multiplierOf } from './ladder.ts';

/** The exact figures of a plan: that ladder, left after so many rungs. Which places are picked makes no difference. */
export const planReturn = (name: string, ladder: Ladder, rungs: number): SpotReturn => {
  const chance = chanceOfRungs(ladder, rungs);
  const chances = [
    { pays: multiplierOf(ladder, rungs), cases: chance.num },
    { pays: zero, cases: chance.den - chance.num },
  ];
  return { kind: `${name}:${rungs}`, ...figuresOf(chances) };
};

/** All plans of one ladder, from the first rung to the last that a stake of a table may reach. */
export const plansOf = (name: string, ladder: Ladder): SpotReturn[] =>
  Array.from({ length: ladder.rungs }, (_, index) => planReturn(name, ladder, index + 1)).filter(({ maxWin }) =>
    isWithinReach(maxWin),
  );

/** All plans. A player who decides on the way mixes them, and a mixture of bets that return 99% returns 99%. */
export const returnsOf = (ladders: Ladders): SpotReturn[] =>
  [...ladders].flatMap(([name, ladder]) => plansOf(name, ladder));
