import { type Statement, statementOf } from '#domain/affiliates/statement.ts';
import { csvLine } from '#domain/csv.ts';
import type { Month } from '#domain/desk/statement-month.ts';
import type { Queryable } from '../../db/db.ts';
import {
  type AffiliateRow,
  type FactRow,
  findAffiliate,
  lastCountedDay,
  listAffiliateFacts,
} from '../../db/queries/affiliates.ts';

type MonthOfAffiliate = {
  readonly sharePercent: number;
  readonly rows: readonly FactRow[];
  readonly sums: Statement;
  /** Up to which day revenue is counted; null: none is. */
  readonly countedTo: string | null;
  /** Whether its last day is counted. */
  readonly isFinal: boolean;
};

/** A month of an affiliate: its rows and what they come to. Undefined: there is no such affiliate. */
export const readStatement = async (db: Queryable, id: string, month: Month): Promise<MonthOfAffiliate | undefined> => {
  const [affiliate] = await db.query<AffiliateRow>(findAffiliate, [id]);
  if (affiliate === undefined) return undefined;
  // First, so that nothing is called final whose last rows came between the two.
  const [counted] = await db.query<{ day: string | null }>(lastCountedDay);
  const rows = await db.query<FactRow>(listAffiliateFacts, [id, month.from, month.before]);
  const countedTo = counted?.day ?? null;
  const sums = statementOf(
    rows.map((row) => ({ kind: row.kind, eurCents: row.eur_cents })),
    { sharePercent: affiliate.share_percent, cpaEurCents: affiliate.cpa_eur_cents },
  );
  return { sharePercent: affiliate.share_percent, rows, sums, countedTo, isFinal: (countedTo ?? '') >= month.to };
};

const columns = [
  'id',
  'kind',
  'day',
  'at',
  'click_id',
  'currency',
  'amount',
  'eur_cents',
  'stakes',
  'payouts',
  'bonus_cost',
] as const;

/** A statement's rows as CSV, amounts in minor units; no player is named but by the click. */
export const statementFile = (rows: readonly FactRow[]): string => {
  const line = (row: FactRow) =>
    csvLine(columns.map((column) => (column === 'at' ? row.at.toISOString() : (row[column] ?? ''))));
  return [csvLine(columns), ...rows.map(line)].join('');
};
