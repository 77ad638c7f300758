/**
 * A pocket is the number painted in it, 0 to 36; the double zero, which is no number, goes by 37. A wheel is the order of
 * its pockets clockwise from zero, and a wheel with a double zero has 38.
 */
export const doubleZero = 37;

const reds = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);

export type Colour = 'green' | 'red' | 'black';

export const colourOf = (pocket: number): Colour =>
  pocket === 0 || pocket === doubleZero ? 'green' : reds.has(pocket) ? 'red' : 'black';

/** What stands in the pocket: `17`, `0` or `00`. Spots are named with it. */
export const pocketText = (pocket: number): string => (pocket === doubleZero ? '00' : String(pocket));

/** The pockets of a wheel upwards: 0 to 36, then the double zero. */
export const pocketsOf = (wheel: readonly number[]): number[] => wheel.toSorted((a, b) => a - b);

/** A pocket and `span` pockets on either side of it, in the order of the wheel. */
export const neighboursOn = (wheel: readonly number[], pocket: number, span: number): number[] => {
  const centre = wheel.indexOf(pocket);
  return Array.from(
    { length: 2 * span + 1 },
    (_, step) => wheel[(centre - span + step + wheel.length) % wheel.length] ?? 0,
  );
};
