import { type Statement, sql } from '../../db.ts';

/**
 * One kind of what is kept about a player. `statement` takes the player, how many rows, and where the page before ended
 * (`first` at the beginning); its rows have the columns, and `cursor_` for the next page. A column that ends in `_money` holds
 * minor units of the row's `currency`.
 */
export type DataKind = {
  readonly name: string;
  /** Whose rows these are; each table with a player's id is in one kind or among `keptBack`. */
  readonly tables: readonly string[];
  readonly columns: readonly string[];
  readonly statement: Statement;
  readonly first: readonly string[];
};

/** An ordering column with its type; text compares as bytes, whatever the database's language. */
type Key = readonly [column: string, type: 'uuid' | 'bigint' | 'date' | 'timestamptz' | 'text'];

const firstOf = {
  uuid: '00000000-0000-0000-0000-000000000000',
  bigint: '-1',
  date: '-infinity',
  timestamptz: '-infinity',
  text: '',
} as const;

const nameOf = (column: string): string => / AS (\w+)$/.exec(column)?.[1] ?? column.replace(/^\w+\./, '');

/** A kind of rows by its tables, the columns that order it, and those that are told. */
export const define = (
  name: string,
  tables: readonly [string, ...string[]],
  keys: readonly Key[],
  columns: readonly string[],
  from = `${tables[0]} WHERE player_id = $1`,
): DataKind => {
  const order = keys.map(([column, type]) => (type === 'text' ? `${column} COLLATE "C"` : column)).join(', ');
  const after = keys.map(([, type], index) => `$${index + 3}::${type}${type === 'text' ? ' COLLATE "C"' : ''}`);
  const ends = keys.map(([column]) => `${column}::text`).join(', ');
  const text = `SELECT ${columns.join(', ')}, ARRAY[${ends}] AS cursor_ FROM ${from}
    AND (${order}) > (${after.join(', ')}) ORDER BY ${order} LIMIT $2`;
  const columnNames = columns.map(nameOf);
  const first = keys.map(([, type]) => firstOf[type]);
  return { name, tables, columns: columnNames, statement: sql(`player_data_${name}`, text), first };
};
