import { expect, test } from 'vitest';
import { wordFiles } from '#scripts/words-sync.ts';

test('each file of words becomes an import and a field, in the order of the names', () => {
  expect(wordFiles(['war', 'common'])).toBe(`// Written by \`npm run words:sync\` from public/locales/en/.
import type common from '../../../public/locales/en/common.json';
import type war from '../../../public/locales/en/war.json';

/** Every file of words by its name. */
export type WordFiles = {
  readonly common: typeof common;
  readonly war: typeof war;
};
`);
});
