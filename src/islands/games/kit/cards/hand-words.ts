import type { handName } from '#domain/games/kit/cards/poker-hand.ts';
import { t } from '#i18n/client.ts';

export type HandName = ReturnType<typeof handName>;

/** A hand by its name and its deciding ranks as signs, best first: a pair of nines is `pair`, `9…`. */
export type HandFacts = { readonly name: HandName; readonly ranks: readonly string[] };

const names = {
  '2': 'two',
  '3': 'three',
  '4': 'four',
  '5': 'five',
  '6': 'six',
  '7': 'seven',
  '8': 'eight',
  '9': 'nine',
  T: 'ten',
  J: 'jack',
  Q: 'queen',
  K: 'king',
  A: 'ace',
} as const;
const nameOf = (sign: string) => names[sign as keyof typeof names] ?? 'two';
/** "king", by its sign. */
export const rankWords = (sign = ''): string => t(`poker.one.${nameOf(sign)}`);
const many = (sign = ''): string => t(`poker.many.${nameOf(sign)}`);

/** "a pair of nines", "a full house, kings over nines", "queen high". */
export const handWords = ({ name, ranks: [first, second] }: HandFacts): string =>
  t(`poker.hand.${name}`, { one: rankWords(first), many: many(first), second: many(second) });

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** As it stands on its own. */
export const handTitle = (facts: HandFacts): string => capital(handWords(facts));
