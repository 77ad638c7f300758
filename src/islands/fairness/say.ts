import type { Words } from '#i18n/keys.ts';

type NamesOf<Prefix extends string, Key = keyof Words> = Key extends `${Prefix}.${infer Name}` ? Name : never;

/** The texts of one tool by their names behind the prefix; `{{fact}}` gives way to the fact. */
export type SayOf<Prefix extends string> = (
  name: NamesOf<Prefix>,
  facts?: Readonly<Record<string, string | number>>,
) => string;

/** A tool's texts come with its page: it needs no file of words, which it could not load without a network. `keyOf`: its prefix before a name. */
export const sayOf =
  <Prefix extends string>(
    words: Words,
    keyOf: (name: NamesOf<Prefix>) => `${Prefix}.${NamesOf<Prefix>}`,
  ): SayOf<Prefix> =>
  (name, facts = {}) => {
    const text = (words as Readonly<Record<string, string | undefined>>)[keyOf(name)] ?? '';
    return text.replace(/\{\{(\w+)\}\}/g, (_, fact: string) => String(facts[fact] ?? ''));
  };
