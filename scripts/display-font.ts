import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

/** The one weight that headings are set in. */
const weight = 500;
export const displayFontFile = 'src/styles/fonts/imbue-500.woff2';

const source = createRequire(import.meta.url).resolve(
  '@fontsource-variable/imbue/files/imbue-latin-standard-normal.woff2',
);

const range = (from: number, to: number): string =>
  Array.from({ length: to - from }, (_, at) => String.fromCodePoint(from + at)).join('');
const letters = `${range(0x20, 0x7f)}${range(0xa0, 0x180)}–—‘’‚“”„•…€←→×−№`;

/**
 * Imbue at its one weight, with its optical sizes: half of the variable file, which every page waits for. The licence
 * (SIL OFL 1.1, no reserved name) allows it.
 */
export const makeDisplayFont = (): Promise<Buffer> =>
  subsetFont(readFileSync(source), letters, { targetFormat: 'woff2', variationAxes: { wght: weight } });

if (import.meta.main) {
  const font = await makeDisplayFont();
  writeFileSync(displayFontFile, font);
  console.log(`${displayFontFile}: ${font.length} bytes`);
}
