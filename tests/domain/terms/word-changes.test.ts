import { expect, test } from 'vitest';
import { type Part, wordChanges, wordsOf } from '#domain/terms/word-changes.ts';

const shown = (parts: readonly Part[]): string =>
  parts.map(({ text, changed }) => (changed ? `[${text}]` : text)).join('');
const both = (before: string, after: string): [string, string] => {
  const changes = wordChanges(before, after);
  return [shown(changes.before), shown(changes.after)];
};

test.each([
  [
    'nothing',
    'We pay within three days.',
    'We pay within three days.',
    ['We pay within three days.', 'We pay within three days.'],
  ],
  [
    'a word put in',
    'We pay within days.',
    'We pay within three days.',
    ['We pay within days.', 'We pay within [three ]days.'],
  ],
  ['a word taken out', 'We never pay a fee.', 'We pay a fee.', ['We [never ]pay a fee.', 'We pay a fee.']],
  [
    'a figure',
    'At most €5.00 a round.',
    'At most €2,500.00 a round.',
    ['At most €[5.00 ]a round.', 'At most €[2,500.00 ]a round.'],
  ],
  ['all of it', 'One two three', 'Four five six', ['[One two three]', '[Four five six]']],
  ['all, out of nothing', '', 'A new sentence.', ['', '[A new sentence.]']],
  ['all, into nothing', 'An old sentence.', '', ['[An old sentence.]', '']],
  [
    'letters of any script',
    'Größe naïve и Привет мир 東京',
    'Größe naive и Привет свет 東京',
    ['Größe [naïve ]и Привет [мир ]東京', 'Größe [naive ]и Привет [свет ]東京'],
  ],
])('marks %s', (_, before, after, expected) => {
  expect(both(before, after)).toEqual(expected);
});

test('takes a break of a line and doubled spaces for nothing', () => {
  expect(wordChanges('We pay\nwithin  days.', 'We pay within days.').after).toEqual([
    { text: 'We pay within days.', changed: false },
  ]);
});

test('joins changes that a single word stands between, so that a reader is spared a salad', () => {
  expect(both('red apples and green pears here', 'blue plums and brown figs here')).toEqual([
    '[red apples and green pears ]here',
    '[blue plums and brown figs ]here',
  ]);
});

test('loses nothing of either sentence, however long it is', () => {
  const long = (seed: number) => Array.from({ length: 6_000 }, (_, at) => `word${(at * seed) % 997}`).join(' ');
  for (const [before, after] of [
    [long(3), long(7)],
    [long(3), `${long(3)} more`],
    ['👍🏽 ok  ', ' ok 👍'],
  ] as const) {
    const changes = wordChanges(before, after);
    expect(changes.before.map(({ text }) => text).join('')).toBe(before);
    expect(changes.after.map(({ text }) => text).join('')).toBe(after);
  }
});

test('finds a word at the end of a text too long to be weighed as a whole', () => {
  const text = Array.from({ length: 10_000 }, (_, at) => `w${at}`).join(' ');
  expect(wordChanges(text, `${text} new`).after).toEqual([
    { text: `${text} `, changed: false },
    { text: 'new', changed: true },
  ]);
});

test('counts a mark that ends a sentence as a word, and one inside a figure or an address not', () => {
  expect(wordsOf('Pay €1,000.50, e.g. by card; ask a.b@c.de.')).toEqual([
    'Pay',
    '€',
    '1,000.50',
    ',',
    'e.g',
    '.',
    'by',
    'card',
    ';',
    'ask',
    'a.b',
    '@',
    'c.de',
    '.',
  ]);
});
