import type { Words } from '#i18n/keys.ts';
import { type SayOf, sayOf } from '../say.ts';

export type Say = SayOf<'provenmonth.tool'>;
export const sayFrom = (words: Words): Say => sayOf<'provenmonth.tool'>(words, (name) => `provenmonth.tool.${name}`);

/** What an account or a kind of movement is called; one without words as the books have it. */
export const nameFrom = (words: Words, kind: 'account' | 'movement', name: string): string => {
  const key = kind === 'account' ? `provenmonth.tool.account_${name}` : `statement.paper_kind_${name}`;
  return (words as Readonly<Record<string, string | undefined>>)[key] ?? name;
};
