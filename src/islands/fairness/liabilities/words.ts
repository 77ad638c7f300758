import type { Words } from '#i18n/keys.ts';
import { type SayOf, sayOf } from '../say.ts';

export type Say = SayOf<'liabilities.tool'>;
export const sayFrom = (words: Words): Say => sayOf<'liabilities.tool'>(words, (name) => `liabilities.tool.${name}`);

/** What a place is called where money is; a company as the books have it. */
export const placeFrom = (words: Words, place: string): string =>
  (words as Readonly<Record<string, string | undefined>>)[`liabilities.tool.place_${place}`] ?? place;
