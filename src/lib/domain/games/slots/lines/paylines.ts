/** Lines by the row (0 = top) that each crosses on each reel, from the left: `01210` goes down and up again. */
export const paylinesOf = (text: string): readonly (readonly number[])[] =>
  text.split(' ').map((line) => [...line].map(Number));

/**
 * The lines of a machine of five reels by three rows, as players know them: straight, then slanted, then bent. A machine of fewer
 * lines has the first of them.
 */
export const twentyLines = paylinesOf(
  '11111 00000 22222 01210 21012 00122 22100 10001 12221 11011 11211 01010 21212 01110 21112 10101 12121 00200 22022 02020',
);
