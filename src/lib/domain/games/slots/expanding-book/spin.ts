import { type LineWin, lineWins, unitsOf } from '../lines/machine.ts';
import { type Stops, windowAt } from '../reels.ts';
import type { BookTitle } from './title.ts';

/** The drawn symbol has spread over these reels: so many of it, on every line. */
export type Spread = { readonly symbol: string; readonly reels: readonly number[]; readonly units: number };

/** One spin as the table shows it: its lines, its books, then what spreads. `units` is all of it. */
export type Spin = {
  readonly stops: Stops;
  readonly window: readonly string[];
  readonly lines: readonly LineWin[];
  readonly books: number;
  readonly bookUnits: number;
  readonly spread: Spread | null;
  readonly units: number;
};

/** What so many reels filled with a symbol pay, in units: that many of it on each line, wherever the reels stand. */
export const spreadUnits = ({ machine }: BookTitle, symbol: string, reels: number): number =>
  (machine.pays[symbol]?.[reels - 1] ?? 0) * machine.paylines.length;

const spreadIn = (title: BookTitle, window: readonly string[], symbol: string): Spread | null => {
  const reels = window.flatMap((column, reel) => (column.includes(symbol) ? [reel] : []));
  const units = spreadUnits(title, symbol, reels.length);
  return units > 0 ? { symbol, reels, units } : null;
};

/** What the reels pay where they stand. `drawn` is the symbol that spreads, null in the paid spin. */
export const spinAt = (title: BookTitle, stops: Stops, drawn: string | null): Spin => {
  const { machine, chart } = title;
  const window = windowAt(machine.strips, stops, machine.rows);
  const lines = lineWins(machine, window);
  const books = window.filter((column) => column.includes(machine.wild)).length;
  const bookUnits = chart.pays[books - 1] ?? 0;
  const spread = drawn === null ? null : spreadIn(title, window, drawn);
  const units = unitsOf(lines) + bookUnits + (spread?.units ?? 0);
  return { stops, window, lines, books, bookUnits, spread, units };
};
