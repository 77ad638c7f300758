import { foldLines, foldTyped } from '#domain/catalogue/fold.ts';
import { errorsAllowed } from '#domain/catalogue/misspelt.ts';

const isWordLetter = (letter: string | undefined): boolean => letter !== undefined && /[\p{L}\p{N}]/u.test(letter);

/** Where the words of a folded name begin, in UTF-16 units. */
const wordStarts = (name: string): number[] => {
  const starts: number[] = [];
  let [at, before]: [number, string | undefined] = [0, undefined];
  for (const letter of name) {
    if (isWordLetter(letter) && !isWordLetter(before)) starts.push(at);
    [at, before] = [at + letter.length, letter];
  }
  return starts;
};

/** Optimal string alignment distance, by its textbook table. */
const distance = (one: string, other: string): number => {
  const table = Array.from({ length: one.length + 1 }, (_, row) =>
    Array.from({ length: other.length + 1 }, (_, column) => (row === 0 ? column : column === 0 ? row : 0)),
  );
  const at = (row: number, column: number): number => table[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let row = 1; row <= one.length; row++)
    for (let column = 1; column <= other.length; column++) {
      const swapped = row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      (table[row] as number[])[column] = Math.min(
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        at(row - 1, column - 1) + (one[row - 1] === other[column - 1] ? 0 : 1),
        swapped ? at(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
  return at(one.length, other.length);
};

/** The fewest errors by which `text` is a piece of `name` that begins with one of its words. */
const errorsIn = (name: string, text: string): number =>
  Math.min(
    ...wordStarts(name).flatMap((start) =>
      Array.from({ length: Math.min(text.length + 2, name.length - start) }, (_, length) =>
        distance(name.slice(start, start + length + 1), text),
      ),
    ),
  );

/** The words of a text, with digits apart from letters and nothing of an apostrophe between two letters. */
const wordsOf = (folded: string): string[] => {
  const words: string[] = [];
  let word = '';
  const letters = [...folded];
  const kindOf = (letter = ''): string => (/\p{L}/u.test(letter) ? 'letter' : /\p{N}/u.test(letter) ? 'digit' : 'none');
  for (const [at, letter] of letters.entries()) {
    if (letter === "'" && kindOf(letters[at - 1]) === 'letter' && kindOf(letters[at + 1]) === 'letter') continue;
    const last = word === '' ? undefined : [...word].at(-1);
    if (word !== '' && kindOf(letter) !== kindOf(last)) {
      words.push(word);
      word = '';
    }
    if (kindOf(letter) !== 'none') word += letter;
  }
  return word === '' ? words : [...words, word];
};

const askedOf = (text: string): string[] => wordsOf(text).filter((word) => word !== 'and');

const hasAll = (name: string, words: readonly string[]): boolean =>
  words.length > 0 && words.every((word) => wordsOf(foldLines(name)).some((own) => own.startsWith(word)));

/** How well a name fits: 0 to 3 contains the text, 4 has its words, 5 and 6 have it with one and two errors; else undefined. */
const rankOf = (typed: string, text: string): number | undefined => {
  const name = foldLines(typed);
  if (name === text) return 0;
  if (name.startsWith(text)) return 1;
  if (wordStarts(name).some((start) => name.startsWith(text, start))) return 2;
  if (name.includes(text)) return 3;
  if (hasAll(name, askedOf(text))) return 4;
  const errors = errorsIn(name, text);
  return errors <= errorsAllowed(text) ? 4 + errors : undefined;
};

/** What `searchGames` must find, name by name and without any index. */
export const searchByHand = (names: readonly string[], typed: string, max: number): readonly number[] => {
  const text = foldTyped(typed);
  if (text === '') return names.slice(0, max).map((_, at) => at);
  const ranked = names.flatMap((name, at) => {
    const rank = rankOf(name, text);
    return rank === undefined ? [] : [{ at, rank }];
  });
  return ranked.length === 0 ? leftOver(names, text).slice(0, max) : inOrder(ranked).slice(0, max);
};

const inOrder = (ranked: readonly { readonly at: number; readonly rank: number }[]): number[] =>
  [...ranked].sort((one, other) => one.rank - other.rank || one.at - other.at).map(({ at }) => at);

/** Where no name fits: those that have every word that any name has, if these are of three characters together. */
const leftOver = (names: readonly string[], text: string): number[] => {
  const known = [...new Set(askedOf(text))].filter((word) => names.some((name) => hasAll(name, [word])));
  return known.join('').length < 3 ? [] : names.flatMap((name, at) => (hasAll(name, known) ? [at] : []));
};
