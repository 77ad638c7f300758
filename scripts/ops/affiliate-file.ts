import { appendFileSync, writeFileSync } from 'node:fs';
import { csvLine } from '#domain/csv.ts';
import type { FactRow } from '#server/db/queries/affiliates.ts';

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

/** Makes a new file of a statement's rows, as CSV; amounts in minor units. Throws where there is one already. */
export const openAffiliateFile = (path: string): { readonly write: (rows: readonly FactRow[]) => void } => {
  writeFileSync(path, '', { flag: 'wx', mode: 0o600 });
  const line = (row: FactRow) =>
    csvLine(columns.map((column) => (column === 'at' ? row.at.toISOString() : (row[column] ?? ''))));
  return { write: (rows) => appendFileSync(path, [csvLine(columns), ...rows.map(line)].join('')) };
};
