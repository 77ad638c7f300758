import pg from 'pg';

// Object identifiers of PostgreSQL's built-in types, fixed for good (pg_type.dat).
const INT8 = 20;
const INT8_ARRAY = 1016;
const NUMERIC = 1700;
const NUMERIC_ARRAY = 1231;
const DATE = 1082;

const parseArray = (text: string): string[] => (text === '{}' ? [] : text.slice(1, -1).split(','));

/** A fraction has no place among minor units: a query that yields one throws here, and must cast to float8 to say so. */
const parseBigint = (text: string): bigint => BigInt(text);
const parseBigints = (text: string): (bigint | null)[] =>
  parseArray(text).map((item) => (item === 'NULL' ? null : BigInt(item)));

const parsers: Readonly<Record<number, (text: string) => unknown>> = {
  [INT8]: parseBigint,
  [NUMERIC]: parseBigint,
  [INT8_ARRAY]: parseBigints,
  [NUMERIC_ARRAY]: parseBigints,
  // A day has no time zone: it stays text, `2026-01-31`.
  [DATE]: String,
};

/** How values arrive: int8 and numeric as `bigint`, timestamptz as `Date`, json parsed, the rest as pg has it. */
export const valueTypes: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') => parsers[oid] ?? pg.types.getTypeParser(oid, format),
};
