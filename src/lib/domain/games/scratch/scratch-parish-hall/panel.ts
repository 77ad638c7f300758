import { drawItems, shuffle } from '../../../fairness/draw.ts';
import type { Stream } from '../../../fairness/stream.ts';
import { splitsOf } from '../splits.ts';
import { prizes } from './prizes.ts';

/** A card of four rows with four of the numbers 1 to 40, and twelve calls. */
export const rowCount = 4;
export const rowLength = 4;
export const callCount = 12;
const highest = 40;
/** So many numbers of a row may be called when the row is not won. */
const sparedMost = 2;

export type Row = { readonly numbers: readonly number[]; readonly multiple: number };
export type Panel = { readonly rows: readonly Row[]; readonly calls: readonly number[] };

const balls = Array.from({ length: highest }, (_, index) => index + 1);
/** What a row can be worth, in ticket prices. */
export const amounts = [1000, 250, 75, 50, 25, 15, 10, 5, 3, 2, 1];
/** For each prize, in the order of its table, the ways to make it of rows. */
export const ways = prizes.map(({ multiple }) => splitsOf(multiple, amounts, 2));

const ascending = (numbers: readonly number[]): number[] => numbers.toSorted((a, b) => a - b);

/**
 * What is printed on a ticket: all numbers of the rows that make the prize are called, in one of all ways to split it over one
 * or two rows, each as likely. The other calls are drawn evenly from the numbers that are not on the card and two of each other
 * row, so that no losing ticket is made to look like a near win.
 */
export const printPanel = (prize: number, stream: Stream): Panel => {
  const of = ways[prize] ?? [[]];
  const won = of[stream.below(of.length)] ?? [];
  const drawn = drawItems(balls, rowCount * rowLength, stream);
  const rows = Array.from({ length: rowCount }, (_, index): Row & { isWon: boolean } => ({
    numbers: ascending(drawn.slice(index * rowLength, (index + 1) * rowLength)),
    multiple: won[index] ?? amounts[stream.below(amounts.length)] ?? 0,
    isWon: index < won.length,
  }));
  const called = rows.flatMap(({ numbers, isWon }) => (isWon ? numbers : []));
  const spared = rows.flatMap(({ numbers, isWon }) => (isWon ? [] : drawItems(numbers, sparedMost, stream)));
  const others = [...balls.filter((ball) => !drawn.includes(ball)), ...spared];
  return {
    rows: shuffle(rows, stream).map(({ numbers, multiple }) => ({ numbers, multiple })),
    calls: shuffle([...called, ...drawItems(others, callCount - called.length, stream)], stream),
  };
};
