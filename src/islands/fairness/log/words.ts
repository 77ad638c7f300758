import type { Words } from '#i18n/keys.ts';
import { type SayOf, sayOf } from '../say.ts';

export type Say = SayOf<'booklog.tool'>;
export type LogWord = Parameters<Say>[0];
export const sayFrom = (words: Words): Say => sayOf<'booklog.tool'>(words, (name) => `booklog.tool.${name}`);
