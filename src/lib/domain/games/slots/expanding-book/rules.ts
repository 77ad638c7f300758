import type { Stream } from '../../../fairness/stream.ts';
import { rational } from '../../../maths/rational.ts';
import type { Bet, Settled, SingleStepGame } from '../../kit/game.ts';
import { payoutAt, settledAt } from '../../kit/multiplier.ts';
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

const payoutOf = ({ machine }: BookTitle, { amountMinor }: Bet, units: number): bigint =>
  payoutAt(amountMinor, rational(BigInt(units), BigInt(machine.unitsAStake)));

/** A played round as it is paid: all its wins added up, then rounded down to the minor unit once. */
const settle = (title: BookTitle, bets: readonly Bet[], round: Round): Settled => {
  const [bet] = bets;
  return bet
    ? settledAt(bet, payoutOf(title, bet, round.units), round)
    : { status: 'settled', outcome: round, payoutMinor: 0n, wins: [] };
};

/** The game of a title. */
export const bookGame = (title: BookTitle): SingleStepGame => ({
  id: title.id,
  name: title.name,
  rulesVersion: 1,
  steps: 'one',
  parseBets: parseSpinBet,
  maxPayoutOf: (bets) => bets.reduce((sum, bet) => sum + payoutOf(title, bet, title.chart.unitsMax), 0n),
  returns: () => bookReturns(title),
  play: (bets, stream) => settle(title, bets, playRound(title, stream)),
});
