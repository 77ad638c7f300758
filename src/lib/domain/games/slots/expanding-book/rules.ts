import type { Stream } from '../../../fairness/stream.ts';
import { rational } from '../../../maths/rational.ts';
import type { Bet, Decided, SingleStepGame } from '../../kit/game.ts';
import { settledAt } from '../../kit/settled.ts';
import { mostOf, nothing, type Share, shareAt } from '../../kit/share.ts';
import { versionAfter } from '../../kit/versions.ts';
import { spinReels } from '../reels.ts';
import { parseSpinBet } from '../spin-bet.ts';
import { bookReturns } from './maths.ts';
import { type Spin, spinAt } from './spin.ts';
import type { BookTitle } from './title.ts';

/** A whole round: the paid spin, the symbol drawn to spread, and the free spins. `units` never above `unitsMax`. */
export type Round = {
  readonly spin: Spin;
  readonly drawn: string | null;
  readonly freeSpins: readonly Spin[];
  readonly units: number;
};

/**
 * Plays the paid spin by one integer a reel. Where it opens the free spins, one integer more draws the symbol that spreads
 * through all of them; each is then one integer a reel, until they are used up or the round has won the most it pays.
 */
export const playRound = (title: BookTitle, stream: Stream): Round => {
  const { machine, chart } = title;
  const spin = spinAt(title, spinReels(machine.strips, stream), null);
  let units = Math.min(spin.units, chart.unitsMax);
  if (spin.books < chart.trigger) return { spin, drawn: null, freeSpins: [], units };
  const drawn = chart.spreading[stream.below(chart.spreading.length)] ?? null;
  const freeSpins: Spin[] = [];
  let awarded = chart.award;
  while (freeSpins.length < awarded && units < chart.unitsMax) {
    const free = spinAt(title, spinReels(machine.strips, stream), drawn);
    freeSpins.push(free);
    units = Math.min(units + free.units, chart.unitsMax);
    if (free.books >= chart.trigger) awarded = Math.min(awarded + chart.award, chart.most);
  }
  return { spin, drawn, freeSpins, units };
};

const shareOf = ({ machine }: BookTitle, { amountMinor }: Bet, units: number): Share =>
  shareAt(amountMinor, rational(BigInt(units), BigInt(machine.unitsAStake)));

/** A played round as it is paid: all its wins added up. */
const settle = (title: BookTitle, bets: readonly Bet[], round: Round): Decided => {
  const [bet] = bets;
  return settledAt(bet, bet ? shareOf(title, bet, round.units) : nothing, round);
};

/** The game of a title; `former` is the title as it was before its prizes changed. */
export const bookGame = (title: BookTitle, former?: BookTitle): SingleStepGame => ({
  id: title.id,
  name: title.name,
  ...versionAfter(former && bookGame(former)),
  steps: 'one',
  parseBets: parseSpinBet,
  maxPayoutOf: (bets) => bets.reduce((sum, bet) => sum + mostOf(shareOf(title, bet, title.chart.unitsMax)), 0n),
  returns: () => bookReturns(title),
  play: (bets, stream) => settle(title, bets, playRound(title, stream)),
});
