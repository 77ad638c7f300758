import { type Stops, windowAt } from '../reels.ts';
import type { FreeSpinsTitle } from './title.ts';

/** A line that pays: its number from 0, the symbol, how many from the left, and the win in line bets. */
type LineWin = {
  readonly line: number;
  readonly symbol: string;
  readonly count: number;
  readonly units: number;
};

/** One spin as the table shows it; `moons` are its scatters. `units` is all that it wins, their prize and the factor included. */
export type Spin = {
  readonly stops: Stops;
  readonly window: readonly string[];
  readonly lines: readonly LineWin[];
  readonly moons: number;
  readonly moonUnits: number;
  readonly factor: number;
  readonly units: number;
};

/** Equal symbols from the left; no wild lies on reel 1, so its symbol is the line's. */
const lineWinOf = (
  { pays, wild }: FreeSpinsTitle,
  window: readonly string[],
  line: readonly number[],
): Omit<LineWin, 'line'> | undefined => {
  const symbol = window[0]?.charAt(line[0] ?? 0) ?? '';
  let count = 1;
  while (count < line.length) {
    const next = window[count]?.charAt(line[count] ?? 0);
    if (next !== symbol && next !== wild) break;
    count += 1;
  }
  const units = pays[symbol]?.[count - 3];
  return units ? { symbol, count, units } : undefined;
};

/** What the reels pay where they stand. `factor`: 1 in the paid spin. */
export const spinAt = (title: FreeSpinsTitle, stops: Stops, factor: number): Spin => {
  const window = windowAt(title.strips, stops, title.rows);
  const lines = title.paylines.flatMap((line, index) => {
    const win = lineWinOf(title, window, line);
    return win ? [{ line: index, ...win }] : [];
  });
  const moons = window.filter((column) => column.includes(title.scatter)).length;
  const moonUnits = title.scatterPays[moons - 3] ?? 0;
  const units = factor * lines.reduce((sum, win) => sum + win.units, moonUnits);
  return { stops, window, lines, moons, moonUnits, factor, units };
};
