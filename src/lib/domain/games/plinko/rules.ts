import type { Stream } from '../../fairness/stream.ts';
import { compare, type Rational } from '../../maths/rational.ts';
import { parseBetList } from '../kit/bets.ts';
import type { Bet, Decided, SingleStepGame } from '../kit/game.ts';
import { multiplierText } from '../kit/multiplier.ts';
import { settledAt } from '../kit/settled.ts';
import { mostAt, nothing, shareAt } from '../kit/share.ts';
import { findBoard } from './boards.ts';
import { returnsByKind } from './maths.ts';
import { multipliersOf, rowsMax } from './paytable.ts';

/** One ball, one board. */
const betCountMax = 1;

const multipliersFor = ({ spot }: Bet): readonly Rational[] => {
  const board = findBoard(spot);
  return board ? multipliersOf(board.rows, board.risk) : [];
};

/** The way of a ball: at each row 0 for a bounce to the left, 1 to the right. */
export type Path = readonly number[];

const pathText = (path: Path): string => path.map((bounce) => (bounce === 0 ? 'L' : 'R')).join('');

/** The round as it stands when the ball went that way: its pocket, from 0 on the left, is the number of bounces right. */
export const settle = (bets: readonly Bet[], path: Path): Decided => {
  const [bet] = bets;
  const pocket = path.reduce((sum, bounce) => sum + bounce, 0);
  const multiplier = bet && multipliersFor(bet)[pocket];
  const outcome = { path: pathText(path), pocket };
  if (!bet || !multiplier) return settledAt(bet, nothing, outcome);
  return settledAt(bet, shareAt(bet.amountMinor, multiplier), {
    ...outcome,
    multiplier: multiplierText(multiplier, 2),
  });
};

/** One bit a row, from the top. Without a bet, a path of the most rows: any board's path is the beginning of it. */
export const drop = (bets: readonly Bet[], stream: Stream): Path => {
  const board = bets[0] && findBoard(bets[0].spot);
  return Array.from({ length: board?.rows ?? rowsMax }, () => stream.below(2));
};

const maxPayoutOf = (bets: readonly Bet[]): bigint =>
  bets.reduce((sum, bet) => {
    const [highest] = multipliersFor(bet).toSorted((a, b) => compare(b, a));
    return highest ? sum + mostAt(bet.amountMinor, highest) : sum;
  }, 0n);

const refusalOf = ({ spot }: Bet): string | undefined => (findBoard(spot) ? undefined : 'spot_unknown');

export const game: SingleStepGame = {
  id: 'plinko',
  name: 'Plinko',
  rulesVersion: 2,
  roundedDown: 1,
  steps: 'one',
  parseBets: (input, currency) => parseBetList(input, currency, betCountMax, refusalOf),
  maxPayoutOf,
  returns: returnsByKind,
  play: (bets, stream) => settle(bets, drop(bets, stream)),
};
