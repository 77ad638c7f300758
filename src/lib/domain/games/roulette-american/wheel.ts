import { doubleZero } from '../roulette/wheel.ts';

export { colourOf, doubleZero } from '../roulette/wheel.ts';

/** The pockets of the American wheel, clockwise from zero. Every odd number lies opposite the even one above it. */
export const wheelOrder: readonly number[] = [
  ...[0, 28, 9, 26, 30, 11, 7, 20, 32, 17, 5, 22, 34, 15, 3, 24, 36, 13, 1],
  ...[doubleZero, 27, 10, 25, 29, 12, 8, 19, 31, 18, 6, 21, 33, 16, 4, 23, 35, 14, 2],
];
