import type { WaysTitle } from './title.ts';

/** A symbol that pays: on how many reels from the left, in how many ways, and the win in units. */
export type WayWin = {
  readonly symbol: string;
  readonly count: number;
  readonly ways: number;
  readonly units: number;
};

/** How often a symbol counts in what a reel shows: once where it stands itself, and as often as each wild says. */
export const countOn = ({ wilds }: WaysTitle, column: string, symbol: string): number =>
  [...column].reduce((count, seen) => count + (seen === symbol ? 1 : (wilds[seen] ?? 0)), 0);

const winOf = (title: WaysTitle, window: readonly string[], symbol: string): WayWin | undefined => {
  let [count, ways] = [0, 1];
  for (const column of window) {
    const here = countOn(title, column, symbol);
    if (here === 0) break;
    count += 1;
    ways *= here;
  }
  const pay = title.pays[symbol]?.[count - 3];
  return pay ? { symbol, count, ways, units: pay * ways } : undefined;
};

/** Every symbol that pays in a window: on three reels or more from the left, wherever it stands on them. */
export const wayWins = (title: WaysTitle, window: readonly string[]): WayWin[] =>
  Object.keys(title.pays).flatMap((symbol) => winOf(title, window, symbol) ?? []);
