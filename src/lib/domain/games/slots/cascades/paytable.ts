import type { Strip } from '../reels.ts';

/** A number from which on another one counts: `[from, value]`, ascending. */
type Step = readonly [from: number, value: number];

/** Over all drops: the sum of the wins in units and of their squares, how many pay, and the largest win with its cases. */
export type DropFigures = {
  readonly cases: number;
  readonly units: number;
  readonly squares: number;
  readonly hits: number;
  readonly topUnits: number;
  readonly topCases: number;
};

/** One title of the engine: all its numbers, none of its drawing. */
export type CascadeTitle = {
  readonly id: string;
  readonly name: string;
  /** What a letter of a strip is called, by its key in the locale file. */
  readonly symbols: Readonly<Record<string, string>>;
  readonly strips: readonly Strip[];
  readonly rows: number;
  /** Where a reel feeds its new symbols in: from above, and all sink; or from below, and all rise. */
  readonly feed: 'above' | 'below';
  /** Stands for every symbol that pays, and stays on the board when its cluster goes. Alone it pays nothing. */
  readonly wild?: string;
  /** What a cluster of so many or more pays, times the base of its symbol, in units; below the first nothing. */
  readonly sizes: readonly Step[];
  readonly bases: Readonly<Record<string, number>>;
  /** What raises the factor: each cascade of the round, or each symbol that has gone in it; and from how many it is what. */
  readonly factor: { readonly by: 'cascades' | 'gone'; readonly steps: readonly Step[] };
  /** A round ends after so many cascades at the latest. */
  readonly cascadesMax: number;
  readonly unitsAStake: number;
  readonly figures: DropFigures;
};

const valueAt = (steps: readonly Step[], count: number): number => steps.findLast(([from]) => count >= from)?.[1] ?? 0;

/** What a cluster pays in units, counted once. */
export const clusterUnits = ({ bases, sizes }: CascadeTitle, symbol: string, size: number): number =>
  (bases[symbol] ?? 0) * valueAt(sizes, size);

/** How far a round is before its next cascade. */
export type Progress = { readonly cascades: number; readonly gone: number };

/** What the clusters of the next cascade count. */
export const factorAt = ({ factor }: CascadeTitle, progress: Progress): number =>
  valueAt(factor.steps, progress[factor.by]);

/** The symbols that pay, by their letters. */
export const payingSymbols = ({ bases }: CascadeTitle): readonly string[] => Object.keys(bases);
