import { drawItems, shuffle } from '../../../fairness/draw.ts';
import type { Stream } from '../../../fairness/stream.ts';
import { splitsOf } from '../splits.ts';
import { prizes } from './prizes.ts';

/** Five rows; fox and crow have different numbers from 1 to 20 in each. */
export const rowCount = 5;
const highest = 20;

export type Row = { readonly fox: number; readonly crow: number; readonly multiple: number };
export type Panel = { readonly rows: readonly Row[] };

const numbers = Array.from({ length: highest }, (_, index) => index + 1);
/** What a row can be worth, in ticket prices. */
export const amounts = [1200, 300, 100, 50, 30, 20, 10, 5, 3, 2, 1];
/** For each prize, in the order of its table, the ways to make it of rows. */
export const ways = prizes.map(({ multiple }) => splitsOf(multiple, amounts, rowCount));

const drawRow = (isWon: boolean, multiple: number, stream: Stream): Row => {
  const [first = 0, second = 0] = drawItems(numbers, 2, stream);
  const [low, high] = first < second ? [first, second] : [second, first];
  return isWon ? { fox: high, crow: low, multiple } : { fox: low, crow: high, multiple };
};

/**
 * What is printed on a ticket: the rows that the fox wins add up to the prize, in one of all ways to split it over at most
 * five rows, each as likely; a losing ticket has none. Numbers and the amounts of the crow's rows are drawn evenly.
 */
export const printPanel = (prize: number, stream: Stream): Panel => {
  const of = ways[prize] ?? [[]];
  const won = of[stream.below(of.length)] ?? [];
  const rows = Array.from({ length: rowCount }, (_, index) =>
    index < won.length
      ? drawRow(true, won[index] ?? 0, stream)
      : drawRow(false, amounts[stream.below(amounts.length)] ?? 0, stream),
  );
  return { rows: shuffle(rows, stream) };
};
