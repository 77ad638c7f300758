/** What a cluster of 5, 6, 7, 8, 9, 10 to 12, and 13 or more pays, times the base of its symbol, in units. */
const sizeFactors: readonly (readonly [size: number, factor: number])[] = [
  [13, 40],
  [10, 15],
  [9, 8],
  [8, 5],
  [7, 3],
  [6, 2],
  [5, 1],
];

const bases: Readonly<Record<string, number>> = { A: 6, B: 22, C: 15, D: 3, E: 3 };

/** What a cluster pays in units; nothing below five. */
export const clusterUnits = (symbol: string, size: number): number =>
  (bases[symbol] ?? 0) * (sizeFactors.find(([least]) => size >= least)?.[1] ?? 0);

/** What the clusters of a cascade count: once in the first, and once more in each that follows, up to eight times. */
export const cascadeFactor = (cascade: number): number => Math.min(cascade + 1, 8);

/** A round ends after so many cascades at the latest. */
export const cascadesMax = 20;

export const unitsAStake = 5;
