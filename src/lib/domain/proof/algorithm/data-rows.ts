import type { Json } from '../../games/kit/game.ts';

type Fields = { readonly [key: string]: Json };

const isFields = (value: Json): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value in one line: lists by commas, lists in lists by bars, fields by their names. */
export const lineOf = (value: Json): string => {
  if (Array.isArray(value)) return value.map(lineOf).join(value.some((one) => typeof one === 'object') ? ' | ' : ', ');
  if (isFields(value))
    return Object.entries(value)
      .map(([key, one]) => `${key} ${lineOf(one)}`)
      .join(', ');
  return String(value);
};

/** A table of what a value holds: heads, when its rows have names, and the rows' cells. */
export type Rows = { readonly heads: readonly string[]; readonly rows: readonly (readonly string[])[] };

/** A list of fields is a table with their names as heads; fields are rows of name and value; all else is one cell a row. */
export const rowsOf = (value: Json): Rows => {
  if (isFields(value)) return { heads: [], rows: Object.entries(value).map(([key, one]) => [key, lineOf(one)]) };
  if (!Array.isArray(value)) return { heads: [], rows: [[lineOf(value)]] };
  const list: readonly Json[] = value;
  if (list.length > 0 && list.every(isFields)) {
    const heads = [...new Set(list.flatMap((fields) => Object.keys(fields)))];
    return { heads, rows: list.map((fields) => heads.map((head) => lineOf(fields[head] ?? ''))) };
  }
  return list.some((one) => typeof one === 'object' || String(one).length > wide)
    ? { heads: [], rows: list.map((one, index) => [`${index}`, lineOf(one)]) }
    : { heads: [], rows: [[lineOf(list)]] };
};

/** Texts longer than this, such as strips, stand in a row each. */
const wide = 8;

/** A table of a page with its name: `machine.pays` is what `pays` holds within `machine`. */
type NamedRows = Rows & { readonly name: string };

/** The tables of a field of the data. Fields of which one holds fields again are told apart, so that no cell holds a table. */
export const tablesOf = (name: string, value: Json): readonly NamedRows[] =>
  isFields(value) && Object.values(value).some(isFields)
    ? Object.entries(value).flatMap(([key, one]) => tablesOf(`${name}.${key}`, one))
    : [{ name, ...rowsOf(value) }];
