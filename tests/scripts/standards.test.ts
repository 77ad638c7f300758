import { describe, expect, test } from 'vitest';
import { faultsOf } from '#scripts/standards/check-standard.ts';
import { parseStandard, type Row, readStandard, type Standard } from '#scripts/standards/read-standard.ts';
import { standardPage } from '#scripts/standards/standard-page.ts';

const files: Readonly<Record<string, string>> = {
  'tests/one.test.ts':
    "test('a fact', () => {});\ntest.each([1])(\n  'fact %i',\n  () => {},\n);\nconst other = ['no test'];\n",
  'docs/one.md': '# House\n\n## Keys\n\nNot Locks\n',
};
const read = (file: string) => files[file];
const row = (id: string, answer: Row['answer'], level?: number): Row => ({
  id,
  ...(level !== undefined && { level }),
  what: 'asks for something',
  answer,
});
const tested = (title: string, file = 'tests/one.test.ts') => ({ test: { file, title } });
const table = (rows: Row[], sections?: Standard['sections']): Standard => ({
  title: 'A standard',
  source: ['from somewhere'],
  ...(sections && { sections }),
  rows,
});

describe('a table of a standard', () => {
  test('is sound when its tests and headings are there', () => {
    const rows = [
      row('1.1.1', tested('a fact')),
      row('1.1.2', tested('fact %i')),
      row('1.1.3', { doc: { file: 'docs/one.md', heading: 'Keys' } }),
      row('1.1.4', { reason: 'there is none' }),
      row('1.1.5', { open: 'nobody built it' }),
    ];
    expect(faultsOf(table(rows, { '1.1': 5 }), read)).toEqual([]);
  });

  test('names a test, a heading and a file that are not there any more', () => {
    const rows = [
      row('1', tested('another fact')),
      row('2', tested('no test')),
      row('3', tested('a fact', 'tests/two.test.ts')),
      row('4', { doc: { file: 'docs/one.md', heading: 'Locks' } }),
      row('5', { doc: { file: 'docs/two.md', heading: 'Keys' } }),
    ];
    expect(faultsOf(table(rows), read)).toEqual([
      '1: tests/one.test.ts has no test «another fact»',
      '2: tests/one.test.ts has no test «no test»',
      '3: there is no tests/two.test.ts',
      '4: docs/one.md has no heading «Locks»',
      '5: there is no docs/two.md',
    ]);
  });

  test('names an id that stands twice, is missing, or belongs to no section', () => {
    const reason = { reason: 'there is none' };
    const rows = [row('1.1.1', reason), row('1.1.1', reason), row('1.1.3', reason), row('9.9.1', reason)];
    expect(faultsOf(table(rows, { '1.1': 3 }), read)).toEqual([
      '1.1.1 stands twice',
      '1.1.2 is missing',
      '9.9 is no section',
    ]);
    expect(faultsOf(table([row('1.1.1', reason), row('1.1.2', reason)], { '1.1': 1 }), read)).toEqual([
      '1.1 has more than its 1 rows',
    ]);
  });

  test('is none when a row has no answer, two, or one that says nothing', () => {
    const text = (answer: unknown) => JSON.stringify(table([row('1.1.1', answer as Row['answer'])]));
    expect(() => parseStandard(text({ open: 'not built' }))).not.toThrow();
    for (const answer of [undefined, {}, { open: '' }, { reason: 'a', open: 'b' }])
      expect(() => parseStandard(text(answer))).toThrow();
  });

  test('prints its counts by level, what is open, and text that Markdown leaves alone', () => {
    const rows = [
      row('1.1.1', tested('a fact'), 1),
      row('1.1.2', { open: 'no <b> | nobody' }, 2),
      row('1.1.3', { reason: 'there is none' }, 2),
    ];
    const page = standardPage(table(rows), 'docs/x.json');
    expect(page).toContain(
      '| Level 1 | 1 | 1 | 0 | 0 | 0 |\n| Level 2 | 2 | 0 | 0 | 1 | 1 |\n| All | 3 | 1 | 0 | 1 | 1 |',
    );
    expect(page).toContain('Open: 1.1.2.');
    expect(page).toContain('| 1.1.2 (L2) | asks for something | **Open:** no \\<b\\> \\| nobody |');
  });
});

describe('the tables of the house', () => {
  test('have each of ASVS 5.0.0, 70 of level 1, 183 of level 2 and 92 of level 3', () => {
    const { rows } = readStandard('docs/standards/asvs-5.json');
    const counts = [1, 2, 3].map((level) => rows.filter((one) => one.level === level).length);
    expect([...counts, new Set(rows.map(({ id }) => id)).size]).toEqual([70, 183, 92, 345]);
  });

  test('have the 27 numbers of SAQ A and what a redirect owes', () => {
    const ids = readStandard('docs/standards/pci-saq-a.json').rows.map(({ id }) => id);
    expect(ids.filter((id) => /^\d/.test(id))).toHaveLength(27);
    expect(ids).not.toContain('6.4.3');
  });

  test('have GLI-19 2.3.2 and 2.3.3 by tests', () => {
    const { rows } = readStandard('docs/standards/gli-19.json');
    for (const id of ['2.3.2', '2.3.3']) expect(rows.find((one) => one.id === id)?.answer).toHaveProperty('test');
  });
});
