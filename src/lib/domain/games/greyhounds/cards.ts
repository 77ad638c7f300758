import type { RaceCard } from '../horses/race-card.ts';

/** The kennel, best first: name and rating. */
const kennel: readonly (readonly [name: string, rating: number])[] = [
  ['Brisk Errand', 34],
  ['Slipway Jack', 30],
  ['Tin Whistle', 27],
  ['Gravel Voice', 25],
  ['Late Post', 23],
  ['Hedge Sparrow', 21],
  ['Ginger Biscuit', 20],
  ['Parish News', 18],
  ['Loose Change', 17],
  ['Daybreak Sal', 16],
  ['Signalman', 15],
  ['Bootlace', 14],
  ['Weather Eye', 13],
  ['Molly Quickstep', 12],
  ['Cold Porridge', 11],
  ['Plum Duff', 10],
  ['Third Verse', 9],
  ['Market Day', 8],
];

/** The places in the kennel of each card's dogs, in the order of their traps. Each dog runs in two of the cards. */
const fields: readonly (readonly number[])[] = [
  [4, 0, 11, 7, 16, 9],
  [12, 5, 1, 14, 8, 17],
  [3, 10, 15, 2, 6, 13],
  [8, 13, 0, 17, 5, 10],
  [7, 2, 14, 9, 16, 1],
  [6, 15, 3, 12, 4, 11],
];

/** Six cards of six different dogs each; the number of a dog is its trap. */
export const dogCards: readonly RaceCard[] = fields.map((field, index) => ({
  number: index + 1,
  runners: field.flatMap((place, position) => {
    const dog = kennel[place];
    return dog ? [{ number: position + 1, name: dog[0], rating: dog[1] }] : [];
  }),
}));
