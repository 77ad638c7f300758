import { drawItems } from '../../../fairness/draw.ts';
import { createStream } from '../../../fairness/stream.ts';
import { numbersAColumn, side } from './paytable.ts';

/** Cards that can be bought, numbered from 1: each is printed once for all time, and a round sells all of them to everybody. */
export const cardCount = 2_000;

/** The place in the middle, which counts as called from the start. */
export const freePlace = 12;

/** A card: 25 numbers, row by row from the left; 0 in the free place. */
export type BingoCard = readonly number[];

const columnNumbers = (column: number): number[] =>
  Array.from({ length: numbersAColumn }, (_, index) => column * numbersAColumn + index + 1);

const print = (number: number): BingoCard => {
  const stream = createStream({ serverSeed: 'Bingo 75', clientSeed: 'the printed cards', nonce: number });
  const columns = Array.from({ length: side }, (_, column) => drawItems(columnNumbers(column), side, stream));
  return Array.from({ length: side * side }, (_, place) =>
    place === freePlace ? 0 : (columns[place % side]?.[Math.floor(place / side)] ?? 0),
  );
};

const printed = new Map<number, BingoCard>();

/** A card by its number, 1 to 2,000. It is made of its number by the stream that also draws rounds, for anyone to print again. */
export const cardOf = (number: number): BingoCard => {
  const card = printed.get(number) ?? print(number);
  printed.set(number, card);
  return card;
};

const cardSpot = /^card:([1-9]\d{0,3})$/;

/** `card:417` → 417; undefined for everything that is no card. */
export const cardNumberOf = (spot: string): number | undefined => {
  const number = Number(cardSpot.exec(spot)?.[1] ?? 0);
  return number >= 1 && number <= cardCount ? number : undefined;
};

export const spotOf = (number: number): string => `card:${number}`;
