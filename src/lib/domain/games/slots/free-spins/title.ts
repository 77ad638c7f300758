import type { Strip } from '../reels.ts';
import type { RoundFigures } from '../round-figures.ts';

/** A title of lines with free spins in which every win counts more: all its numbers, none of its drawing. */
export type FreeSpinsTitle = {
  readonly id: string;
  readonly name: string;
  /** What a letter of a strip is called, by its key in the locale file. */
  readonly symbols: Readonly<Record<string, string>>;
  /** Stands for every symbol but the scatter; never on the first reel. */
  readonly wild: string;
  /** A reel never shows two. */
  readonly scatter: string;
  readonly strips: readonly Strip[];
  readonly rows: number;
  /** The row (0 = top) of each line, reel by reel. */
  readonly paylines: readonly (readonly number[])[];
  /** What 3, 4 and 5 of a symbol from the left pay on a line, in units: line bets. */
  readonly pays: Readonly<Record<string, readonly [number, number, number]>>;
  /** What 3, 4 and 5 scatters anywhere pay, in units. */
  readonly scatterPays: readonly [number, number, number];
  /** Three scatters or more: so many free spins, in the free spins too, up to the most of one round. */
  readonly award: number;
  readonly most: number;
  /** As how often every win of a free spin counts. */
  readonly factor: number;
  readonly unitsAStake: number;
  /** A round that has won so much pays that and ends, in units. */
  readonly unitsMax: number;
  readonly figures: RoundFigures;
};
