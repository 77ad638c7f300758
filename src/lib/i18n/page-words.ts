import type { Namespace } from './keys.ts';
import type { WordTree } from './pseudo.ts';

/** Locale files as a page carries them: of `common` what its own islands may say, of the others all. */
export type CarriedWords = Readonly<Partial<Record<Namespace, WordTree>>>;

/** The element that holds them (layouts/parts/PageWords.astro). */
export const pageWordsId = 'page-words';

/** Reads what the page carries; nothing where a page carries none, and while one is rendered. */
export const readCarriedWords = (): CarriedWords => {
  const text = globalThis.document?.getElementById(pageWordsId)?.textContent;
  return text ? (JSON.parse(text) as CarriedWords) : {};
};

const isFile = (carried: CarriedWords, name: string): name is Namespace => Object.hasOwn(carried, name);

/** The text of a key. Its first part names its file, else it is one of `common`. */
export const carriedText = (carried: CarriedWords, key: string): string | undefined => {
  const [own = '', ...rest] = key.split('.');
  const [tree, path] = isFile(carried, own) ? [carried[own], rest] : [carried.common, [own, ...rest]];
  let at: WordTree | string | undefined = tree;
  for (const part of path) at = typeof at === 'object' && Object.hasOwn(at, part) ? at[part] : undefined;
  return typeof at === 'string' ? at : undefined;
};
