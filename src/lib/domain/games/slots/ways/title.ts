import type { Strip } from '../reels.ts';

/** A title whose symbols pay in ways, wherever they stand on reels from the left: all its numbers, none of its drawing. */
export type WaysTitle = {
  readonly id: string;
  readonly name: string;
  /** What a letter of a strip is called, by its key in the locale file. */
  readonly symbols: Readonly<Record<string, string>>;
  /** As how many of any symbol each wild counts in its reel. None lies on the first. */
  readonly wilds: Readonly<Record<string, number>>;
  readonly strips: readonly Strip[];
  readonly rows: number;
  /** What one way of 3, 4 and 5 reels from the left pays, in parts of which `unitsAStake` are the stake. */
  readonly pays: Readonly<Record<string, readonly [number, number, number]>>;
  readonly unitsAStake: number;
  /** The largest win of a spin in units, and in how many of all spins it comes: counted over all of them. */
  readonly top: { readonly units: number; readonly cases: number };
};
