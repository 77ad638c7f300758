import { resolve } from 'node:path';
import { createInstance } from 'i18next';
import FsBackend from 'i18next-fs-backend';
import type { WordFacts, WordKey, Words } from './keys.ts';

const i18n = createInstance();
await i18n.use(FsBackend).init({
  lng: 'en',
  fallbackLng: 'en',
  ns: ['common'],
  defaultNS: 'common',
  interpolation: { escapeValue: false },
  backend: { loadPath: resolve('public/locales/{{lng}}/{{ns}}.json') },
});

/** The text of a key while a page is rendered. Astro escapes it where it stands. */
export const t = (key: WordKey, facts?: WordFacts): string => i18n.t(key, { ...facts });

/** The text of a key that has a form for one and for many (`key_one`, `key_other`). */
export const tCount = (key: string, count: number): string => i18n.t(key, { count });

/**
 * The texts of some keys or whole groups (`auth`) by their full keys, for a page to hand to an island, so that it needs
 * no locale file to begin.
 */
export const wordsOf = (...names: readonly string[]): Words =>
  Object.fromEntries(
    names.flatMap((name) => leavesOf(name, i18n.t(name, { returnObjects: true, skipInterpolation: true }))),
  );

const leavesOf = (name: string, value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => leavesOf(`${name}.${key}`, inner))
    : [[name, value]];
