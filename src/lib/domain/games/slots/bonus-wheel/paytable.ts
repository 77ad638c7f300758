import type { Strip } from '../reels.ts';

/** A slice of a wheel: as wide as its weight. It pays so many stakes, or leads on to the inner wheel. */
export type Segment = { readonly weight: number; readonly pays: number | 'inner' };

/** One title of the engine: all its numbers, none of its drawing. */
export type BonusWheelTitle = {
  readonly id: string;
  readonly name: string;
  /** What a letter of a strip is called, by its key in the locale file. */
  readonly symbols: Readonly<Record<string, string>>;
  readonly strips: readonly Strip[];
  /** The row (0 = top) of each line, reel by reel. */
  readonly lines: readonly (readonly number[])[];
  /** What equal symbols on all reels of a line pay, in line bets: a stake is one for each line. */
  readonly pays: Readonly<Record<string, number>>;
  /** Starts the wheel when every reel shows it; a reel never shows two. */
  readonly wheelSymbol: string;
  /** Clockwise from the top. */
  readonly outer: readonly Segment[];
  readonly inner: readonly { readonly weight: number; readonly pays: number }[];
};

export const rows = 3;

export const weightOf = (segments: readonly { readonly weight: number }[]): number =>
  segments.reduce((sum, { weight }) => sum + weight, 0);
