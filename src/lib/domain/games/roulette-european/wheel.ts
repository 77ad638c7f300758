/** The pockets of the European wheel, clockwise from zero. */
export const wheelOrder: readonly number[] = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7,
  28, 12, 35, 3, 26,
];

export const pocketCount = 37;

const reds = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);

export type Colour = 'green' | 'red' | 'black';

export const colourOf = (pocket: number): Colour => (pocket === 0 ? 'green' : reds.has(pocket) ? 'red' : 'black');

/** A number and `span` pockets on either side of it, in wheel order. */
export const neighboursOf = (pocket: number, span: number): number[] => {
  const centre = wheelOrder.indexOf(pocket);
  return Array.from(
    { length: 2 * span + 1 },
    (_, step) => wheelOrder[(centre - span + step + pocketCount) % pocketCount] ?? 0,
  );
};
