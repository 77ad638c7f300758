import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';

const { resolve } = createRequire(import.meta.url);

/** Noto Sans by script: the first that has a letter sets it, and Hangul the Korean one alone. */
const lists = (): string[] => [
  resolve('@fontsource-variable/noto-sans/unicode.json'),
  resolve('@fontsource-variable/noto-sans-arabic/unicode.json'),
  resolve('@fontsource-variable/noto-sans-hebrew/unicode.json'),
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

async function filesOf(list: string): Promise<LetterFile[]> {
  const folder = dirname(list);
  const parts = JSON.parse(await readFile(list, 'utf8')) as Record<string, string>;
  return Object.entries(parts).map(([part, ranges]) => ({
    // The parts of the large families have a number in brackets, which their files have without.
    path: join(folder, 'files', `${basename(folder)}-${part.replaceAll(/[[\]]/g, '')}-wght-normal.woff2`),
    ranges: ranges.split(',').map(rangeOf),
  }));
}

const rangeOf = (written: string): readonly [number, number] => {
  const [from = '', to = from] = written.trim().slice(2).split('-');
  return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
};
