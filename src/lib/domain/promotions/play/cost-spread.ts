import type { Stream } from '../../fairness/stream.ts';

/** The shares of players below which a cost lies, in percent. */
export const toldPercents = [5, 50, 95, 99] as const;

/** Minor units of a euro, what a player has more in the end than they paid in: what it costs the house. */
export type Spread = {
  readonly mean: number;
  readonly standardError: number;
  /** At `toldPercents`. */
  readonly quantiles: readonly number[];
};

const quantilesOf = (sorted: Float64Array): number[] =>
  toldPercents.map((percent) => sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? 0);

const momentsOf = (costs: Float64Array): { readonly mean: number; readonly deviation: number } => {
  const mean = costs.reduce((sum, one) => sum + one, 0) / costs.length;
  const squares = costs.reduce((sum, one) => sum + (one - mean) ** 2, 0);
  return { mean, deviation: Math.sqrt(squares / costs.length) };
};

/** What one player costs. */
export const spreadOf = (costs: Float64Array): Spread => {
  const { mean, deviation } = momentsOf(costs);
  return { mean, standardError: deviation / Math.sqrt(costs.length), quantiles: quantilesOf(costs.toSorted()) };
};

const totals = 500;
/** Of more players together the sum is so nearly normal that it is not drawn. */
const drawnMax = 5_000;
/** The normal distribution's, at `toldPercents`. */
const normal = [-1.644854, 0, 1.644854, 2.326348];

/** What so many players cost together, each drawn from those that were played. */
export const spreadOfAll = (costs: Float64Array, players: number, luck: Stream): Spread => {
  const { mean, deviation } = momentsOf(costs);
  const told = { mean: mean * players, standardError: (players * deviation) / Math.sqrt(costs.length) };
  if (players > drawnMax)
    return { ...told, quantiles: normal.map((at) => told.mean + at * deviation * Math.sqrt(players)) };
  const sums = Float64Array.from({ length: totals }, () => {
    let sum = 0;
    for (let player = 0; player < players; player += 1) sum += costs[luck.below(costs.length)] ?? 0;
    return sum;
  });
  return { ...told, quantiles: quantilesOf(sums.toSorted()) };
};
