import { neighboursOn } from '../wheel.ts';

export { colourOf } from '../wheel.ts';

/** The pockets of the European wheel, clockwise from zero. */
export const wheelOrder: readonly number[] = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7,
  28, 12, 35, 3, 26,
];

/** A number and `span` pockets on either side of it, in wheel order. */
export const neighboursOf = (pocket: number, span: number): number[] => neighboursOn(wheelOrder, pocket, span);
