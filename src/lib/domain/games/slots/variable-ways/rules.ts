import type { Stream } from '../../../fairness/stream.ts';
import { rational } from '../../../maths/rational.ts';
import type { Bet, Decided, SingleStepGame } from '../../kit/game.ts';
import { settledAt } from '../../kit/settled.ts';
import { mostOf, nothing, type Share, shareAt } from '../../kit/share.ts';
import { versionAfter } from '../../kit/versions.ts';
import { parseSpinBet } from '../spin-bet.ts';
import { returnsOf } from './maths.ts';
import { roundTopUnits, type VariableWaysTitle } from './paytable.ts';
import { drawRests, type Spin, spinAt } from './spin.ts';

/** A whole round: the paid spin and its free spins one by one, and all that they win in units. */
export type Round = { readonly spin: Spin; readonly freeSpins: readonly Spin[]; readonly units: number };

/** Plays the paid spin and, when it opens them, the free spins; two words of the stream a reel, in their order. */
export const playRound = (title: VariableWaysTitle, stream: Stream): Round => {
  const spin = spinAt(title, drawRests(title, stream), 1);
  const { free } = title;
  const count = free && spin.scatters >= free.least ? free.spins : 0;
  const freeSpins = Array.from({ length: count }, (_, index) => spinAt(title, drawRests(title, stream), index + 1));
  return { spin, freeSpins, units: freeSpins.reduce((sum, { units }) => sum + units, spin.units) };
};

const shareOf = ({ unitsAStake }: VariableWaysTitle, { amountMinor }: Bet, units: number): Share =>
  shareAt(amountMinor, rational(BigInt(units), BigInt(unitsAStake)));

/** A played round as it is paid: all its wins added up. */
export const settle = (title: VariableWaysTitle, bets: readonly Bet[], round: Round): Decided => {
  const [bet] = bets;
  return settledAt(bet, bet ? shareOf(title, bet, round.units) : nothing, round);
};

/** A title as a game of the house; `former` is the title as it was before its prizes changed. */
export const variableWaysGame = (title: VariableWaysTitle, former?: VariableWaysTitle): SingleStepGame => ({
  id: title.id,
  name: title.name,
  ...versionAfter(former && variableWaysGame(former)),
  steps: 'one',
  parseBets: parseSpinBet,
  maxPayoutOf: (bets) => bets.reduce((sum, bet) => sum + mostOf(shareOf(title, bet, roundTopUnits(title))), 0n),
  returns: () => returnsOf(title),
  play: (bets, stream) => settle(title, bets, playRound(title, stream)),
});
