import type { WordFacts, WordKey, Words } from './keys.ts';

type Translate = (key: WordKey, facts?: WordFacts) => string;

let pageWords: Words = {};
let translate: Translate | undefined;
let loading: Promise<boolean> | undefined;

const fill = (text: string, facts: WordFacts = {}): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(facts[name] ?? ''));

/**
 * Gives the words that came inside the page to `t`, so that what a visitor opens first (sign in, sign up)
 * needs neither i18next nor the locale file.
 */
export const takePageWords = (words: Words): void => {
  pageWords = { ...pageWords, ...words };
};

/**
 * The text of a key: from the locale file once it is loaded, else from the words of the page. A key itself is never
 * shown: without its words a place stays empty, and who needs them waits for `ready` (see `useWords`).
 */
export const t: Translate = (key, facts) =>
  translate === undefined ? fill(pageWords[key] ?? '', facts) : translate(key, facts);

/** Whether `t` has the words of a key yet. */
export const hasWords = (key: WordKey): boolean => translate !== undefined || pageWords[key] !== undefined;

let there: boolean | undefined;
const followers = new Set<() => void>();

/** Whether the locale file is there; undefined while nobody asked for it or it is on its way. */
export const wordsThere = (): boolean | undefined => there;

/** Calls `follow` whenever `wordsThere` changes; returns what ends that. */
export const followWords = (follow: () => void): (() => void) => {
  followers.add(follow);
  return () => followers.delete(follow);
};

/** Loads i18next and the locale file; after it every key of `common` is there. False when it failed: ask again. */
export const ready = (): Promise<boolean> => {
  loading ??= import('./load.ts')
    .then(({ loadCommon }) => loadCommon())
    .then((loaded) => {
      translate = loaded;
      return true;
    })
    .catch(() => {
      loading = undefined;
      return false;
    })
    .then((loaded) => {
      there = loaded;
      for (const follow of followers) follow();
      return loaded;
    });
  return loading;
};
