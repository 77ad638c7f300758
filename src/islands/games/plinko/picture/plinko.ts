import { type Board, findBoard, spotOf } from '#domain/games/plinko/boards.ts';
import { pathsToPockets } from '#domain/games/plinko/maths.ts';
import { type Rational, rational } from '#domain/maths/rational.ts';
import type { SettledRound } from '#stores/play/game.ts';

type Recorded = Pick<SettledRound, 'bets' | 'outcome'>;

/** The board that stands there before the first ball. */
export const firstBoard: Board = { rows: 12, risk: 'medium' };

/** The board of a round; undefined in a round of another game. */
export const boardOf = ({ bets }: Pick<SettledRound, 'bets'>): Board | undefined => {
  const spot = bets[0]?.['spot'];
  return typeof spot === 'string' ? findBoard(spot) : undefined;
};

/** Whether a round was played on this very board. */
export const isOnBoard = (round: Pick<SettledRound, 'bets'>, board: Board): boolean => {
  const own = boardOf(round);
  return own !== undefined && spotOf(own) === spotOf(board);
};

/** How the ball of a round went: at each row 1 for a bounce to the right. */
export type Drop = { readonly path: readonly (0 | 1)[]; readonly pocket: number };

export const dropOf = ({ outcome }: Recorded): Drop | undefined => {
  const { path, pocket } = outcome;
  if (typeof path !== 'string' || typeof pocket !== 'number') return undefined;
  return { path: [...path].map((turn) => (turn === 'R' ? 1 : 0)), pocket };
};

/** The exact chance of a pocket. */
export const chanceOfPocket = (rows: number, pocket: number): Rational =>
  rational(pathsToPockets(rows)[pocket] ?? 0n, 2n ** BigInt(rows));

/** How often each pocket was hit in these rounds of one board, and by how many balls in all. */
export const countHits = (rounds: readonly Recorded[], { rows, risk }: Board) => {
  const hits = Array.from({ length: rows + 1 }, () => 0);
  for (const round of rounds) {
    const [board, drop] = [boardOf(round), dropOf(round)];
    if (drop && board?.rows === rows && board.risk === risk) hits[drop.pocket] = (hits[drop.pocket] ?? 0) + 1;
  }
  return { hits, total: hits.reduce((sum, count) => sum + count, 0) };
};
