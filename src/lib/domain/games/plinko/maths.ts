import { rational } from '../../maths/rational.ts';
import { figuresOf } from '../kit/figures.ts';
import type { SpotReturn } from '../kit/game.ts';
import { type Board, boards, spotOf } from './boards.ts';
import { multipliersOf } from './paytable.ts';

/** In how many of the 2^rows equally likely paths the ball falls into each pocket: the binomial coefficients. */
export const pathsToPockets = (rows: number): readonly bigint[] => {
  const paths = [1n];
  for (let right = 1n; right <= BigInt(rows); right += 1n) {
    paths.push(((paths.at(-1) ?? 0n) * (BigInt(rows) - right + 1n)) / right);
  }
  return paths;
};

/** The exact figures of a board. Every pocket returns something, so a hit is a ball that returns more than its stake. */
export const boardReturn = (board: Board): SpotReturn => {
  const paths = pathsToPockets(board.rows);
  const chances = multipliersOf(board.rows, board.risk).map((pays, pocket) => ({ pays, cases: paths[pocket] ?? 0n }));
  const hits = chances.filter(({ pays }) => pays.num > pays.den).reduce((sum, { cases }) => sum + cases, 0n);
  return { kind: spotOf(board), ...figuresOf(chances), hitFrequency: rational(hits, 2n ** BigInt(board.rows)) };
};

export const returnsByKind = (): SpotReturn[] => boards.map(boardReturn);
