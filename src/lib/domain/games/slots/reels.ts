import type { Stream } from '../../fairness/stream.ts';

/** The symbols of a reel, one letter each, from the top down; after the last comes the first again. */
export type Strip = string;

/** Where each reel stands: the index on its strip of the symbol in the top row. */
export type Stops = readonly number[];

/** The symbol a number of steps below a stop. */
export const symbolAt = (strip: Strip, index: number): string => strip.charAt(index % strip.length);

/** What is seen: one text a reel, its letters from the top row down. */
export const windowAt = (strips: readonly Strip[], stops: Stops, rows: number): string[] =>
  strips.map((strip, reel) =>
    Array.from({ length: rows }, (_, row) => symbolAt(strip, (stops[reel] ?? 0) + row)).join(''),
  );

/** One integer a reel, from the left: every stop of a strip is equally likely. */
export const spinReels = (strips: readonly Strip[], stream: Stream): number[] =>
  strips.map((strip) => stream.below(strip.length));

/** In how many ways the reels can stop. */
export const stopCount = (strips: readonly Strip[]): bigint =>
  strips.reduce((product, strip) => product * BigInt(strip.length), 1n);
