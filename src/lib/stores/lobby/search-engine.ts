import { containsTyped, hasTypedWords, rangeOfTyped } from '#domain/catalogue/fold.ts';
import { namedCategories } from '#domain/catalogue/named-categories.ts';
import { type FoundNames, searchGames } from '#domain/catalogue/search.ts';
import { indexNames } from '#domain/catalogue/search-index.ts';

export type SearchEngine = {
  /** The categories that a text names, by their names in the language of the page. */
  readonly categories: typeof namedCategories;
  /** The places of the games that a typed text means, best first. */
  readonly find: (text: string) => FoundNames;
  readonly contains: (name: string, text: string) => boolean;
  /** Whether a name has the words of the text, in whatever order. */
  readonly hasWords: (name: string, text: string) => boolean;
  /** Where a name contains the text, as `[start, end)`; null where it does not as typed. */
  readonly rangeOf: (name: string, text: string) => readonly [number, number] | null;
};

/** Lays the names out once, most popular first; loaded when something is typed, since opening the dialog needs none of it. */
export const createEngine = (names: readonly string[]): SearchEngine => {
  const index = indexNames(names);
  return {
    categories: namedCategories,
    find: (text) => searchGames(index, text),
    contains: containsTyped,
    hasWords: hasTypedWords,
    rangeOf: rangeOfTyped,
  };
};
