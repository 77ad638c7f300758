import type { Strip } from '../reels.ts';

/** A machine with lines: its reels, its lines, and what equal symbols on a line pay from the left. */
export type LineMachine = {
  /** One letter a symbol, top down. */
  readonly strips: readonly Strip[];
  readonly rows: number;
  /** The row (0 = top) that each line crosses on each reel. */
  readonly paylines: readonly (readonly number[])[];
  /** For each symbol what so many of it from the left pay, in units: the first number is for one. */
  readonly pays: Readonly<Record<string, readonly number[]>>;
  /** The symbol that stands for every symbol of `pays`. */
  readonly wild: string;
  /** The symbol that opens the feature wherever it stands; no wild stands for it. */
  readonly feature: string;
  /** The whole stake in units. */
  readonly unitsAStake: number;
};

/** A line that pays: its number from 0, what stands on it, how often from the left, and the win in units. */
export type LineWin = {
  readonly line: number;
  readonly symbol: string;
  readonly count: number;
  readonly units: number;
};

/** The best that a row of symbols pays from the left. Wilds pay as the symbol that follows them, or as themselves if that is more. */
export const rowWinOf = ({ pays, wild, feature }: LineMachine, row: string): Omit<LineWin, 'line'> | undefined => {
  const first = [...row].find((symbol) => symbol !== wild) ?? wild;
  const runOf = (counts: (symbol: string) => boolean): number => {
    const end = [...row].findIndex((symbol) => !counts(symbol));
    return end < 0 ? row.length : end;
  };
  const wilds = runOf((symbol) => symbol === wild);
  const run = first === feature ? wilds : runOf((symbol) => symbol === first || symbol === wild);
  const asFirst = { symbol: first, count: run, units: pays[first]?.[run - 1] ?? 0 };
  const asWild = { symbol: wild, count: wilds, units: pays[wild]?.[wilds - 1] ?? 0 };
  const best = asWild.units > asFirst.units ? asWild : asFirst;
  return best.units > 0 ? best : undefined;
};

/** What stands on a line, one letter a reel. */
const rowOf = (window: readonly string[], line: readonly number[]): string =>
  window.map((column, reel) => column.charAt(line[reel] ?? 0)).join('');

/** The lines that pay in a window, in their order. */
export const lineWins = (machine: LineMachine, window: readonly string[]): LineWin[] =>
  machine.paylines.flatMap((line, index) => {
    const win = rowWinOf(machine, rowOf(window, line));
    return win ? [{ line: index, ...win }] : [];
  });

export const unitsOf = (wins: readonly { readonly units: number }[]): number =>
  wins.reduce((sum, { units }) => sum + units, 0);

/** The places of the feature's symbol in a window: reel · rows + row, in that order. */
export const featureCells = ({ rows, feature }: LineMachine, window: readonly string[]): number[] =>
  window.flatMap((column, reel) =>
    [...column].flatMap((symbol, row) => (symbol === feature ? [reel * rows + row] : [])),
  );
