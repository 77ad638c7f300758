import type { Json } from '#domain/games/kit/game.ts';
import { formatAmount } from '#domain/money/amount.ts';
import { isCurrencyCode } from '#domain/money/currency.ts';
import type { Queryable } from '../../db/db.ts';
import type { DataKind } from '../../db/queries/player-data.ts';

const rowsAPage = 500;

/** A value as a file shows it: times in UTC, amounts as exact decimals in units, whole numbers, JSON as it was kept. */
export type Shown = Json;
export type ShownRow = { readonly [column: string]: Shown };

type Row = { readonly [column: string]: unknown } & { readonly cursor_: readonly string[] };

/** Column names as a file has them: what is money there needs no mark. */
export const shownColumns = ({ columns }: DataKind): readonly string[] =>
  columns.map((column) => column.replace(/_money$/, ''));

/** The rows of a kind, a page of the database at a time. */
export async function* playerRows(
  db: Queryable,
  kind: DataKind,
  playerId: string,
): AsyncGenerator<readonly ShownRow[], void> {
  let after = kind.first;
  for (;;) {
    const rows = await db.query<Row>(kind.statement, [playerId, rowsAPage, ...after]);
    if (rows.length > 0) yield rows.map((row) => shownRow(kind, row));
    const last = rows.at(-1);
    if (last === undefined || rows.length < rowsAPage) return;
    after = last.cursor_;
  }
}

const shownRow = (kind: DataKind, row: Row): ShownRow =>
  Object.fromEntries(
    kind.columns.map((column) =>
      column.endsWith('_money')
        ? [column.replace(/_money$/, ''), shownMoney(row[column], row['currency'])]
        : [column, shown(row[column])],
    ),
  );

const shownMoney = (value: unknown, currency: unknown): string | null => {
  if (value === null) return null;
  if (typeof value !== 'bigint' || typeof currency !== 'string' || !isCurrencyCode(currency))
    throw new TypeError('money without its currency');
  return formatAmount(value, currency);
};

const shown = (value: unknown): Shown => {
  if (value === null || value === undefined) return null;
  if (typeof value === 'bigint') return Number.isSafeInteger(Number(value)) ? Number(value) : String(value);
  // A moment that never comes, such as the end of an exclusion for good, arrives as Infinity.
  if (typeof value === 'number') return Number.isFinite(value) ? value : String(value);
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.map(shown);
  if (typeof value === 'string' || typeof value === 'boolean') return value;
  // What PostgreSQL gives beside these is JSON.
  return value as Json;
};
