import type { Stream } from '../../../fairness/stream.ts';
import { rational } from '../../../maths/rational.ts';
import type { Bet, Settled, SingleStepGame } from '../../kit/game.ts';
import { payoutAt, settledAt } from '../../kit/multiplier.ts';
import { type Stops, spinReels, windowAt } from '../reels.ts';
import { parseSpinBet } from '../spin-bet.ts';
import { waysReturns } from './maths.ts';
import type { WaysTitle } from './title.ts';
import { wayWins } from './ways.ts';

const payoutOf = ({ unitsAStake }: WaysTitle, { amountMinor }: Bet, units: number): bigint =>
  payoutAt(amountMinor, rational(BigInt(units), BigInt(unitsAStake)));

/** The round as it stands when the reels have stopped: all wins added up, then rounded down to the minor unit once. */
export const settle = (title: WaysTitle, bets: readonly Bet[], stops: Stops): Settled => {
  const window = windowAt(title.strips, stops, title.rows);
  const wins = wayWins(title, window);
  const units = wins.reduce((sum, win) => sum + win.units, 0);
  const outcome = { stops, window, wins, units };
  const [bet] = bets;
  return bet
    ? settledAt(bet, payoutOf(title, bet, units), outcome)
    : { status: 'settled', outcome, payoutMinor: 0n, wins: [] };
};

/** The stops of a round, from the left. */
export const spin = ({ strips }: WaysTitle, stream: Stream): number[] => spinReels(strips, stream);

/** A title as a game of the house. */
export const waysGame = (title: WaysTitle): SingleStepGame => ({
  id: title.id,
  name: title.name,
  rulesVersion: 1,
  steps: 'one',
  parseBets: parseSpinBet,
  maxPayoutOf: (bets) => bets.reduce((sum, bet) => sum + payoutOf(title, bet, title.top.units), 0n),
  returns: () => waysReturns(title),
  play: (bets, stream) => settle(title, bets, spin(title, stream)),
});
