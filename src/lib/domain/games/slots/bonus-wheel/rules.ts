import { rational } from '../../../maths/rational.ts';
import type { Bet, Decided, SingleStepGame } from '../../kit/game.ts';
import { settledAt } from '../../kit/settled.ts';
import { mostAt, nothing, shareAt } from '../../kit/share.ts';
import { parseSpinBet } from '../spin-bet.ts';
import { returnsOf } from './maths.ts';
import type { BonusWheelTitle } from './paytable.ts';
import { playRound, type Round } from './spin.ts';

/** A played round as it is paid: lines and wheel added up. */
export const settle = ({ lines }: BonusWheelTitle, bets: readonly Bet[], round: Round): Decided => {
  const [bet] = bets;
  const pays = rational(BigInt(round.units), BigInt(lines.length));
  return settledAt(bet, bet ? shareAt(bet.amountMinor, pays) : nothing, round);
};

/** A title as a game of the house. */
export const bonusWheelGame = (title: BonusWheelTitle): SingleStepGame => ({
  id: title.id,
  name: title.name,
  rulesVersion: 2,
  roundedDown: 1,
  steps: 'one',
  parseBets: parseSpinBet,
  maxPayoutOf: (bets) => {
    const most = returnsOf(title)[0]?.maxWin ?? rational(0n);
    return bets.reduce((sum, { amountMinor }) => sum + mostAt(amountMinor, most), 0n);
  },
  returns: () => returnsOf(title),
  play: (bets, stream) => settle(title, bets, playRound(title, stream)),
});
