import type { Stream } from '../../../../fairness/stream.ts';
import { rational } from '../../../../maths/rational.ts';
import type { Bet, Settled, SingleStepGame } from '../../../kit/game.ts';
import { payoutAt, settledAt } from '../../../kit/multiplier.ts';
import { type Stops, spinReels, windowAt } from '../../reels.ts';
import { parseSpinBet } from '../../spin-bet.ts';
import { returnsByKind } from './maths.ts';
import { topWin, unitsAStake } from './paytable.ts';
import { rows, strips } from './reels.ts';
import { wayWins } from './ways.ts';

const payoutOf = ({ amountMinor }: Bet, units: number): bigint =>
  payoutAt(amountMinor, rational(BigInt(units), BigInt(unitsAStake)));

/** The round as it stands when the reels have stopped: all wins added up, then rounded down to the minor unit once. */
export const settle = (bets: readonly Bet[], stops: Stops): Settled => {
  const window = windowAt(strips, stops, rows);
  const wins = wayWins(window);
  const units = wins.reduce((sum, win) => sum + win.units, 0);
  const outcome = { stops, window, wins, units };
  const [bet] = bets;
  return bet
    ? settledAt(bet, payoutOf(bet, units), outcome)
    : { status: 'settled', outcome, payoutMinor: 0n, wins: [] };
};

/** The five stops of a round, from the left. */
export const spin = (stream: Stream): number[] => spinReels(strips, stream);

export const game: SingleStepGame = {
  id: 'slot-kite-harbour',
  name: 'Kite Harbour',
  rulesVersion: 1,
  steps: 'one',
  parseBets: parseSpinBet,
  maxPayoutOf: (bets) => bets.reduce((sum, bet) => sum + payoutOf(bet, topWin.units), 0n),
  returns: returnsByKind,
  play: (bets, stream) => settle(bets, spin(stream)),
};
