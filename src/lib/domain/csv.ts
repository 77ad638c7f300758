/** What a spreadsheet does not show and skips before it looks for a formula. */
const UNSEEN = /^[\p{C}\p{Z}\s]*/u;
const FORMULA_STARTS = new Set(['=', '+', '-', '@']);
const PLAIN_NUMBER = /^-?\d+(\.\d+)?$/;
const NEEDS_QUOTES = /["\r\n,;\t]|^\s|\s$/;

/**
 * One line of a CSV file (RFC 4180), ended by CRLF. `null` is an empty cell. Text that a spreadsheet would compute (it
 * begins with `=`, `+`, `-`, `@`, tab or a line break, also after spaces or in full-width form) gets a leading apostrophe,
 * which the spreadsheet takes for "this is text"; plain numbers such as `-12.50` stay as they are.
 */
export function csvLine(cells: readonly (string | number | bigint | null)[]): string {
  return `${cells.map(cellText).join(',')}\r\n`;
}

function cellText(cell: string | number | bigint | null): string {
  if (cell === null) return '';
  if (typeof cell !== 'string') return String(cell);
  const safe = isComputed(cell) ? `'${cell}` : cell;
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function isComputed(text: string): boolean {
  if (PLAIN_NUMBER.test(text)) return false;
  const unseen = UNSEEN.exec(text)?.[0] ?? '';
  if (/[\t\r\n]/.test(unseen)) return true;
  // The compatibility form of a full-width or small sign is the sign itself.
  const [first = ''] = text.slice(unseen.length, unseen.length + 2).normalize('NFKC');
  return FORMULA_STARTS.has(first);
}
