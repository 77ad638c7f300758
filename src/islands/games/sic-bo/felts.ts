/** A place that answers a press: its spot, and where it lies in the units of its felt. */
type Cell = {
  readonly spot: string;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
};

/** A cloth: its size in units of its own, which stretch with the room there is. */
export type FeltPlan = { readonly width: number; readonly height: number; readonly cells: readonly Cell[] };

const faces = [1, 2, 3, 4, 5, 6];
const of = (kind: string, numbers: readonly number[]): string[] => numbers.map((number) => `${kind}:${number}`);
const totals = (from: number, to: number): string[] =>
  of(
    'total',
    Array.from({ length: to - from + 1 }, (_, index) => from + index),
  );
const pairs = faces.flatMap((low) => faces.filter((high) => high > low).map((high) => `pair:${low}-${high}`));

/** Cells of equal width side by side. */
const row = (spots: readonly string[], x: number, y: number, w: number, h: number): Cell[] =>
  spots.map((spot, index) => ({ spot, x: x + (index * w) / spots.length, y, w: w / spots.length, h }));

/** The felt as it is printed on a broad table: even chances outside, triples between the doubles, totals, pairs, single numbers. */
export const broadFelt: FeltPlan = {
  width: 42,
  height: 24,
  cells: [
    { spot: 'small', x: 0, y: 0, w: 6, h: 5 },
    { spot: 'odd', x: 0, y: 5, w: 6, h: 3 },
    ...row(of('double', [1, 2, 3]), 6, 0, 9, 8),
    ...row(of('triple', [1, 2, 3]), 15, 0, 12, 2.6),
    { spot: 'any-triple', x: 15, y: 2.6, w: 12, h: 2.8 },
    ...row(of('triple', [4, 5, 6]), 15, 5.4, 12, 2.6),
    ...row(of('double', [4, 5, 6]), 27, 0, 9, 8),
    { spot: 'big', x: 36, y: 0, w: 6, h: 5 },
    { spot: 'even', x: 36, y: 5, w: 6, h: 3 },
    ...row(totals(4, 17), 0, 8, 42, 5.4),
    ...row(pairs, 0, 13.4, 42, 6),
    ...row(of('single', faces), 0, 19.4, 42, 4.6),
  ],
};

/** The same spots one row above the other, for a phone that stands upright: each wide enough for a thumb. */
export const tallFelt: FeltPlan = {
  width: 42,
  height: 48,
  cells: [
    ...row(['small', 'odd', 'any-triple', 'even', 'big'], 0, 0, 42, 6),
    ...row(of('triple', faces), 0, 6, 42, 6),
    ...row(of('double', faces), 0, 12, 42, 6),
    ...row(totals(4, 10), 0, 18, 42, 6),
    ...row(totals(11, 17), 0, 24, 42, 6),
    ...row(pairs.slice(0, 8), 0, 30, 42, 6),
    ...row(pairs.slice(8), 0, 36, 42, 6),
    ...row(of('single', faces), 0, 42, 42, 6),
  ],
};

/** The same spots in four rows, for a phone on its side. */
export const flatFelt: FeltPlan = {
  width: 42,
  height: 24,
  cells: [
    ...row(['small', 'odd'], 0, 0, 7, 6),
    ...row(of('triple', [1, 2, 3]), 7, 0, 11.2, 6),
    { spot: 'any-triple', x: 18.2, y: 0, w: 5.6, h: 6 },
    ...row(of('triple', [4, 5, 6]), 23.8, 0, 11.2, 6),
    ...row(['even', 'big'], 35, 0, 7, 6),
    ...row(of('double', faces), 0, 6, 18.6, 6),
    ...row(of('single', faces), 18.6, 6, 23.4, 6),
    ...row(totals(4, 17), 0, 12, 42, 6),
    ...row(pairs, 0, 18, 42, 6),
  ],
};
