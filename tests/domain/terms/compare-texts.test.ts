import { expect, test } from 'vitest';
import { blocksOf, wordingOf } from '#domain/terms/blocks.ts';
import { type Block, compareTexts, foldSame, type Row } from '#domain/terms/compare-texts.ts';

const paragraphs = (...texts: string[]): Block[] => texts.map((text) => ({ kind: 'paragraph', text }));
const told = (rows: readonly Row[]): string[] =>
  rows.map((row) => {
    const moved = 'moved' in row && row.moved ? ' moved' : '';
    return `${row.kind}${moved} ${row.kind === 'removed' ? row.before.text : row.after.text}`;
  });
const compared = (before: readonly Block[], after: readonly Block[]) => told(compareTexts(before, after));

const [first, second, third] = [
  'You may have one account and no other.',
  'We pay withdrawals within three working days.',
  'Write to us first when you are not satisfied.',
] as const;

test('lays a paragraph that was put in beside nothing', () => {
  expect(compared(paragraphs(first, third), paragraphs(first, second, third))).toEqual([
    `same ${first}`,
    `added ${second}`,
    `same ${third}`,
  ]);
});

test('lays a paragraph that was taken out beside nothing', () => {
  expect(compared(paragraphs(first, second, third), paragraphs(first, third))).toEqual([
    `same ${first}`,
    `removed ${second}`,
    `same ${third}`,
  ]);
});

test('lays a paragraph that was rewritten beside what it became, and marks the words', () => {
  const now = 'We pay withdrawals within five working days.';
  const [, row] = compareTexts(paragraphs(first, second), paragraphs(first, now));
  expect(row).toMatchObject({
    kind: 'changed',
    beforeParts: [{ text: 'We pay withdrawals within ' }, { text: 'three ', changed: true }, { text: 'working days.' }],
    afterParts: [{ text: 'We pay withdrawals within ' }, { text: 'five ', changed: true }, { text: 'working days.' }],
  });
});

test('tells a paragraph that moved from one that is gone', () => {
  expect(compared(paragraphs(first, second, third), paragraphs(second, third, first))).toEqual([
    `removed moved ${first}`,
    `same ${second}`,
    `same ${third}`,
    `added moved ${first}`,
  ]);
});

test('counts a repeated paragraph as moved as often as it stands on both sides', () => {
  expect(compared(paragraphs(first, first, second), paragraphs(second, first))).toEqual([
    `removed moved ${first}`,
    `removed ${first}`,
    `same ${second}`,
    `added moved ${first}`,
  ]);
});

test('lays nothing beside what is another matter', () => {
  expect(compared(paragraphs(first), paragraphs('Crypto currency goes to the address that you enter.'))).toEqual([
    `removed ${first}`,
    'added Crypto currency goes to the address that you enter.',
  ]);
});

test.each([
  ['two empty texts', [], [], []],
  ['a text out of nothing', [], [first], [`added ${first}`]],
  ['nothing out of a text', [first], [], [`removed ${first}`]],
])('takes %s', (_, before, after, expected) => {
  expect(compared(paragraphs(...before), paragraphs(...after))).toEqual(expected);
});

test('lays a heading beside a heading alone', () => {
  expect(compared([{ kind: 'heading', text: 'Your account' }], paragraphs('Your account'))).toEqual([
    'removed moved Your account',
    'added moved Your account',
  ]);
});

test('compares texts of a thousand paragraphs, by what stayed the same', () => {
  const many = Array.from({ length: 1_000 }, (_, at) => `Paragraph ${at} says what number ${at} is about.`);
  const rows = compareTexts(paragraphs(...many), paragraphs(...many.slice(1), 'A last one.'));
  expect(rows.filter(({ kind }) => kind === 'same')).toHaveLength(999);
  expect(told([rows[0], rows.at(-1)].filter((row) => row !== undefined))).toEqual([
    `removed ${many[0]}`,
    'added A last one.',
  ]);
});

test('folds what stayed, and keeps the heading of a chapter with its change', () => {
  const heading = (text: string): Block => ({ kind: 'heading', text });
  const before = [heading('One'), ...paragraphs(first), heading('Two'), ...paragraphs(second), ...paragraphs(third)];
  const rows = compareTexts(before, [...before.slice(0, 4), ...paragraphs('Something else entirely.')]);
  expect(foldSame(rows).map((stretch) => [stretch.kind, ...told(stretch.rows)])).toEqual([
    ['folded', 'same One', `same ${first}`],
    ['shown', 'same Two'],
    ['folded', `same ${second}`],
    ['shown', `removed ${third}`, 'added Something else entirely.'],
  ]);
});

const markdown = `Intro with a [link](/kyc) and **weight**,
broken over lines.

## A chapter ##

> **In short.** One box.

- First item
  goes on
- Second item

1. Numbered

| Check | What |
|---|---|
| Identity | A \`passport\` |
`;

test('reads the paragraphs of a text as a reader sees them', () => {
  expect(blocksOf(markdown)).toEqual([
    { kind: 'paragraph', text: 'Intro with a link and weight, broken over lines.' },
    { kind: 'heading', text: 'A chapter' },
    { kind: 'note', text: 'In short. One box.' },
    { kind: 'item', text: 'First item goes on' },
    { kind: 'item', text: 'Second item' },
    { kind: 'item', text: 'Numbered' },
    { kind: 'row', text: 'Check · What' },
    { kind: 'row', text: 'Identity · A passport' },
  ]);
});

test('takes the words alone for what a text says', () => {
  const wording = wordingOf('Terms', 'We **pay** [within](/a) days.\n\n- One\n- Two');
  expect(wording).toBe('Terms We pay within days . One Two');
  expect(wordingOf('Terms', '## We pay\nwithin\n\n> days.\n\n| One | Two |\n|---|---|\n')).toBe(wording);
  expect(wordingOf('Terms', 'We pay within day. One Two')).not.toBe(wording);
});
