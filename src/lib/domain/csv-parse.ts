import { fail, ok, type Result } from './result.ts';

/**
 * The rows of a CSV file (RFC 4180; line ends may be bare), empty lines left out. `bad_row` with the line where a quote is opened
 * and never closed, or stands where none may.
 */
export const parseCsv = (text: string): Result<string[][], 'bad_row'> => {
  const rows: string[][] = [];
  // A cell in quotes or one without, and what ends it.
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|\n|\r|$)/y;
  let row: string[] = [];
  let at = text.startsWith('\ufeff') ? 1 : 0;
  while (at < text.length) {
    cell.lastIndex = at;
    const found = cell.exec(text);
    if (!found) return fail('bad_row', { line: text.slice(0, at).split('\n').length });
    const [all, quoted, plain = '', end] = found;
    row.push(quoted?.replaceAll('""', '"') ?? plain);
    at += all.length;
    if (end === ',' && at < text.length) continue;
    // A comma at the very end leaves one empty cell behind it.
    if (end === ',') row.push('');
    if (row.length > 1 || row[0] !== '') rows.push(row);
    row = [];
  }
  return ok(rows);
};
