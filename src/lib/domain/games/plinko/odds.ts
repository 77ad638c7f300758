import { type BetOdds, ofChances } from '../kit/odds.ts';
import { boards, spotOf } from './boards.ts';
import { pathsToPockets } from './maths.ts';
import { multipliersOf } from './paytable.ts';

export const oddsOf = (): BetOdds[] =>
  boards.map((board) => {
    const paths = pathsToPockets(board.rows);
    const pays = multipliersOf(board.rows, board.risk);
    return {
      spot: spotOf(board),
      outcomes: ofChances(pays.map((one, pocket) => ({ pays: one, cases: paths[pocket] ?? 0n }))),
    };
  });
