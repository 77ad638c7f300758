import type { Stream } from '../../../../fairness/stream.ts';
import { rational } from '../../../../maths/rational.ts';
import type { Bet, Settled, SingleStepGame } from '../../../kit/game.ts';
import { payoutAt, settledAt } from '../../../kit/multiplier.ts';
import { spinReels } from '../../reels.ts';
import { parseSpinBet } from '../../spin-bet.ts';
import { returnsByKind } from './maths.ts';
import { freeSpinFactor, freeSpinsAward, freeSpinsMax, lineCount, unitsMax } from './paytable.ts';
import { strips } from './reels.ts';
import { type Spin, spinAt } from './spin.ts';

/** A whole round: the paid spin and its free spins one by one. `units` in line bets, never above `unitsMax`. */
export type Round = { readonly spin: Spin; readonly freeSpins: readonly Spin[]; readonly units: number };

const triggers = ({ moons }: Spin): boolean => moons >= 3;

/** Plays the paid spin and, when it triggers them, the free spins; five words of the stream a spin, in their order. */
export const playRound = (stream: Stream): Round => {
  const spin = spinAt(spinReels(strips, stream), 1);
  const freeSpins: Spin[] = [];
  let awarded = triggers(spin) ? freeSpinsAward : 0;
  let units = spin.units;
  while (freeSpins.length < awarded && units < unitsMax) {
    const free = spinAt(spinReels(strips, stream), freeSpinFactor);
    freeSpins.push(free);
    units += free.units;
    if (triggers(free)) awarded = Math.min(awarded + freeSpinsAward, freeSpinsMax);
  }
  return { spin, freeSpins, units: Math.min(units, unitsMax) };
};

const payoutOf = ({ amountMinor }: Bet, units: number): bigint =>
  payoutAt(amountMinor, rational(BigInt(units), BigInt(lineCount)));

/** A played round as it is paid: all its wins added up, then rounded down to the minor unit once. */
export const settle = (bets: readonly Bet[], round: Round): Settled => {
  const [bet] = bets;
  return bet
    ? settledAt(bet, payoutOf(bet, round.units), round)
    : { status: 'settled', outcome: round, payoutMinor: 0n, wins: [] };
};

export const game: SingleStepGame = {
  id: 'slot-night-orchard',
  name: 'Night Orchard',
  rulesVersion: 1,
  steps: 'one',
  parseBets: parseSpinBet,
  maxPayoutOf: (bets) => bets.reduce((sum, bet) => sum + payoutOf(bet, unitsMax), 0n),
  returns: returnsByKind,
  play: (bets, stream) => settle(bets, playRound(stream)),
};
