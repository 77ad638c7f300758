import type { Words } from '#i18n/keys.ts';

type Names<K> = K extends `proof.check.${infer Name}` ? Name : never;
export type CheckWord = Names<keyof Words>;
export type Say = (name: CheckWord, facts?: Readonly<Record<string, string | number>>) => string;

/** The tool's texts came with the page: it needs no file of words, which it could not load without a network. */
export const sayFrom =
  (words: Words): Say =>
  (name, facts = {}) =>
    (words[`proof.check.${name}`] ?? '').replace(/\{\{(\w+)\}\}/g, (_, fact: string) => String(facts[fact] ?? ''));
