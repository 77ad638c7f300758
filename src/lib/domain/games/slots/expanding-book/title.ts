import type { LineMachine } from '../lines/machine.ts';
import type { RoundFigures } from '../round-figures.ts';

/** The chart of a book: what it pays by itself, what it opens, and where a round ends. */
type BookChart = {
  /** What books anywhere pay, in units: the first number is for one. */
  readonly pays: readonly number[];
  /** So many books open the free spins, and open as many again while they last. */
  readonly trigger: number;
  readonly award: number;
  /** The most free spins of one round. */
  readonly most: number;
  /** The symbols of which one is drawn to spread, each as likely as any other. */
  readonly spreading: readonly string[];
  /** A round that has won so much pays that and ends, in units. */
  readonly unitsMax: number;
};

/**
 * A title with a book: all that makes one machine another, and its exact figures. The book is the machine's wild and its
 * feature in one; no reel shows two of them, and no two of any symbol.
 */
export type BookTitle = {
  readonly id: string;
  readonly name: string;
  readonly machine: LineMachine;
  readonly chart: BookChart;
  readonly figures: RoundFigures;
};
