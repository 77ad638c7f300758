/** `number`: the saddle cloth, 1 to 8. `rating`: the horse's published strength, a whole number. */
type Runner = { readonly number: number; readonly name: string; readonly rating: number };

/** A race before it is run: `number` 1 to 12 and eight different horses. */
export type RaceCard = { readonly number: number; readonly runners: readonly Runner[] };

/** The stable, best first: name and rating. */
const stable: readonly (readonly [name: string, rating: number])[] = [
  ['Harbour Light', 40],
  ['Copper Kettle', 36],
  ['Second Thoughts', 33],
  ['Paper Lantern', 30],
  ['North of Dover', 28],
  ['Quiet Tuesday', 26],
  ['Marmalade Sky', 24],
  ['Iron Sonnet', 22],
  ['Salt and Cedar', 21],
  ['Velvet Hammer', 20],
  ['Old Cartographer', 19],
  ['Lady Threadneedle', 18],
  ['Borrowed Umbrella', 17],
  ['Thunder in May', 16],
  ['Saffron Road', 15],
  ['Winter Almanac', 14],
  ['Blue Parliament', 13],
  ['The Understudy', 12],
  ['Foxglove Lane', 11],
  ['Captain Marigold', 10],
  ['Ninth Wave', 9],
  ['Plain Gold', 8],
  ['Lamplighter', 7],
  ['Letter from Home', 6],
];

/** The places in the stable of each card's runners, in the order of their numbers. Each horse runs in four of the cards. */
const fields: readonly (readonly number[])[] = [
  [5, 18, 22, 15, 7, 14, 23, 21],
  [6, 19, 13, 16, 8, 0, 9, 11],
  [3, 17, 2, 1, 20, 12, 4, 10],
  [3, 5, 14, 15, 10, 9, 11, 16],
  [13, 17, 6, 4, 2, 8, 0, 23],
  [19, 12, 21, 1, 18, 22, 20, 7],
  [10, 8, 20, 0, 23, 19, 21, 22],
  [4, 16, 14, 9, 7, 5, 12, 13],
  [15, 6, 1, 18, 2, 17, 3, 11],
  [8, 17, 21, 11, 22, 4, 19, 1],
  [0, 6, 7, 20, 5, 12, 18, 13],
  [23, 3, 2, 9, 14, 10, 15, 16],
];

export const raceCards: readonly RaceCard[] = fields.map((field, index) => ({
  number: index + 1,
  runners: field.flatMap((place, position) => {
    const horse = stable[place];
    return horse ? [{ number: position + 1, name: horse[0], rating: horse[1] }] : [];
  }),
}));

/** The card of the n-th race of a series, n = 0, 1, 2, …: the twelve in turn, known for every race to come. */
export const cardOfRace = (n: number): RaceCard => {
  const card = Number.isSafeInteger(n) && n >= 0 ? raceCards[n % raceCards.length] : undefined;
  if (!card) throw new RangeError('races count from 0');
  return card;
};
