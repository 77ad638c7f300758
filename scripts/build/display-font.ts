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

export const textFontFile = 'src/styles/fonts/hanken-grotesk-400-900.woff2';

const textSource = createRequire(import.meta.url).resolve(
  '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
);
/** What the face of Latin letters is named for in `src/styles/fonts.css`. */
const textLetters = `${range(0x20, 0x100)}ıŒœʻʼˆ˚˜${range(0x2000, 0x2070)}€™↑↓−∕`;

/** Hanken Grotesk without the weights that nothing is set in: they are two fifths of the file. */
export const makeTextFont = (): Promise<Buffer> =>
  subsetFont(readFileSync(textSource), textLetters, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 900 } },
  });

if (import.meta.main)
  for (const [file, font] of [
    [displayFontFile, await makeDisplayFont()],
    [textFontFile, await makeTextFont()],
  ] as const) {
    writeFileSync(file, font);
    console.log(`${file}: ${font.length} bytes`);
  }
