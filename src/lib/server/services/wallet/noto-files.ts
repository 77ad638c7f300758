import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';

const { resolve } = createRequire(import.meta.url);

/** Noto by script: the first that has a letter sets it, and Hangul the Korean one alone. */
const lists = (): string[] => [
  resolve('@fontsource-variable/noto-sans/unicode.json'),
  resolve('@fontsource-variable/noto-sans-arabic/unicode.json'),
  resolve('@fontsource-variable/noto-sans-armenian/unicode.json'),
  resolve('@fontsource-variable/noto-sans-bengali/unicode.json'),
  resolve('@fontsource-variable/noto-sans-canadian-aboriginal/unicode.json'),
  resolve('@fontsource-variable/noto-sans-cherokee/unicode.json'),
  resolve('@fontsource-variable/noto-sans-ethiopic/unicode.json'),
  resolve('@fontsource-variable/noto-sans-georgian/unicode.json'),
  resolve('@fontsource-variable/noto-sans-gujarati/unicode.json'),
  resolve('@fontsource-variable/noto-sans-gurmukhi/unicode.json'),
  resolve('@fontsource-variable/noto-sans-hebrew/unicode.json'),
  resolve('@fontsource-variable/noto-sans-kannada/unicode.json'),
  resolve('@fontsource-variable/noto-sans-khmer/unicode.json'),
  resolve('@fontsource-variable/noto-sans-lao/unicode.json'),
  resolve('@fontsource-variable/noto-sans-malayalam/unicode.json'),
  resolve('@fontsource-variable/noto-sans-oriya/unicode.json'),
  resolve('@fontsource-variable/noto-sans-sinhala/unicode.json'),
  resolve('@fontsource-variable/noto-sans-syriac/unicode.json'),
  resolve('@fontsource-variable/noto-sans-tamil/unicode.json'),
  resolve('@fontsource-variable/noto-sans-telugu/unicode.json'),
  resolve('@fontsource-variable/noto-sans-thaana/unicode.json'),
  resolve('@fontsource-variable/noto-sans-thai/unicode.json'),
  resolve('@fontsource-variable/noto-serif-tibetan/unicode.json'),
  resolve('@fontsource/noto-sans-myanmar/unicode.json'),
  resolve('@fontsource-variable/noto-sans-sc/unicode.json'),
  resolve('@fontsource-variable/noto-sans-kr/unicode.json'),
];
const hangul = /\p{Script=Hangul}/u;
const hangulFile = /^noto-sans-kr-/;

/** A file of letters, one of the parts in which a family comes, and the code points in it, both ends included. */
type LetterFile = { readonly path: string; readonly ranges: readonly (readonly [from: number, to: number])[] };

let loading: Promise<readonly LetterFile[]> | undefined;

/** Of each letter the file that has it, undefined for one that none has; and whether a file has it. The lists are read once. */
export const letterFiles = async (): Promise<{
  readonly fileOf: (letter: string) => string | undefined;
  readonly has: (path: string, letter: string) => boolean;
}> => {
  loading ??= Promise.all(lists().map(filesOf)).then((lists) => lists.flat());
  const files = await loading;
  const covers = ({ path, ranges }: LetterFile, letter: string): boolean => {
    // The Chinese one's list names Hangul that its files have not.
    if (hangul.test(letter) !== hangulFile.test(basename(path))) return false;
    const code = letter.codePointAt(0) ?? 0;
    return ranges.some(([from, to]) => from <= code && code <= to);
  };
  return {
    fileOf: (letter) => files.find((file) => covers(file, letter))?.path,
    has: (path, letter) => files.some((file) => file.path === path && covers(file, letter)),
  };
};

/** Whether a file has all weights in one, the plain one among them; else it is of the plain one alone. */
export const hasWeights = (path: string): boolean => path.endsWith('-wght-normal.woff2');

async function filesOf(list: string): Promise<LetterFile[]> {
  const folder = dirname(list);
  const weight = basename(dirname(folder)) === '@fontsource' ? '400' : 'wght';
  const parts = JSON.parse(await readFile(list, 'utf8')) as Record<string, string>;
  return Object.entries(parts).map(([part, ranges]) => ({
    // The parts of the large families have a number in brackets, which their files have without.
    path: join(folder, 'files', `${basename(folder)}-${part.replaceAll(/[[\]]/g, '')}-${weight}-normal.woff2`),
    ranges: ranges.split(',').map(rangeOf),
  }));
}

const rangeOf = (written: string): readonly [number, number] => {
  const [from = '', to = from] = written.trim().slice(2).split('-');
  return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
};
