import type { Strip } from '../reels.ts';

/** A number from which on another one counts: `[from, value]`, ascending. */
export type Step = readonly [from: number, value: number];

/** The figures over every drop, in units, written by scripts/exact/cascades.ts. */
export type ExactDrops = {
  readonly cases: bigint;
  readonly units: bigint;
  readonly squares: bigint;
  readonly hits: bigint;
  readonly topUnits: bigint;
  readonly topCases: bigint;
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
  readonly exact: ExactDrops;
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
