import { type LineMachine, type LineWin, lineWins, unitsOf } from '../lines/machine.ts';
import { type Stops, windowAt } from '../reels.ts';
import type { Mask } from './title.ts';

/** One spin as the table shows it: the window with the wilds that stayed laid over the reels, and what its lines pay. */
export type Spin = {
  readonly stops: Stops;
  readonly window: readonly string[];
  readonly lines: readonly LineWin[];
  /** Places of all wilds that stay from now on (reel · rows + row), and of those that have just come. */
  readonly wilds: readonly number[];
  readonly fresh: readonly number[];
  readonly units: number;
};

export const maskOf = (places: readonly number[]): Mask => places.reduce((mask, place) => mask | (1 << place), 0);

/** A window with wilds laid over it. */
export const overlaid = ({ rows, wild }: LineMachine, window: readonly string[], mask: Mask): string[] =>
  window.map((column, reel) =>
    [...column].map((symbol, row) => (mask & (1 << (reel * rows + row)) ? wild : symbol)).join(''),
  );

/** The places of the wilds in a window. */
export const wildsIn = ({ rows, wild }: LineMachine, window: readonly string[]): number[] =>
  window.flatMap((column, reel) => [...column].flatMap((symbol, row) => (symbol === wild ? [reel * rows + row] : [])));

/** What the reels pay where they stand, with the wilds that stayed from before. */
export const spinAt = (machine: LineMachine, stops: Stops, before: Mask): Spin => {
  const window = overlaid(machine, windowAt(machine.strips, stops, machine.rows), before);
  const lines = lineWins(machine, window);
  const wilds = wildsIn(machine, window);
  const fresh = wilds.filter((place) => !(before & (1 << place)));
  return { stops, window, lines, wilds, fresh, units: unitsOf(lines) };
};
