import type { ClassicTitle, LineName } from './title.ts';

/** A line that pays: its number from 0, what stands on it, the lamps' factor (1, 2 or 4), and the win in line bets. */
export type LineWin = {
  readonly line: number;
  readonly name: LineName;
  readonly factor: number;
  readonly units: number;
};

const setNames: Readonly<Record<string, LineName>> = {
  7: 'sevens',
  T: 'triple-bars',
  D: 'double-bars',
  S: 'single-bars',
};
const bellNames = [undefined, 'one-bell', 'two-bells', 'three-bells'] as const;

/** The set that symbols other than lamps make together; bells never join one. */
const setOf = (others: readonly string[]): LineName | undefined => {
  const [first = ''] = others;
  if (others.every((symbol) => symbol === first)) return setNames[first];
  return others.every((symbol) => 'TDS'.includes(symbol)) ? 'mixed-bars' : undefined;
};

/** What three symbols of a line pay, or undefined. Bells pay wherever they stand on the line, and lamps do not help them. */
export const lineWinOf = ({ pays }: ClassicTitle, symbols: string): Omit<LineWin, 'line'> | undefined => {
  const all = [...symbols];
  const others = all.filter((symbol) => symbol !== 'L');
  if (others.length === 0) return { name: 'lamps', factor: 1, units: pays.lamps };
  const bells = bellNames[all.filter((symbol) => symbol === 'B').length];
  if (bells) return { name: bells, factor: 1, units: pays[bells] };
  const set = setOf(others);
  if (!set) return undefined;
  const factor = 2 ** (all.length - others.length);
  return { name: set, factor, units: pays[set] * factor };
};

/** The lines that pay in a window, in their order. */
export const lineWins = (title: ClassicTitle, window: readonly string[]): LineWin[] =>
  title.paylines.flatMap((line, index) => {
    const win = lineWinOf(title, line.map((row, reel) => window[reel]?.charAt(row) ?? '').join(''));
    return win ? [{ line: index, ...win }] : [];
  });
