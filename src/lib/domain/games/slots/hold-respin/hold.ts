import type { Stream } from '../../../fairness/stream.ts';
import { unitsOf } from '../lines/machine.ts';
import type { HoldChart } from './title.ts';

/** A coin on its place (reel · rows + row), worth so many units. */
export type Coin = { readonly cell: number; readonly units: number };

/** A hold from its first coins to its end: the coins of each respin, also of those that brought none. */
export type Hold = {
  readonly first: readonly Coin[];
  readonly respins: readonly (readonly Coin[])[];
  readonly full: boolean;
  /** What the hold pays, in units. */
  readonly units: number;
};

/** What the next coin is worth: one integer below the sum of the weights. */
const drawValue = ({ values }: HoldChart, stream: Stream): number => {
  let left = stream.below(values.reduce((sum, [, weight]) => sum + weight, 0));
  for (const [units, weight] of values) {
    if (left < weight) return units;
    left -= weight;
  }
  throw new RangeError('a coin without a value');
};

/**
 * Plays a hold to its end. The first coins are valued in the order of their places; then each respin asks every empty
 * place in order, by one integer below `oneIn` (0 is a coin, which is valued at once).
 */
export const playHold = (chart: HoldChart, places: number, begun: readonly number[], stream: Stream): Hold => {
  const coinAt = (cell: number): Coin => ({ cell, units: drawValue(chart, stream) });
  const first = begun.map(coinAt);
  const taken = new Set(begun);
  const coins = [...first];
  const respins: Coin[][] = [];
  for (let left = chart.respins; left > 0 && taken.size < places; ) {
    const landed: Coin[] = [];
    for (let cell = 0; cell < places; cell += 1)
      if (!taken.has(cell) && stream.below(chart.oneIn) === 0) landed.push(coinAt(cell));
    for (const { cell } of landed) taken.add(cell);
    coins.push(...landed);
    respins.push(landed);
    left = landed.length > 0 ? chart.respins : left - 1;
  }
  const full = taken.size === places;
  return { first, respins, full, units: full ? chart.full : unitsOf(coins) };
};
