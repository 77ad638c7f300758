import { type LineMachine, type LineWin, lineWins } from '#domain/games/slots/lines/machine.ts';
import { type Stops, windowAt } from '#domain/games/slots/reels.ts';
import type { Cell } from './shares.ts';

/** A line that pays, its cells from the left, and what it adds. */
export type ShownLine = LineWin & { readonly cells: readonly Cell[]; readonly amountMinor: bigint };

/** What the stops show, and the lines that pay there, without their amounts. */
export const windowOf = (machine: LineMachine, stops: Stops) => {
  const window = windowAt(machine.strips, stops, machine.rows);
  return { window, wins: lineWins(machine, window) };
};

/** The lines with their shares of the payout. */
export const shownLines = (machine: LineMachine, wins: readonly LineWin[], shares: readonly bigint[]): ShownLine[] =>
  wins.map((win, index) => ({
    ...win,
    cells: (machine.paylines[win.line] ?? []).slice(0, win.count).map((row, reel): Cell => [reel, row]),
    amountMinor: shares[index] ?? 0n,
  }));
