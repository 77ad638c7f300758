import { expect, it } from 'vitest';
import { pseudoText, pseudoWords } from '#i18n/pseudo.ts';
import { richParts } from '#i18n/rich.ts';

it('takes a text with tags apart, in its order', () => {
  expect(richParts('See <file>figures.json</file> and <code>npm run rtp</code>.')).toEqual([
    { tag: null, text: 'See ' },
    { tag: 'file', text: 'figures.json' },
    { tag: null, text: ' and ' },
    { tag: 'code', text: 'npm run rtp' },
    { tag: null, text: '.' },
  ]);
});

it('leaves a text without tags, and one whose tag is not closed, as it is', () => {
  expect(richParts('3 < 4')).toEqual([{ tag: null, text: '3 < 4' }]);
  expect(richParts('a <b> c')).toEqual([{ tag: null, text: 'a <b> c' }]);
  expect(richParts('')).toEqual([]);
});

it('makes every text of the pseudo-locale longer and accented, and keeps places and tags', () => {
  const text = 'Hello {{name}}, see <file>this</file>';
  const shown = pseudoText(text);
  expect(shown.length).toBeGreaterThan(text.length * 1.3);
  expect(shown).toContain('{{name}}');
  expect(richParts(shown).map(({ tag }) => tag)).toEqual([null, 'file', null]);
  expect(shown.replaceAll(/\{\{\w+\}\}|<\/?\w+>/g, '')).not.toMatch(/[a-z]/i);
  expect(pseudoWords({ a: { b: 'x' }, c: 'y' })).toEqual({ a: { b: pseudoText('x') }, c: pseudoText('y') });
});
