import { foldDigits } from '../typed-text.ts';
import { searchTextMax } from './search-limits.ts';
import { hasWords } from './search-words.ts';

/** Letters that no decomposition turns into the plain ones a visitor types for them. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ı: 'i',
  þ: 'th',
  ς: 'σ',
  '’': "'",
  '‘': "'",
  '–': '-',
  '—': '-',
};

const otherDigits = /(?![0-9])\p{Nd}/gu;

/**
 * Lines as they are compared: without case and diacritics, digits of every script alike, each run of blanks one space, line by line. Each character is
 * folded by itself, so that what a text contains it still contains when both are folded.
 */
export const foldLines = (lines: string): string =>
  lines
    .normalize('NFKD')
    .replace(otherDigits, foldDigits)
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[ßæœøđðłıþς’‘–—]/g, (letter) => plainLetters[letter] ?? letter)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the index marks its lines and words by control characters
    .replace(/(?:[^\S\n]|[\u0000-\u0008\u000e-\u001f])+/g, ' ');

/** A typed text as it is looked for: folded, without blanks at its ends, of at most `searchTextMax` characters. */
export const foldTyped = (text: string): string =>
  foldLines(text.slice(0, 4 * searchTextMax).replaceAll('\n', ' '))
    .trim()
    .slice(0, searchTextMax)
    .trim();

/** Whether a name has the words of a typed text, in whatever order. */
export const hasTypedWords = (name: string, text: string): boolean => hasWords(foldLines(name), foldTyped(text));

/** Whether a name contains a typed text, case and diacritics aside. */
export const containsTyped = (name: string, text: string): boolean => foldLines(name).includes(foldTyped(text));

/**
 * Where a name contains a typed text, in the name's own characters: `[start, end)`; null when it does not. The place at
 * the beginning of a word is preferred, as the ranking prefers it.
 */
export const rangeOfTyped = (name: string, text: string): readonly [number, number] | null => {
  const wanted = foldTyped(text);
  if (wanted === '') return null;
  let folded = '';
  const origins: number[] = [];
  let at = 0;
  for (const letter of name) {
    for (const plain of foldLines(letter)) {
      if (plain === ' ' && folded.endsWith(' ')) continue;
      folded += plain;
      for (let unit = 0; unit < plain.length; unit++) origins.push(at);
    }
    at += letter.length;
  }
  const inner = folded.indexOf(wanted);
  if (inner < 0) return null;
  const start = wordStartOf(folded, wanted) ?? inner;
  const last = origins[start + wanted.length - 1] ?? 0;
  return [origins[start] ?? 0, last + endOfLetter(name, last)];
};

const wordStartOf = (folded: string, wanted: string): number | undefined => {
  for (let at = folded.indexOf(wanted); at >= 0; at = folded.indexOf(wanted, at + 1))
    if (at === 0 || !/[\p{L}\p{N}]/u.test(folded.charAt(at - 1))) return at;
  return undefined;
};

/** The length of the letter at `at` with the marks that belong to it. */
const endOfLetter = (name: string, at: number): number => /^.\p{M}*/su.exec(name.slice(at))?.[0].length ?? 1;
