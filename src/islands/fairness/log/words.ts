import type { Words } from '#i18n/keys.ts';

type Names<K> = K extends `booklog.tool.${infer Name}` ? Name : never;
export type LogWord = Names<keyof Words>;
export type Say = (name: LogWord, facts?: Readonly<Record<string, string | number>>) => string;

/** The tool's texts came with the page: it says that the network is off without one. */
export const sayFrom =
  (words: Words): Say =>
  (name, facts = {}) =>
    (words[`booklog.tool.${name}`] ?? '').replace(/\{\{(\w+)\}\}/g, (_, fact: string) => String(facts[fact] ?? ''));
