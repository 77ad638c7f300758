import type { Stream } from '../../../fairness/stream.ts';
import { rational } from '../../../maths/rational.ts';
import { parseBetList } from '../../kit/bets.ts';
import type { Bet, Decided, SingleStepGame } from '../../kit/game.ts';
import { settledAt } from '../../kit/settled.ts';
import { mostAt, nothing, shareAt } from '../../kit/share.ts';
import { type Stops, spinReels, windowAt } from '../reels.ts';
import { lineWins } from './lines.ts';
import { classicReturns } from './maths.ts';
import { type ClassicTitle, type LineCount, lineCounts } from './title.ts';

/** One spin, one bet: `lines:1` or `lines:5`. */
const betCountMax = 1;

const linesOf = ({ spot }: Bet): LineCount | undefined => lineCounts.find((count) => spot === `lines:${count}`);

/**
 * The round as it stands when the reels have stopped. The outcome names what stands on all lines; a bet is paid for
 * the lines it plays. Their wins are added up first.
 */
export const settle = (title: ClassicTitle, bets: readonly Bet[], stops: Stops): Decided => {
  const window = windowAt(title.strips, stops, title.rows);
  const lines = lineWins(title, window);
  const outcome = { stops, window, lines };
  const [bet] = bets;
  const count = bet && linesOf(bet);
  if (!bet || count === undefined) return settledAt(bet, nothing, outcome);
  const units = lines.reduce((sum, { line, units: paid }) => (line < count ? sum + paid : sum), 0);
  return settledAt(bet, shareAt(bet.amountMinor, rational(BigInt(units), BigInt(count))), outcome);
};

const maxPayoutOf = ({ unitsMax }: ClassicTitle, bets: readonly Bet[]): bigint =>
  bets.reduce((sum, bet) => {
    const count = linesOf(bet);
    return count === undefined ? sum : sum + mostAt(bet.amountMinor, rational(BigInt(unitsMax[count]), BigInt(count)));
  }, 0n);

/** The three stops of a round, from the left. */
export const spin = ({ strips }: ClassicTitle, stream: Stream): number[] => spinReels(strips, stream);

/** A title as a game of the house. */
export const classicGame = (title: ClassicTitle): SingleStepGame => ({
  id: title.id,
  name: title.name,
  rulesVersion: 2,
  roundedDown: 1,
  steps: 'one',
  parseBets: (input, currency) =>
    parseBetList(input, currency, betCountMax, (bet) => (linesOf(bet) ? undefined : 'spot_unknown')),
  maxPayoutOf: (bets) => maxPayoutOf(title, bets),
  returns: () => classicReturns(title),
  play: (bets, stream) => settle(title, bets, spin(title, stream)),
});
