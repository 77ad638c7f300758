import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { displayFontFile, makeDisplayFont } from '#scripts/display-font.ts';

it('keeps the display font that its package and its letters give', async () => {
  const made = await makeDisplayFont();
  expect(made.equals(readFileSync(displayFontFile))).toBe(true);
  expect(made.length).toBeLessThan(24_000);
});
