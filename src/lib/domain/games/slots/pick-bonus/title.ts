import type { LineCount } from '../lines/counts.ts';
import type { LineMachine } from '../lines/machine.ts';

/** One kind of what lies hidden: a letter, so many of it, and what it pays in units. */
type PrizeKind = { readonly letter: string; readonly count: number; readonly units: number };

/**
 * When the picks are over, and what they have won.
 * `until`: every prize that is found is won, until `stops` of the letter `stopper` are found.
 * `alike`: the first kind of which so many are found is won, and nothing else.
 */
type PickEnd =
  | { readonly kind: 'until'; readonly stopper: string; readonly stops: number }
  | { readonly kind: 'alike'; readonly alike: number };

/** The chart of a bonus: what opens it, what lies hidden, and how it ends. */
export type PickChart = {
  /** What it pays to open it, in units, before anything is picked. */
  readonly opens: number;
  /** So many of the feature's symbol open it, and every prize then counts so often. */
  readonly factors: readonly (readonly [features: number, factor: number])[];
  readonly kinds: readonly PrizeKind[];
  readonly end: PickEnd;
};

/** A title with a bonus of picks: all that makes one machine another, and its counted lines. */
export type PickTitle = {
  readonly id: string;
  readonly name: string;
  readonly machine: LineMachine;
  readonly chart: PickChart;
  readonly counts: readonly LineCount[];
};

/** How often prizes count with so many of the feature's symbol in the window; undefined: no bonus. */
export const factorOf = ({ factors }: PickChart, features: number): number | undefined =>
  factors.find(([count]) => count === features)?.[1];

export const placeCount = ({ kinds }: PickChart): number => kinds.reduce((sum, { count }) => sum + count, 0);
