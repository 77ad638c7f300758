import type { Namespace, WordFacts, WordKey, Words } from './keys.ts';
import { type CarriedWords, carriedText, readCarriedWords } from './page-words.ts';

type Translate = (key: WordKey, facts?: WordFacts) => string;

let pageWords: Words = {};
/** What the page carries for its own islands. */
const carried: CarriedWords = readCarriedWords();
let translate: Translate | undefined;
const loading = new Map<Namespace, Promise<boolean>>();

const fill = (text: string, facts: WordFacts = {}): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(facts[name] ?? ''));

/**
 * Gives the words that came inside the page to `t`, so that what a visitor opens first (sign in, sign up)
 * needs neither i18next nor the locale file.
 */
export const takePageWords = (words: Words): void => {
  pageWords = { ...pageWords, ...words };
};

const inPage = (key: WordKey): string | undefined => pageWords[key] ?? carriedText(carried, key);

/**
 * The text of a key: from the words of the page, else from its locale file once that is loaded. A key itself is never
 * shown: without its words a place stays empty, and who needs them waits for `ready` (see `useWords`).
 */
export const t: Translate = (key, facts) => {
  const text = inPage(key);
  return text === undefined ? (translate?.(key, facts) ?? '') : fill(text, facts);
};

/** Whether `t` has the words of a key yet. */
export const hasWords = (key: WordKey): boolean => translate !== undefined || inPage(key) !== undefined;

const there = new Map<Namespace, boolean>();
const followers = new Set<() => void>();

/** Whether the page carries what its own islands may say of these files: they need not be loaded then. */
export const carriesWords = (files: readonly Namespace[]): boolean => files.every((file) => file in carried);

/** Whether these files are all there; false when one failed, undefined while nobody asked for one or it is on its way. */
export const wordsThere = (files: readonly Namespace[] = ['common']): boolean | undefined => {
  if (files.every((file) => there.get(file))) return true;
  return files.some((file) => there.get(file) === false) ? false : undefined;
};

/** Calls `follow` whenever `wordsThere` changes; returns what ends that. */
export const followWords = (follow: () => void): (() => void) => {
  followers.add(follow);
  return () => followers.delete(follow);
};

/** Loads i18next and a locale file; after it every key of it is there. False when it failed: ask again. */
export const ready = (file: Namespace = 'common'): Promise<boolean> => {
  const running = loading.get(file);
  if (running) return running;
  const asked = import('./load.ts')
    .then(({ loadWords }) => loadWords(file))
    .then((loaded) => {
      translate = loaded;
      return true;
    })
    .catch(() => {
      loading.delete(file);
      return false;
    })
    .then((loaded) => {
      there.set(file, loaded);
      for (const follow of followers) follow();
      return loaded;
    });
  loading.set(file, asked);
  return asked;
};
