import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvLine } from '#domain/csv.ts';
import { parseCsv } from '#domain/csv-parse.ts';

describe('parseCsv', () => {
  it.each([
    [
      'a,b\r\nc,d\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      '\ufeffa,b\nc,d',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'a,"b, ""c""\r\nd"\n\ne,',
      [
        ['a', 'b, "c"\r\nd'],
        ['e', ''],
      ],
    ],
    ['', []],
    ['""', []],
    [',', [['', '']]],
  ])('reads %j', (text, rows) => {
    expect(parseCsv(text)).toEqual({ ok: true, value: rows });
  });

  it.each([
    ['a,"b\nc', 1],
    ['a\nb"c,d', 2],
    ['a\nb,"c"d', 2],
  ])('refuses %j and names the line', (text, line) => {
    expect(parseCsv(text)).toEqual({ ok: false, code: 'bad_row', facts: { line } });
  });

  it('property: reads what csvLine writes', () => {
    // What a spreadsheet would compute gets an apostrophe, which stays.
    const cell = fc.string().filter((text) => csvLine([text]).replace(/^"?'/, '') === csvLine([text]));
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 5 }), { maxLength: 5 }), (rows) => {
        expect(parseCsv(rows.map(csvLine).join(''))).toEqual({ ok: true, value: rows });
      }),
    );
  });
});
