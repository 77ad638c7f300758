import type { WordFacts, WordKey, Words } from './keys.ts';

type Translate = (key: WordKey, facts?: WordFacts) => string;

let pageWords: Words = {};
let translate: Translate | undefined;
let loading: Promise<void> | undefined;

const fill = (text: string, facts: WordFacts = {}): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(facts[name] ?? ''));

/**
 * Gives the words that came inside the page to `t`, so that what a visitor opens first (sign in, sign up)
 * needs neither i18next nor the locale file.
 */
export const takePageWords = (words: Words): void => {
  pageWords = { ...pageWords, ...words };
};

/** The text of a key: from the locale file once it is loaded, else from the words of the page. */
export const t: Translate = (key, facts) =>
  translate === undefined ? fill(pageWords[key] ?? key, facts) : translate(key, facts);

/** Whether `t` has the words of a key yet. */
export const hasWords = (key: WordKey): boolean => translate !== undefined || pageWords[key] !== undefined;

/** Loads i18next and the locale file once; after it every key of `common` is there. Never rejects. */
export const ready = (): Promise<void> => {
  loading ??= import('./load.ts')
    .then(({ loadCommon }) => loadCommon())
    .then((loaded) => {
      translate = loaded;
    })
    .catch(() => {
      loading = undefined;
    });
  return loading;
};
