import { rational } from '../../../maths/rational.ts';
import type { Bet, Settled, SingleStepGame } from '../../kit/game.ts';
import { payoutAt, settledAt } from '../../kit/multiplier.ts';
import { parseSpinBet } from '../spin-bet.ts';
import { returnsOf } from './maths.ts';
import type { BonusWheelTitle } from './paytable.ts';
import { playRound, type Round } from './spin.ts';

/** A played round as it is paid: lines and wheel added up, then rounded down to the minor unit once. */
export const settle = ({ lines }: BonusWheelTitle, bets: readonly Bet[], round: Round): Settled => {
  const [bet] = bets;
  return bet
    ? settledAt(bet, payoutAt(bet.amountMinor, rational(BigInt(round.units), BigInt(lines.length))), round)
    : { status: 'settled', outcome: round, payoutMinor: 0n, wins: [] };
};

/** A title as a game of the house. */
export const bonusWheelGame = (title: BonusWheelTitle): SingleStepGame => ({
  id: title.id,
  name: title.name,
  rulesVersion: 1,
  steps: 'one',
  parseBets: parseSpinBet,
  maxPayoutOf: (bets) => {
    const most = returnsOf(title)[0]?.maxWin ?? rational(0n);
    return bets.reduce((sum, { amountMinor }) => sum + payoutAt(amountMinor, most), 0n);
  },
  returns: () => returnsOf(title),
  play: (bets, stream) => settle(title, bets, playRound(title, stream)),
});
