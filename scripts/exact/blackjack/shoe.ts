import { deckCount } from '#domain/games/blackjack/hands.ts';

/** How many cards of each value, ace to ten, at places 1 to 10, as one number: five bits a value. Sums of it are unions. */
export type Key = number;

export const values = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
export const shoeSize = 52 * deckCount;

export const keyOf = (value: number): Key => 32 ** (value - 1);
export const keyOfAll = (cards: readonly number[]): Key => cards.reduce((key, value) => key + keyOf(value), 0);
export const countIn = (key: Key, value: number): number => Math.floor(key / 32 ** (value - 1)) % 32;
export const sizeOf = (key: Key): number => values.reduce((sum, value) => sum + countIn(key, value), 0);

/** What is left of six decks, at places 1 to 10, without the cards of a key. */
export const shoeWithout = (key: Key): number[] => [
  0,
  ...values.map((value) => (value === 10 ? 16 : 4) * deckCount - countIn(key, value)),
];

/** n · (n − 1) · … of so many factors: the ordered ways to take them. */
export const falling = (n: number, factors: number): bigint => {
  let product = 1n;
  for (let factor = 0; factor < factors; factor += 1) product *= BigInt(n - factor);
  return product;
};

/** The ordered ways to take exactly the cards of a key, each order counted once. */
export const waysToTake = (key: Key): bigint => {
  const shoe = shoeWithout(0);
  return values.reduce((ways, value) => ways * falling(shoe[value] ?? 0, countIn(key, value)), 1n);
};
