import { type BingoCard, freePlace } from './cards.ts';
import { side } from './paytable.ts';

const upTo = Array.from({ length: side }, (_, index) => index);

/** The twelve lines of a card, each its five places: rows from the top, columns from the left, the two diagonals. */
export const lines: readonly (readonly number[])[] = [
  ...upTo.map((row) => upTo.map((column) => row * side + column)),
  ...upTo.map((column) => upTo.map((row) => row * side + column)),
  upTo.map((row) => row * (side + 1)),
  upTo.map((row) => (row + 1) * (side - 1)),
];

/** Which places of a card are marked by these balls; the free one always is. */
const markedPlaces = (card: BingoCard, called: ReadonlySet<number>): ReadonlySet<number> =>
  new Set(card.flatMap((number, place) => (place === freePlace || called.has(number) ? [place] : [])));

/** The lines that these balls complete. */
export const completeLines = (card: BingoCard, called: ReadonlySet<number>): readonly (readonly number[])[] => {
  const marked = markedPlaces(card, called);
  return lines.filter((line) => line.every((place) => marked.has(place)));
};
