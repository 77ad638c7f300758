import type { Words } from '#i18n/keys.ts';

type Names<K> = K extends `liabilities.tool.${infer Name}` ? Name : never;
export type Say = (name: Names<keyof Words>, facts?: Readonly<Record<string, string | number>>) => string;

/** The tool's texts came with the page: it says that the network is off without one. */
export const sayFrom =
  (words: Words): Say =>
  (name, facts = {}) =>
    (words[`liabilities.tool.${name}`] ?? '').replace(/\{\{(\w+)\}\}/g, (_, fact: string) => String(facts[fact] ?? ''));

/** What a place is called where money is; a company as the books have it. */
export const placeFrom = (words: Words, place: string): string =>
  (words as Readonly<Record<string, string | undefined>>)[`liabilities.tool.place_${place}`] ?? place;
