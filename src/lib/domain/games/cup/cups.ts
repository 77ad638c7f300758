/** `number`: its place in the draw, 1 to 8 from the top. `rating`: the club's published strength, a whole number. */
export type Club = { readonly number: number; readonly name: string; readonly code: string; readonly rating: number };

/** A cup before it is played: 1 meets 2, 3 meets 4, 5 meets 6, 7 meets 8; the upper four and the lower four send one each to the final. */
export type Cup = { readonly number: number; readonly clubs: readonly Club[] };

/** The league, best first: name, the letters of the scoreboard, rating. */
const league: readonly (readonly [name: string, code: string, rating: number])[] = [
  ['Cindermouth', 'CIN', 84],
  ['Marrowby', 'MAR', 83],
  ['Quillstead', 'QUI', 82],
  ['Brackwater', 'BRA', 81],
  ['Pellow Bay', 'PEL', 80],
  ['Tarnwick', 'TAR', 79],
  ['Osterleigh', 'OST', 79],
  ['Hobsend', 'HOB', 78],
  ['Larkholt', 'LAR', 78],
  ['Nether Vane', 'NET', 77],
  ['Sallowfield', 'SAL', 77],
  ['Dunmarrow', 'DUN', 76],
  ['Isk Bridge', 'ISK', 75],
  ['Fallowgate', 'FAL', 74],
  ['Copperhythe', 'COP', 73],
  ['Little Sound', 'LIT', 72],
];

/** The places in the league of each cup's clubs, in the order of the draw. Each club plays in three of the cups. */
const draws: readonly (readonly number[])[] = [
  [10, 2, 3, 1, 14, 7, 13, 9],
  [8, 15, 5, 4, 6, 0, 11, 12],
  [4, 7, 6, 5, 8, 2, 12, 15],
  [11, 0, 9, 14, 10, 1, 3, 13],
  [3, 15, 5, 0, 10, 7, 12, 6],
  [11, 2, 8, 4, 14, 13, 9, 1],
];

/** Six cups of eight different clubs each. */
export const cups: readonly Cup[] = draws.map((draw, index) => ({
  number: index + 1,
  clubs: draw.flatMap((place, position) => {
    const club = league[place];
    return club ? [{ number: position + 1, name: club[0], code: club[1], rating: club[2] }] : [];
  }),
}));

/** The club of a number in the draw. Throws for a number that no draw has. */
export const clubOf = ({ clubs }: Cup, number: number): Club => {
  const club = clubs[number - 1];
  if (!club) throw new RangeError(`no club ${number} in a cup`);
  return club;
};
