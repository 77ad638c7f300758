import { wayPays } from './paytable.ts';
import { kites } from './reels.ts';

/** A symbol that pays: on how many reels from the left, in how many ways, and the win in fiftieths of the stake. */
export type WayWin = {
  readonly symbol: string;
  readonly count: number;
  readonly ways: number;
  readonly units: number;
};

/** How often a symbol counts in what a reel shows: once where it stands itself, and as often as each kite says. */
export const countOn = (column: string, symbol: string): number =>
  [...column].reduce((count, seen) => count + (seen === symbol ? 1 : (kites[seen] ?? 0)), 0);

const winOf = (window: readonly string[], symbol: string): WayWin | undefined => {
  let [count, ways] = [0, 1];
  for (const column of window) {
    const here = countOn(column, symbol);
    if (here === 0) break;
    count += 1;
    ways *= here;
  }
  const pays = wayPays[symbol]?.[count - 3];
  return pays ? { symbol, count, ways, units: pays * ways } : undefined;
};

/** Every symbol that pays in a window: on three reels or more (four, the low ones) from the left, wherever it stands on them. */
export const wayWins = (window: readonly string[]): WayWin[] =>
  Object.keys(wayPays).flatMap((symbol) => winOf(window, symbol) ?? []);
