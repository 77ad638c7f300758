import type { WordFiles } from './word-files.ts';

type Leaves<T, Prefix extends string = ''> = {
  [K in keyof T & string]: T[K] extends string ? `${Prefix}${K}` : Leaves<T[K], `${Prefix}${K}.`>;
}[keyof T & string];

/** A file of words, which is also i18next's namespace: `common` for all pages, what all tables say, one file a family of games or a part of the player's own area. */
export type Namespace = keyof WordFiles;

type OtherFile = Exclude<Namespace, 'common'>;

/** A group of `common`. */
export type WordGroup = keyof WordFiles['common'];

/**
 * Every key of the locale files: `group.name` in `common`, and with the file's name before it in the others
 * (`roulette.spin`). A misspelt or missing one does not compile.
 */
export type WordKey =
  | Leaves<WordFiles['common']>
  | { [File in OtherFile]: Leaves<WordFiles[File], `${File}.`> }[OtherFile];

/** What stands in a text's `{{name}}` places. */
export type WordFacts = Readonly<Record<string, string | number | boolean | null>>;

/** Texts by their full key, as a page hands them to its islands. */
export type Words = Readonly<Partial<Record<WordKey, string>>>;
