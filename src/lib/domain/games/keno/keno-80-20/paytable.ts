import { rationalOf } from '../../../maths/rational.ts';
import type { KenoSheet } from '../sheet.ts';

/**
 * The row of p picks: what 0, 1, … p hits return of the stake, as decimals. Each row returns 97% less what a prize of two decimals
 * cannot give: 96.98% to 97% for any number of picks.
 */
const rows = [
  '0 3.88',
  '0 1.05 9.5',
  '0 0 2.79 42',
  '0 0 1.9 6 100',
  '0 0 0 4.4 23 500',
  '0 0 0 3.05 8 70 1000',
  '0 0 0 1.9 2.7 25 250 4000',
  '1.5 0 0 0 4.3 8 75 800 8000',
  '2 0 0 0 2.7 5.3 30 200 2000 9000',
  '3 0 0 0 0 8.6 14 80 600 3000 10000',
].map((row) => row.split(' ').map(rationalOf));

/** Eighty numbers of which twenty are drawn; one paytable. */
export const sheet: KenoSheet = {
  numberCount: 80,
  drawnCount: 20,
  picksMax: rows.length,
  tableNames: ['classic'],
  multipliersOf: (table, picks) => (table === 'classic' ? (rows[picks - 1] ?? []) : []),
};
