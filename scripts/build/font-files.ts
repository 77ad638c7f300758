import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

/** A file of letters that the pages name in `src/styles/fonts.css`, where it stands, and how it is made. */
type FontFile = {
  readonly file: string;
  readonly letters: string;
  readonly make: () => Promise<Buffer>;
};

const fontFolder = 'src/styles/fonts';
const { resolve } = createRequire(import.meta.url);

const range = (from: number, to: number): string =>
  Array.from({ length: to - from }, (_, at) => String.fromCodePoint(from + at)).join('');

/** What the house itself writes in, and the browser before each point of a list. Every page waits for these, and for no others. */
const near = `${range(0x20, 0x7f)}\u{a0}£©·×–—‘’“”•…€−`;
/** In running text a roulette's calls too. */
const nearText = `${near}é`;

const without = (letters: string, others: string): string => {
  const left = new Set(others);
  return [...letters].filter((letter) => !left.has(letter)).join('');
};

/** Kerning, ligatures and accents. Fractions, which the house sets nowhere, would bring their figures into every file. */
const keepFeatures = ['ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk'];

type Axes = Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;

const fontFile = (name: string, source: string, variationAxes: Axes, letters: string): FontFile => ({
  file: `${fontFolder}/${name}.woff2`,
  letters,
  make: () =>
    subsetFont(readFileSync(resolve(source)), letters, { targetFormat: 'woff2', variationAxes, keepFeatures }),
});

const display = '@fontsource-variable/imbue/files/imbue-latin-standard-normal.woff2';
/** The one weight that headings are set in. */
const displayAxes = { wght: 500 };
const displayLetters = `${range(0x20, 0x7f)}${range(0xa0, 0x180)}–—‘’‚“”„•…€×−`;

const text = '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2';
/** Those that nothing is set in are two fifths of the file. */
const textAxes = { wght: { min: 400, max: 900 } };
const textLetters = `${range(0x20, 0x7f)}${range(0xa0, 0x100)}ıŒœʻʼˆ˚˜${range(0x2000, 0x2070)}€™↑↓−∕\u{feff}\u{fffd}`;

/**
 * Imbue at its one weight, with its optical sizes, and Hanken Grotesk, each in two files: what every page waits for, and the
 * letters of names and of other languages, fetched where one stands. The licence (SIL OFL 1.1, no reserved names) allows it.
 */
export const fontFiles: Readonly<Record<'display' | 'displayFar' | 'text' | 'textFar', FontFile>> = {
  display: fontFile('imbue-500', display, displayAxes, near),
  displayFar: fontFile('imbue-500-far', display, displayAxes, without(displayLetters, near)),
  text: fontFile('hanken-grotesk-400-900', text, textAxes, nearText),
  textFar: fontFile('hanken-grotesk-400-900-far', text, textAxes, without(textLetters, nearText)),
};

const code = (point: number): string => point.toString(16).toUpperCase().padStart(4, '0');

/** `abcd–` → `U+0061-0064, U+2013`, as a style sheet names what a face is for. */
export function unicodeRange(letters: string): string {
  const points = [...letters].map((letter) => letter.codePointAt(0) ?? 0).sort((a, b) => a - b);
  const runs: [number, number][] = [];
  for (const point of points) {
    const run = runs.at(-1);
    if (run !== undefined && run[1] === point - 1) run[1] = point;
    else runs.push([point, point]);
  }
  return runs.map(([from, to]) => (from === to ? `U+${code(from)}` : `U+${code(from)}-${code(to)}`)).join(', ');
}

if (import.meta.main)
  for (const { file, letters, make } of Object.values(fontFiles)) {
    const font = await make();
    writeFileSync(file, font);
    console.log(`${file}: ${font.length} bytes for ${unicodeRange(letters)}`);
  }
