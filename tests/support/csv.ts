/** Reads a CSV file as RFC 4180 has it: lines of cells. Throws when a quote or the last CRLF is missing. */
export function readCsv(text: string): string[][] {
  const separator = /,|\r\n/g;
  const lines: string[][] = [];
  let line: string[] = [];
  let at = 0;
  while (at < text.length) {
    let cell = '';
    if (text[at] === '"') {
      for (at += 1; text[at] !== '"' || text[at + 1] === '"'; at += 1) {
        if (at >= text.length) throw new Error('a quoted cell has no end');
        if (text[at] === '"') at += 1;
        cell += text[at];
      }
      at += 1;
    } else {
      separator.lastIndex = at;
      const end = separator.exec(text);
      if (!end) throw new Error('the last line has no CRLF');
      cell = text.slice(at, end.index);
      at = end.index;
    }
    line.push(cell);
    if (text.startsWith('\r\n', at)) {
      lines.push(line);
      line = [];
      at += 2;
    } else if (text[at] === ',') at += 1;
    else throw new Error(`neither comma nor line end after a cell at ${at}`);
  }
  if (line.length > 0) throw new Error('the last line has no CRLF');
  return lines;
}
