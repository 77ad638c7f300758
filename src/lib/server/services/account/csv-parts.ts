import { csvLine } from '#domain/csv.ts';
import type { DataKind } from '../../db/queries/player-data.ts';
import { type Shown, type ShownRow, shownColumns } from './player-rows.ts';

/** Spreadsheets take a file without this mark for one of their own old encodings. */
export const byteOrderMark = '\ufeff';

/** A kind as a CSV file: a line of names, then a line a row. What was kept as JSON stands in its cell as JSON. */
export async function* csvParts(
  kind: DataKind,
  pages: AsyncGenerator<readonly ShownRow[], void>,
): AsyncGenerator<string, void> {
  const names = shownColumns(kind);
  yield byteOrderMark + csvLine(names);
  for await (const rows of pages)
    yield rows.map((row) => csvLine(names.map((name) => cellOf(row[name] ?? null)))).join('');
}

const cellOf = (value: Shown): string | number | null => {
  if (value === null || typeof value === 'string' || typeof value === 'number') return value;
  return JSON.stringify(value);
};
