import { choose } from '../../maths/choose.ts';
import { type Rational, rational, zero } from '../../maths/rational.ts';
import { type Chance, figuresOf } from '../kit/figures.ts';
import type { SpotReturn } from '../kit/game.ts';
import type { KenoSheet, TableName } from './sheet.ts';

export type KenoMaths = {
  /** In how many of the draws exactly so many of the picks are hit (hypergeometric). */
  readonly hitCases: (picks: number, hits: number) => bigint;
  /** All draws there are. */
  readonly drawCases: bigint;
  /** The chance of exactly so many hits. */
  readonly hitChance: (picks: number, hits: number) => Rational;
  /** The exact figures of a table with so many picks; which numbers are picked makes no difference. */
  readonly kenoReturn: (table: TableName, picks: number) => SpotReturn;
  /** One row a table and number of picks, by the hypergeometric distribution. */
  readonly returnsByKind: () => SpotReturn[];
};

/** The mathematics of a sheet. */
export const mathsOf = ({ numberCount, drawnCount, picksMax, tableNames, multipliersOf }: KenoSheet): KenoMaths => {
  const hitCases: KenoMaths['hitCases'] = (picks, hits) =>
    choose(picks, hits) * choose(numberCount - picks, drawnCount - hits);
  const drawCases = choose(numberCount, drawnCount);
  const kenoReturn: KenoMaths['kenoReturn'] = (table, picks) => ({
    kind: `picks:${table}:${picks}`,
    ...figuresOf(
      Array.from(
        { length: picks + 1 },
        (_, hits): Chance => ({ pays: multipliersOf(table, picks)[hits] ?? zero, cases: hitCases(picks, hits) }),
      ),
    ),
  });
  return {
    hitCases,
    drawCases,
    hitChance: (picks, hits) => rational(hitCases(picks, hits), drawCases),
    kenoReturn,
    returnsByKind: () =>
      tableNames.flatMap((table) => Array.from({ length: picksMax }, (_, index) => kenoReturn(table, index + 1))),
  };
};
