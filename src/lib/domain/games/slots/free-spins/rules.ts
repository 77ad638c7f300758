import type { Stream } from '../../../fairness/stream.ts';
import { rational } from '../../../maths/rational.ts';
import type { Bet, Decided, SingleStepGame } from '../../kit/game.ts';
import { settledAt } from '../../kit/settled.ts';
import { mostOf, nothing, type Share, shareAt } from '../../kit/share.ts';
import { spinReels } from '../reels.ts';
import { parseSpinBet } from '../spin-bet.ts';
import { freeSpinsReturns } from './maths.ts';
import { type Spin, spinAt } from './spin.ts';
import type { FreeSpinsTitle } from './title.ts';

/** A whole round: the paid spin and its free spins one by one. `units` never above `unitsMax`. */
export type Round = { readonly spin: Spin; readonly freeSpins: readonly Spin[]; readonly units: number };

const triggers = ({ moons }: Spin): boolean => moons >= 3;

/** Plays the paid spin and, when it triggers them, the free spins; five words of the stream a spin, in their order. */
export const playRound = (title: FreeSpinsTitle, stream: Stream): Round => {
  const { strips, award, most, factor, unitsMax } = title;
  const spin = spinAt(title, spinReels(strips, stream), 1);
  const freeSpins: Spin[] = [];
  let awarded = triggers(spin) ? award : 0;
  let units = spin.units;
  while (freeSpins.length < awarded && units < unitsMax) {
    const free = spinAt(title, spinReels(strips, stream), factor);
    freeSpins.push(free);
    units += free.units;
    if (triggers(free)) awarded = Math.min(awarded + award, most);
  }
  return { spin, freeSpins, units: Math.min(units, unitsMax) };
};

const shareOf = ({ unitsAStake }: FreeSpinsTitle, { amountMinor }: Bet, units: number): Share =>
  shareAt(amountMinor, rational(BigInt(units), BigInt(unitsAStake)));

/** A played round as it is paid: all its wins added up. */
export const settle = (title: FreeSpinsTitle, bets: readonly Bet[], round: Round): Decided => {
  const [bet] = bets;
  return settledAt(bet, bet ? shareOf(title, bet, round.units) : nothing, round);
};

/** A title as a game of the house. */
export const freeSpinsGame = (title: FreeSpinsTitle): SingleStepGame => ({
  id: title.id,
  name: title.name,
  rulesVersion: 2,
  roundedDown: 1,
  steps: 'one',
  parseBets: parseSpinBet,
  maxPayoutOf: (bets) => bets.reduce((sum, bet) => sum + mostOf(shareOf(title, bet, title.unitsMax)), 0n),
  returns: () => freeSpinsReturns(title),
  play: (bets, stream) => settle(title, bets, playRound(title, stream)),
});
