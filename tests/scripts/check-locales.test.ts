import { expect, test } from 'vitest';
import { checkLocales, mergeLocales } from '#scripts/check-locales.ts';

const file = (text: string) => [{ path: 'src/islands/a/x.tsx', text }];

test('a key that is asked for and there is right', () => {
  expect(checkLocales({ a: { b: 'B' } }, file("t('a.b')"), [])).toEqual([]);
});

test('a key that is asked for and missing is named with its file', () => {
  expect(checkLocales({}, file("t('a.b')"), [])).toEqual(['src/islands/a/x.tsx: asks for the missing key a.b']);
});

test('a key that nothing asks for is named', () => {
  expect(checkLocales({ a: { b: 'B', c: 'C' } }, file("t('a.b') // t('a.c')"), [])).toEqual([
    'locales: nothing asks for a.c',
  ]);
});

test('a key handed on as a value counts as used', () => {
  expect(checkLocales({ a: { b: 'B' } }, file("const links = [{ label: 'a.b' }];"), [])).toEqual([]);
});

// biome-ignore-start lint/suspicious/noTemplateCurlyInString: the samples are source code
test('a template uses every key it can become, and must become one', () => {
  const texts = { a: { state_on: '1', state_off: '0', other: 'x' } };
  const ask = (state: string) => `t(\`a.${state}_\${value}\`)`;
  expect(checkLocales(texts, file(`${ask('state')}; t('a.other')`), [])).toEqual([]);
  expect(checkLocales(texts, file(`${ask('mood')}; '${'a.other'}'`), [])).toContain(
    'src/islands/a/x.tsx: no key can come of `a.mood_${value}`',
  );
});

test('forms for one and many are asked for by their common name', () => {
  expect(checkLocales({ a: { n_one: '1', n_other: 'n' } }, file("tCount('a.n', 2)"), [])).toEqual([]);
});

test('an error code without words is named', () => {
  expect(checkLocales({ errors: { internal: 'x' } }, file('t(`errors.${code}`)'), ['internal', 'too_soon'])).toEqual([
    'common.json: no errors.too_soon',
  ]);
});
// biome-ignore-end lint/suspicious/noTemplateCurlyInString: the samples are source code

test('other files than common stand under their name, which no group of common may bear', () => {
  const files = [
    { path: 'public/locales/en/common.json', text: '{"home":{"a":"A"},"table":{"b":"B"}}' },
    { path: 'public/locales/en/roulette.json', text: '{"spin":"Spin"}' },
    { path: 'public/locales/en/table.json', text: '{"stake":"Stake"}' },
  ];
  const { texts, faults } = mergeLocales(files);
  expect(texts).toEqual({ home: { a: 'A' }, table: { stake: 'Stake' }, roulette: { spin: 'Spin' } });
  expect(faults).toEqual(['common.json: the group table has the name of a file']);
});
