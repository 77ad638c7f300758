import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvLine } from '#domain/csv.ts';
import { readCsv } from '../support/csv.ts';

const CELL = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n', ',', '"', ' ', '＝', 'a', '1') }),
  fc.integer(),
  fc.bigInt(),
  fc.constant(null),
);

describe('csvLine', () => {
  it.each([
    ['plain text', 'Ada', 'Ada'],
    ['nothing', null, ''],
    ['a comma', 'a,b', '"a,b"'],
    ['quotes', 'say "hi"', '"say ""hi"""'],
    ['a line break', 'a\r\nb', '"a\r\nb"'],
    ['an exact amount', '12.50', '12.50'],
    ['a negative amount', '-12.50', '-12.50'],
    ['a number', -3, '-3'],
    ['a big number', -(10n ** 20n), '-100000000000000000000'],
  ])('writes %s', (_, cell, written) => {
    expect(csvLine([cell])).toBe(`${written}\r\n`);
  });

  it.each([
    '=1+1',
    '=HYPERLINK("https://example.test","press")',
    '+1',
    '+49170123',
    '-1+1',
    '-2.5e3',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '\n=1',
    '  =1',
    '\u00a0=1',
    '\u200b=1',
    '\ufeff=1',
    '\u3000＝1',
    '＝1',
    '＋1',
    '－1',
    '＠SUM(A1)',
    '\ttext',
  ])('lets no spreadsheet compute %j', (cell) => {
    expect(readCsv(csvLine([cell]))).toEqual([[`'${cell}`]]);
  });

  it('is read back as it was, but for the apostrophe of what would be computed', () => {
    fc.assert(
      fc.property(fc.array(CELL, { minLength: 2, maxLength: 6 }), (cells) => {
        const [line, ...rest] = readCsv(csvLine(cells));
        expect(rest).toEqual([]);
        expect(line).toHaveLength(cells.length);
        for (const [at, read] of (line ?? []).entries()) {
          const given = String(cells[at] ?? '');
          expect([given, `'${given}`]).toContain(read);
          if (!/^-?\d+(\.\d+)?$/.test(read)) expect(read).not.toMatch(/^[\s＝]*[=+\-@＝]/u);
        }
      }),
    );
  });
});
