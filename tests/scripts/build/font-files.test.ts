import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fontFiles, unicodeRange } from '#scripts/build/font-files.ts';

/** As the budget of a page's first view has it (`.size-limit.js`). */
const nearBytesMax = 15_000;
const farBytesMax = 10_000;

const styles = readFileSync('src/styles/fonts.css', 'utf8').replaceAll(/\s+/g, ' ');

describe.each(Object.entries(fontFiles))('the file of letters %s', (name, { file, letters, make }) => {
  it('is what its package, its letters and the weights in use give, and small', async () => {
    const made = await make();
    expect(made.equals(readFileSync(file))).toBe(true);
    expect(made.length).toBeLessThan(name.endsWith('Far') ? farBytesMax : nearBytesMax);
  });

  it('is named in the style sheet for the letters that it has', () => {
    const url = file.replace('src/styles/', './');
    expect(styles).toContain(`src: url("${url}") format("woff2"); unicode-range: ${unicodeRange(letters)};`);
  });
});

it('names letters as a style sheet does', () => {
  expect(unicodeRange('a')).toBe('U+0061');
  expect(unicodeRange('–cab€x')).toBe('U+0061-0063, U+0078, U+2013, U+20AC');
});

it('has all that the house says in the near file, but for the powers of formulas', () => {
  const said = globSync(['public/locales/en/*.json', 'src/content/**/*.md']).map((file) => readFileSync(file, 'utf8'));
  const letters = new Set(said.join(''));
  expect([...fontFiles.textFar.letters].filter((letter) => letters.has(letter))).toEqual(['²', '³', '′']);
});
