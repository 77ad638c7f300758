import type { Stream } from '../../../fairness/stream.ts';
import { rational } from '../../../maths/rational.ts';
import type { Bet, Decided, SingleStepGame } from '../../kit/game.ts';
import { settledAt } from '../../kit/settled.ts';
import { mostOf, nothing, type Share, shareAt } from '../../kit/share.ts';
import { type Stops, spinReels, windowAt } from '../reels.ts';
import { parseSpinBet } from '../spin-bet.ts';
import { waysReturns } from './maths.ts';
import type { WaysTitle } from './title.ts';
import { wayWins } from './ways.ts';

const shareOf = ({ unitsAStake }: WaysTitle, { amountMinor }: Bet, units: number): Share =>
  shareAt(amountMinor, rational(BigInt(units), BigInt(unitsAStake)));

/** The round as it stands when the reels have stopped: all wins added up. */
export const settle = (title: WaysTitle, bets: readonly Bet[], stops: Stops): Decided => {
  const window = windowAt(title.strips, stops, title.rows);
  const wins = wayWins(title, window);
  const units = wins.reduce((sum, win) => sum + win.units, 0);
  const outcome = { stops, window, wins, units };
  const [bet] = bets;
  return settledAt(bet, bet ? shareOf(title, bet, units) : nothing, outcome);
};

/** The stops of a round, from the left. */
export const spin = ({ strips }: WaysTitle, stream: Stream): number[] => spinReels(strips, stream);

/** A title as a game of the house. */
export const waysGame = (title: WaysTitle): SingleStepGame => ({
  id: title.id,
  name: title.name,
  rulesVersion: 2,
  roundedDown: 1,
  steps: 'one',
  parseBets: parseSpinBet,
  maxPayoutOf: (bets) => bets.reduce((sum, bet) => sum + mostOf(shareOf(title, bet, title.top.units)), 0n),
  returns: () => waysReturns(title),
  play: (bets, stream) => settle(title, bets, spin(title, stream)),
});
