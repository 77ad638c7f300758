import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { createInstance } from 'i18next';
import FsBackend from 'i18next-fs-backend';
import { houseLanguage } from '#domain/locale.ts';
import type { WordFacts, WordKey, Words } from './keys.ts';
import type { CarriedWords } from './page-words.ts';
import { isPseudo, pseudoWords, type WordTree } from './pseudo.ts';

const folder = resolve('public/locales/en');
const files = readdirSync(folder).map((name) => name.replace(/\.json$/, ''));

const i18n = createInstance();
await i18n.use(FsBackend).init({
  lng: houseLanguage,
  fallbackLng: houseLanguage,
  ns: files,
  defaultNS: 'common',
  interpolation: { escapeValue: false },
  backend: { loadPath: resolve('public/locales/{{lng}}/{{ns}}.json') },
});

if (isPseudo())
  for (const file of files)
    i18n.addResourceBundle(houseLanguage, file, pseudoWords(i18n.getResourceBundle(houseLanguage, file)), true, true);

/** A key's first part names its file (`table.balance`), else it is one of `common`. */
const placeOf = (key: string): { name: string; ns: string } => {
  const [own = '', ...rest] = key.split('.');
  return own !== 'common' && files.includes(own) ? { name: rest.join('.'), ns: own } : { name: key, ns: 'common' };
};

/** The text of a key while a page is rendered. Astro escapes it where it stands. */
export const t = (key: WordKey, facts?: WordFacts): string => {
  const { name, ns } = placeOf(key);
  return i18n.t(name, { ...facts, ns });
};

/** The text of a key that has a form for one and for many (`key_one`, `key_other`). */
export const tCount = (key: string, count: number): string => {
  const { name, ns } = placeOf(key);
  return i18n.t(name, { count, ns });
};

/**
 * The texts of some keys, whole groups (`auth`) or whole files (`craps`) by their full keys, for a page to hand to an island, so that
 * it needs no locale file to begin.
 */
export const wordsOf = (...names: readonly string[]): Words =>
  Object.fromEntries(
    names.flatMap((full) => {
      const { name, ns } = placeOf(full);
      if (name === '') return leavesOf(full, i18n.getResourceBundle(houseLanguage, ns));
      return leavesOf(full, i18n.t(name, { ns, returnObjects: true, skipInterpolation: true }));
    }),
  );

/** Whole locale files for a page to carry, and groups of `common`, by their names. */
export const carriedWords = (names: readonly string[]): CarriedWords => {
  const common: WordTree = i18n.getResourceBundle(houseLanguage, 'common');
  return {
    common: Object.fromEntries(Object.entries(common).filter(([group]) => names.includes(group))),
    ...Object.fromEntries(
      names.filter((name) => files.includes(name)).map((file) => [file, i18n.getResourceBundle(houseLanguage, file)]),
    ),
  };
};

const leavesOf = (name: string, value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => leavesOf(`${name}.${key}`, inner))
    : [[name, value]];
