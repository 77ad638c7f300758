import { type Rational, rational, zero } from '../../maths/rational.ts';
import { type Chance, figuresOf } from '../figures.ts';
import type { SpotReturn } from '../game.ts';
import { drawnCount, multipliersOf, numberCount, picksMax, type TableName, tableNames } from './paytable.ts';

/** n over k: in how many ways k of n can be chosen. */
const choose = (n: number, k: number): bigint => {
  let ways = 1n;
  for (let index = 0; index < k; index += 1) ways = (ways * BigInt(n - index)) / BigInt(index + 1);
  return ways;
};

/** In how many of the 847,660,528 draws exactly so many of the picks are hit (hypergeometric). */
export const hitCases = (picks: number, hits: number): bigint =>
  choose(picks, hits) * choose(numberCount - picks, drawnCount - hits);

export const drawCases = choose(numberCount, drawnCount);

/** The chance of exactly so many hits. */
export const hitChance = (picks: number, hits: number): Rational => rational(hitCases(picks, hits), drawCases);

/** The exact figures of a table with so many picks; which numbers are picked makes no difference. */
export const kenoReturn = (table: TableName, picks: number): SpotReturn => ({
  kind: `picks:${table}:${picks}`,
  ...figuresOf(
    Array.from(
      { length: picks + 1 },
      (_, hits): Chance => ({ pays: multipliersOf(table, picks)[hits] ?? zero, cases: hitCases(picks, hits) }),
    ),
  ),
});

/** One row a table and number of picks, by the hypergeometric distribution: 30 rows. */
export const returnsByKind = (): SpotReturn[] =>
  tableNames.flatMap((table) => Array.from({ length: picksMax }, (_, index) => kenoReturn(table, index + 1)));
