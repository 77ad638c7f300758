import { numberCount, picksMax, type TableName, tableNames } from './paytable.ts';

/** A bet's configuration: which table pays, and the numbers picked, upwards. */
export type KenoSpot = { readonly table: TableName; readonly picks: readonly number[] };

const spotPattern = /^picks:([a-z]+):([1-9]\d?(?:-[1-9]\d?)*)$/;

/** `picks:classic:1-5-7`: a table and 1 to 10 different numbers from 1 to 40, upwards. Anything else: undefined. */
export const parseSpot = (text: string): KenoSpot | undefined => {
  const [, name, list = ''] = spotPattern.exec(text) ?? [];
  const table = tableNames.find((known) => known === name);
  const picks = list.split('-').map(Number);
  const upwards = picks.every((pick, index) => pick <= numberCount && pick > (picks[index - 1] ?? 0));
  return table && upwards && picks.length <= picksMax ? { table, picks } : undefined;
};
