import type { Strip } from '../reels.ts';

/**
 * What a line of three can make. L: lamp, which stands for any symbol but the bell and doubles the win, two of them make it
 * fourfold; 7: seven; T, D, S: triple, double and single bar; B: bell, which pays wherever it stands; any other letter is nothing.
 */
export type LineName =
  | 'lamps'
  | 'sevens'
  | 'triple-bars'
  | 'double-bars'
  | 'single-bars'
  | 'mixed-bars'
  | 'three-bells'
  | 'two-bells'
  | 'one-bell';

/** How many lines a bet may play: its stake is spread evenly over them. */
export const lineCounts = [1, 5] as const;

export type LineCount = (typeof lineCounts)[number];

/** A title of three reels with bars, bells and lamps: all its numbers, none of its drawing. */
export type ClassicTitle = {
  readonly id: string;
  readonly name: string;
  /** What a letter of a strip is called, by its key in the locale file. */
  readonly symbols: Readonly<Record<string, string>>;
  readonly strips: readonly Strip[];
  readonly rows: number;
  /** The row (0 = top) of each line, reel by reel: the first is the one that `lines:1` plays. */
  readonly paylines: readonly (readonly number[])[];
  /** What a line pays, in line bets. */
  readonly pays: Readonly<Record<LineName, number>>;
  /** The largest win over all stops in line bets, counted by enumeration. */
  readonly unitsMax: Readonly<Record<LineCount, number>>;
};
