import type { Stream } from '../../fairness/stream.ts';

/** A prize of a series: what its tickets return in ticket prices, and on how many of them it is printed. */
export type Prize = { readonly multiple: number; readonly tickets: number };

/** How many tickets of each prize are left, in the order of the prize table; the last are those that win nothing. */
export type Remaining = readonly number[];

export const ticketsLeft = (remaining: Remaining): number => remaining.reduce((sum, count) => sum + count, 0);

/** With its last prize a series closes: a ticket that cannot win is not sold. The blanks are the last row. */
export const isClosed = (remaining: Remaining): boolean => ticketsLeft(remaining.slice(0, -1)) === 0;

/** A whole series: every ticket that is printed, the losing ones included. */
export const freshSeries = (prizes: readonly Prize[]): number[] => prizes.map(({ tickets }) => tickets);

/**
 * Takes one ticket out of those left: an integer below their number, counted through the prize table from its first row.
 * Every ticket left is equally likely, so the whole series returns exactly what its table says. Throws on a series that is
 * sold out: the next must be opened first.
 */
export const drawTicket = (remaining: Remaining, stream: Stream): { prize: number; remaining: number[] } => {
  let ticket = stream.below(ticketsLeft(remaining));
  const prize = remaining.findIndex((count) => {
    if (ticket < count) return true;
    ticket -= count;
    return false;
  });
  return { prize, remaining: remaining.map((count, index) => (index === prize ? count - 1 : count)) };
};
