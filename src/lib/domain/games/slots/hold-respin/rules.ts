import type { Stream } from '../../../fairness/stream.ts';
import { rational } from '../../../maths/rational.ts';
import type { Bet, Settled, SingleStepGame } from '../../kit/game.ts';
import { payoutAt, settledAt } from '../../kit/multiplier.ts';
import { featureCells, lineWins, unitsOf } from '../lines/machine.ts';
import { spinReels, windowAt } from '../reels.ts';
import { parseSpinBet } from '../spin-bet.ts';
import { playHold } from './hold.ts';
import { holdReturns } from './maths.ts';
import { type HoldTitle, placesOf } from './title.ts';

const payoutOf = ({ machine }: HoldTitle, { amountMinor }: Bet, units: number): bigint =>
  payoutAt(amountMinor, rational(BigInt(units), BigInt(machine.unitsAStake)));

/**
 * A whole round, decided by its stream: one integer a reel, then the hold that the coins begin. Lines and hold are added up
 * first, and the sum is rounded down to the minor unit once.
 */
export const playRound = (title: HoldTitle, bets: readonly Bet[], stream: Stream): Settled => {
  const { machine, chart } = title;
  const stops = spinReels(machine.strips, stream);
  const window = windowAt(machine.strips, stops, machine.rows);
  const lines = lineWins(machine, window);
  const coins = featureCells(machine, window);
  const hold = coins.length >= chart.trigger ? playHold(chart, placesOf(machine), coins, stream) : null;
  const units = unitsOf(lines) + (hold?.units ?? 0);
  const outcome = { stops, window, lines, hold, units };
  const [bet] = bets;
  return bet
    ? settledAt(bet, payoutOf(title, bet, units), outcome)
    : { status: 'settled', outcome, payoutMinor: 0n, wins: [] };
};

/** The most that a spin returns, in units: a full window, beside the best lines that its first coins leave room for. */
export const topUnitsOf = ({ chart, counts }: HoldTitle): number =>
  Math.max(...counts.map(({ features, topUnits }) => topUnits + (features >= chart.trigger ? chart.full : 0)));

/** The game of a title. */
export const holdGame = (title: HoldTitle): SingleStepGame => ({
  id: title.id,
  name: title.name,
  rulesVersion: 1,
  steps: 'one',
  parseBets: parseSpinBet,
  maxPayoutOf: (bets) => bets.reduce((sum, bet) => sum + payoutOf(title, bet, topUnitsOf(title)), 0n),
  returns: () => holdReturns(title),
  play: (bets, stream) => playRound(title, bets, stream),
});
