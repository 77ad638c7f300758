import { type Rational, rationalOf } from '../../../maths/rational.ts';
import type { KenoSheet, TableName } from '../sheet.ts';

const numberCount = 40;
const drawnCount = 10;
const picksMax = 10;

const tableNames = ['classic', 'low', 'high'] as const;

type Rows = Readonly<Record<TableName, readonly string[]>>;

/** The row of p picks: what 0, 1, … p hits return of the stake, as decimals. Each row returns 98.75 to 99%. */
const rows: Rows = {
  classic: [
    '0 3.95',
    '0 1.52 7',
    '0 1.17 2.05 16',
    '0 1 1.25 4 52',
    '0 0 1.8 3.5 17 130',
    '0 0 1.2 2.1 8.7 60 230',
    '0 0 1.1 1.68 3.45 16 180 400',
    '0 0 0 2 3.65 11.5 90 255 500',
    '0 0 0 1.73 2.3 6.5 33 100 260 600',
    '0 0 0 1.36 2 3.7 15 70 205 500 800',
  ],
  low: [
    '0.85 1.41',
    '0 1.7 5.8',
    '0 1.2 2 15.5',
    '0 1.1 1.43 3.55 24',
    '0 1 1.34 1.73 3.5 80',
    '0 0.8 1.1 1.61 3.75 20 120',
    '0 0 1.35 1.78 2.6 11 80 160',
    '0 0 1.21 1.4 2.19 4.5 25 100 250',
    '0 0 1.05 1.33 1.68 2.7 10 40 150 300',
    '0 0 0.85 1.18 1.55 2.55 5 25 60 200 400',
  ],
  high: [
    '0 3.96',
    '0 0 17.15',
    '0 0 3.86 38',
    '0 0 2.1 8.4 91',
    '0 0 0 6.6 34 365',
    '0 0 0 2.95 13 140 555',
    '0 0 0 0 12 50 420 820',
    '0 0 0 0 5.5 28 150 580 900',
    '0 0 0 0 0 21 120 425 865 1000',
    '0 0 0 0 0 11 65 130 335 600 1000',
  ],
};

/** The rows of versions 1 and 2 of the rules. */
const formerRows: Rows = {
  classic: [
    '0 3.9',
    '0 1.5 7',
    '0 1.15 2 16',
    '0 1 1.25 4 50',
    '0 0 1.8 3.5 16 120',
    '0 0 1.2 2.1 8 60 220',
    '0 0 1.1 1.6 3.2 16 180 400',
    '0 0 0 2 3.5 11.5 90 240 500',
    '0 0 0 1.7 2.3 6.5 33 100 250 600',
    '0 0 0 1.3 2 3.7 15 70 200 500 800',
  ],
  low: [
    '0.85 1.35',
    '0 1.7 5.5',
    '0 1.2 2 14',
    '0 1.1 1.4 3.4 24',
    '0 1 1.3 1.7 3.5 80',
    '0 0.8 1.1 1.6 3.5 20 120',
    '0 0 1.35 1.7 2.6 11 80 160',
    '0 0 1.2 1.4 1.9 4.5 25 100 250',
    '0 0 1.05 1.25 1.6 2.7 10 40 150 300',
    '0 0 0.85 1.15 1.55 2.4 5 25 60 200 400',
  ],
  high: [
    '0 3.95',
    '0 0 17',
    '0 0 3.8 38',
    '0 0 2.1 8 90',
    '0 0 0 6.5 34 360',
    '0 0 0 2.8 13 140 550',
    '0 0 0 0 12 50 400 800',
    '0 0 0 0 5.5 28 150 500 900',
    '0 0 0 0 0 21 120 400 700 1000',
    '0 0 0 0 0 11 65 120 300 600 1000',
  ],
};

const sheetOf = (of: Rows): KenoSheet => {
  const multipliers = Object.fromEntries(
    tableNames.map((name) => [name, of[name].map((row) => row.split(' ').map(rationalOf))]),
  );
  const multipliersOf = (table: TableName, picks: number): readonly Rational[] => multipliers[table]?.[picks - 1] ?? [];
  return { numberCount, drawnCount, picksMax, tableNames, multipliersOf };
};

/** Forty numbers of which ten are drawn; three paytables for the same draw. */
export const sheet: KenoSheet = sheetOf(rows);

/** And what it paid under versions 1 and 2 of the rules. */
export const formerSheet: KenoSheet = sheetOf(formerRows);
