import { type Rational, rationalOf } from '../../maths/rational.ts';

export const risks = ['low', 'medium', 'high'] as const;
export type Risk = (typeof risks)[number];

export const rowsMin = 8;
export const rowsMax = 16;
export const rowCounts: readonly number[] = Array.from(
  { length: rowsMax - rowsMin + 1 },
  (_, index) => rowsMin + index,
);

/**
 * The multipliers from the outermost pocket to the middle, by risk and from 8 rows to 16; the other half mirrors them.
 * They grow towards the edges, and each table returns between 98.5% and 99.0%: maths.ts tells exactly how much.
 */
const halves: Readonly<Record<Risk, readonly string[]>> = {
  low: [
    '5.4 2.7 1.4 0.7 0.6',
    '6 3.4 1.9 1 0.51',
    '8 4.1 2.2 1.2 0.7 0.53',
    '9 5 2.9 1.6 0.9 0.49',
    '11 6 3.2 1.8 1.1 0.7 0.51',
    '12 7 4.1 2.4 1.4 0.8 0.53',
    '14 8 4.5 2.7 1.6 1 0.7 0.51',
    '15 9 5.5 3.4 2.1 1.3 0.8 0.49',
    '18 10.5 6.5 3.8 2.3 1.5 1 0.7 0.4',
  ],
  medium: [
    '12 3.5 1.3 0.7 0.31',
    '19 5.5 1.8 0.8 0.42',
    '24 7.5 2.7 1.1 0.6 0.22',
    '28 10.5 4 1.6 0.7 0.33',
    '36 13 4.9 2.1 1 0.5 0.34',
    '48 19 7.5 3.2 1.3 0.6 0.32',
    '64 24 9.5 4 1.8 0.9 0.4 0.34',
    '90 35 14 6 2.5 1.1 0.6 0.26',
    '120 45 17.5 7.5 3.2 1.5 0.8 0.4 0.3',
  ],
  high: [
    '30 4.9 1.1 0.35 0.2',
    '44 8.5 1.8 0.5 0.2',
    '80 12.5 2.7 0.8 0.3 0.16',
    '125 22 4.5 1.1 0.3 0.25',
    '180 31 6.5 1.8 0.6 0.3 0.25',
    '280 52 11 2.8 0.9 0.4 0.16',
    '440 78 16.5 4.2 1.3 0.5 0.3 0.2',
    '660 130 27 7 2 0.7 0.3 0.19',
    '1000 175 38 9 3 1.1 0.5 0.3 0.2',
  ],
};

/** All multipliers of a table from the leftmost pocket to the rightmost: one more than it has rows. */
export const multipliersOf = (rows: number, risk: Risk): readonly Rational[] => {
  const half = halves[risk][rows - rowsMin];
  if (half === undefined) throw new RangeError(`no board of ${rows} rows`);
  const left = half.split(' ').map(rationalOf);
  const right = left.toReversed();
  return [...left, ...(rows % 2 === 0 ? right.slice(1) : right)];
};
