import { describe, expect, it } from 'vitest';
import { readDocument } from '#content/document.ts';
import { faqSchema, policySchema, promotionSchema } from '#content/schemas.ts';

const values = new Map([['age.min', () => '18']]);

const policy = (fields: string, body = 'Text.') =>
  readDocument(`---\n${fields}\n---\n\n${body}\n`, policySchema, values);
const faq = (fields: string) => readDocument(`---\n${fields}\n---\n\nAnswer.\n`, faqSchema, values);

const good = [
  'title: Terms',
  'description: What holds between you and the house, in plain words.',
  'inForceFrom: 2026-12-06',
  'changes:',
  '  - date: 2026-11-22',
  '    summary: First published.',
];
const without = (name: string) => good.filter((line) => !line.startsWith(`${name}:`)).join('\n');
const instead = (name: string, line: string) => good.map((one) => (one.startsWith(`${name}:`) ? line : one)).join('\n');

const faultsOf = (read: ReturnType<typeof policy> | ReturnType<typeof faq>): string[] =>
  read.ok ? [] : read.faults.map(({ line, message }) => `${line}: ${message}`);

describe('a text', () => {
  it('is read with its days, its defaults and its figures', () => {
    const read = policy(good.join('\n'), 'From {{age.min}} years.');
    expect(read).toMatchObject({
      ok: true,
      value: {
        data: { title: 'Terms', inForceFrom: new Date('2026-12-06T00:00:00Z'), draft: false },
        body: '\nFrom 18 years.\n',
      },
    });
  });

  it.each([
    ['a missing field', without('title'), '2: field "title" is missing'],
    [
      'a text that is too short',
      instead('title', 'title: No'),
      '2: field "title" must have at least 3 characters, and is "No"',
    ],
    [
      'a day in another order',
      instead('inForceFrom', 'inForceFrom: 06.12.2026'),
      '4: field "inForceFrom" must be a day written year-month-day, such as 2026-12-31, and is "06.12.2026"',
    ],
    [
      'a day that is none',
      instead('inForceFrom', 'inForceFrom: 2026-02-30'),
      '4: field "inForceFrom" is no day of the calendar',
    ],
    [
      'a field nobody knows',
      `${good.join('\n')}\ntitel: Terms`,
      '2: field "titel" is not known here: check its spelling or remove it',
    ],
    [
      'yes for true',
      `${good.join('\n')}\ndraft: yes`,
      '8: field "draft" must be true or false, without quotation marks, and is "yes"',
    ],
    [
      'no changes',
      instead('changes', 'changes: []').replace(/\n {2}-.*\n.*summary.*/, ''),
      'must name at least the first publication',
    ],
    [
      'a change without a day',
      good.join('\n').replace('date: 2026-11-22', 'date: soon'),
      '6: field "changes", entry 1, "date" must be a day',
    ],
    [
      'a text in force before it was announced',
      instead('inForceFrom', 'inForceFrom: 2026-11-01'),
      '4: field "inForceFrom" lies before the newest of the changes',
    ],
    [
      'an end before the beginning',
      `${good.join('\n')}\nvalidFrom: 2027-01-02\nvalidTo: 2027-01-01`,
      '9: field "validTo" lies before validFrom',
    ],
    ['a line that is no field', `${good.join('\n')}\n: [`, 'the front matter cannot be read'],
  ])('with %s is refused, naming line, field and fix', (_, fields, message) => {
    expect(faultsOf(policy(fields)).join('\n')).toContain(message);
  });

  it('without front matter is refused', () => {
    expect(readDocument('# Terms\n', policySchema, values)).toEqual({
      ok: false,
      faults: [{ line: 1, message: 'the file must begin with its front matter: fields between two lines of ---' }],
    });
  });

  it('tells of an unknown reference by the line of the file, in the front matter and below it', () => {
    expect(faultsOf(policy(instead('title', 'title: For {{age.mni}}'), 'One\n\n{{nothing.like.it}}'))).toEqual([
      expect.stringMatching(/^2: \{\{age\.mni\}\} is no known reference\. Did you mean \{\{age\.min\}\}\?/),
      expect.stringMatching(/^12: \{\{nothing\.like\.it\}\} is no known reference\.$/),
    ]);
  });

  it('tells of everything that is wrong at once', () => {
    expect(faultsOf(policy('title: X'))).toHaveLength(4);
  });
});

describe('a question', () => {
  it('belongs to a known group and ends with its mark', () => {
    expect(faultsOf(faq('question: Is it fair?\ngroup: fairness\norder: 10'))).toEqual([]);
    expect(faultsOf(faq('question: It is fair\ngroup: luck\norder: first'))).toEqual([
      '2: field "question" must end with a question mark, and is "It is fair"',
      expect.stringContaining('3: field "group" must be one of start, account,'),
      expect.stringContaining('4: field "order" must be a whole number'),
    ]);
  });
});

describe('a promotion', () => {
  it('names an offer that the engine knows', () => {
    const read = readDocument(
      `---\ntitle: Twice as much\ndescription: ${'A long enough description of it. '.repeat(2)}\noffer: triple\norder: 1\n---\n`,
      promotionSchema,
      values,
    );
    expect(read.ok ? [] : read.faults).toEqual([
      { line: 4, message: 'field "offer" must be one of welcome, doubled, no-deposit, and is "triple"' },
    ]);
  });
});
