import type { Rational } from '../../maths/rational.ts';

/** The paytables that a sheet may have. */
export type TableName = 'classic' | 'low' | 'high';

/** What tells one keno from another: how many numbers there are, how many are drawn, how many may be picked, what they pay. */
export type KenoSheet = {
  readonly numberCount: number;
  readonly drawnCount: number;
  readonly picksMax: number;
  readonly tableNames: readonly TableName[];
  /** What each number of hits from 0 returns of one unit staked on so many picks, exact. Empty for a number of picks there is not. */
  readonly multipliersOf: (table: TableName, picks: number) => readonly Rational[];
};

/** A bet's configuration: which table pays, and the numbers picked, upwards. */
export type KenoSpot = { readonly table: TableName; readonly picks: readonly number[] };

const spotPattern = /^picks:([a-z]+):([1-9]\d?(?:-[1-9]\d?)*)$/;

/** `picks:classic:1-5-7`: a table of the sheet and different numbers on it, upwards, no more than may be picked. Else: undefined. */
export const parseSpotOn = (
  { numberCount, picksMax, tableNames }: Pick<KenoSheet, 'numberCount' | 'picksMax' | 'tableNames'>,
  text: string,
): KenoSpot | undefined => {
  const [, name, list = ''] = spotPattern.exec(text) ?? [];
  const table = tableNames.find((known) => known === name);
  const picks = list.split('-').map(Number);
  const upwards = picks.every((pick, index) => pick <= numberCount && pick > (picks[index - 1] ?? 0));
  return table && upwards && picks.length <= picksMax ? { table, picks } : undefined;
};
