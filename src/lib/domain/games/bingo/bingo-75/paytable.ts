import { type Rational, rational } from '../../../maths/rational.ts';

/** Balls in the cage, and how many of them are called in a round. */
export const ballCount = 75;
export const calledCount = 40;

/** Five rows and columns: B has numbers of 1 to 15, I of 16 to 30, N, G and O likewise; the middle of N is free. */
export const side = 5;
export const numbersAColumn = 15;

/** Numbers on a card: all places but the free one. */
export const placeCount = side * side - 1;

/** Five rows, five columns, two diagonals. */
export const lineCount = 2 * side + 2;

const pays = [0, 1, 3, 8, 22, 60, 150, 300, 750, 1_000, 1_500, 1_500, 2_500] as const;

/** What a card returns with so many complete lines of twelve when the last ball is called, in whole stakes. */
export const multiplierOf = (lines: number): Rational => rational(BigInt(pays[lines] ?? 0));

/** The largest return of a card: every number called. */
export const topMultiplier = multiplierOf(lineCount);
