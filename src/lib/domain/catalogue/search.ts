import { foldTyped } from './fold.ts';
import { findMisspelt } from './misspelt.ts';
import { lineEnd, markWords, type SearchIndex, withoutFirstMark } from './search-index.ts';
import { searchResultsMax } from './search-limits.ts';
import { addNamesWithWords, knownWords, typedWords } from './search-words.ts';

/**
 * Found games by their place in the order of popularity: the first `exact` contain the text as typed, the next `worded` have all its
 * words, the others come near.
 */
export type FoundNames = { readonly names: readonly number[]; readonly exact: number; readonly worded: number };

/** The name that stands around `at` in the marked text. */
const nameAt = ({ lines }: SearchIndex, at: number): number => {
  let [low, high] = [0, lines.length - 1];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((lines[middle] ?? 0) <= at) low = middle;
    else high = middle;
  }
  return low;
};

/** Adds the names that hold `pattern`, most popular first, until there are `max`. */
const addNamesWith = (index: SearchIndex, pattern: string, found: Set<number>, max: number): void => {
  const { marked, lines } = index;
  for (let at = marked.indexOf(pattern); at >= 0 && found.size < max; ) {
    const name = nameAt(index, at);
    found.add(name);
    const next = lines[name + 1] ?? 0;
    at = next === 0 ? -1 : marked.indexOf(pattern, next);
  }
};

/**
 * The games for a typed text. First those whose name contains it, without regard to case and diacritics: the very name,
 * names that begin with it, names with a word that begins with it, others. Then those that have its words, in whatever order and
 * however they are written together (`wax & seal`, `6of49`). Then those that have it with a typing error; where there is nothing at
 * all, those that have every word that any name has. Within each, the most popular first. An empty text finds the most popular
 * games. `nearMax`: the most that only come near.
 */
export const searchGames = (index: SearchIndex, text: string, max = searchResultsMax, nearMax = max): FoundNames => {
  const folded = foldTyped(text);
  if (folded === '') {
    const names = Array.from({ length: Math.min(max, index.size) }, (_, name) => name);
    return { names, exact: names.length, worded: 0 };
  }
  const atWord = markWords(folded);
  const found = new Set<number>();
  for (const pattern of [
    `${lineEnd}${atWord}${lineEnd}`,
    `${lineEnd}${atWord}`,
    // A text that begins with no letter or digit begins no word.
    ...(atWord === withoutFirstMark(atWord) ? [] : [atWord]),
    withoutFirstMark(atWord),
  ])
    addNamesWith(index, pattern, found, max);
  const exact = found.size;
  const words = typedWords(folded);
  addNamesWithWords(index.spoken, words, found, max);
  const worded = found.size - exact;
  const near = findMisspelt(index, folded, { max: Math.min(max - found.size, nearMax), known: found });
  const names = new Set([...found, ...near]);
  if (names.size === 0) addNamesWithWords(index.spoken, knownWords(index.spoken, words), names, Math.min(max, nearMax));
  return { names: [...names], exact, worded };
};
