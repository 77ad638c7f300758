import type { Words } from '#i18n/keys.ts';

type Names<K> = K extends `provenmonth.tool.${infer Name}` ? Name : never;
type CheckWord = Names<keyof Words>;
export type Say = (name: CheckWord, facts?: Readonly<Record<string, string | number>>) => string;

/** The tool's texts came with the page: it needs no file of words, which it could not load without a network. */
export const sayFrom =
  (words: Words): Say =>
  (name, facts = {}) =>
    (words[`provenmonth.tool.${name}`] ?? '').replace(/\{\{(\w+)\}\}/g, (_, fact: string) => String(facts[fact] ?? ''));

/** What an account or a kind of movement is called; one without words as the books have it. */
export const nameFrom = (words: Words, kind: 'account' | 'movement', name: string): string => {
  const key = kind === 'account' ? `provenmonth.tool.account_${name}` : `statement.paper_kind_${name}`;
  return (words as Readonly<Record<string, string | undefined>>)[key] ?? name;
};
