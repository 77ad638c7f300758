import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { displayFontFile, makeDisplayFont, makeTextFont, textFontFile } from '#scripts/build/display-font.ts';

it('keeps the display font that its package and its letters give', async () => {
  const made = await makeDisplayFont();
  expect(made.equals(readFileSync(displayFontFile))).toBe(true);
  expect(made.length).toBeLessThan(24_000);
});

it('keeps the text font that its package, its letters and the weights in use give', async () => {
  const made = await makeTextFont();
  expect(made.equals(readFileSync(textFontFile))).toBe(true);
  expect(made.length).toBeLessThan(24_000);
});
