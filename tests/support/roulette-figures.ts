import { returnsByKindOn, spotReturnOn } from '#domain/games/roulette/maths.ts';
import type { Table } from '#domain/games/roulette/table.ts';

/** The exact figures of one table, as its rules take them. */
export const figuresOn = (table: Table) => ({
  spotReturn: (spot: string) => spotReturnOn(table, spot),
  returnsByKind: () => returnsByKindOn(table),
});
