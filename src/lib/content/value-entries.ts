import { displayAmount } from '#domain/money/amount.ts';
import type { Money } from '#domain/money/money.ts';

/** A reference's name and what it says, computed when a text asks for it. */
export type Entry = readonly [string, () => string];

/** A figure that is a plain value of the engine. */
export const fixed = (name: string, value: string | number): Entry => [name, () => String(value)];

export const amount = (name: string, { amountMinor, currency }: Money): Entry =>
  fixed(name, displayAmount(amountMinor, currency));

/** `a, b and c`. */
export const listed = (words: readonly string[], last: 'and' | 'or'): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;
