/** The lesser of two whole numbers of any size: `Math.min` knows no bigint. */
export const lesser = (a: bigint, b: bigint): bigint => (a < b ? a : b);

/** The greater of two whole numbers of any size. */
export const greater = (a: bigint, b: bigint): bigint => (a > b ? a : b);
