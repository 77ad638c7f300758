import type common from '../../../public/locales/en/common.json';

type Leaves<T, Prefix extends string = ''> = {
  [K in keyof T & string]: T[K] extends string ? `${Prefix}${K}` : Leaves<T[K], `${Prefix}${K}.`>;
}[keyof T & string];

/** Every key of the locale file, `group.name`: a misspelt or missing one does not compile. */
export type WordKey = Leaves<typeof common>;

/** What stands in a text's `{{name}}` places. */
export type WordFacts = Readonly<Record<string, string | number | boolean | null>>;

/** Texts by their full key, as a page hands them to its islands. */
export type Words = Readonly<Partial<Record<WordKey, string>>>;
