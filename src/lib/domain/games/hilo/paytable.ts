import { divide, multiply, type Rational, rational } from '../../maths/rational.ts';
import { type Card, rankOf } from '../kit/cards/card.ts';

/** What every way to play returns on average: 99%. */
export const returnToPlayer: Rational = rational(99n, 100n);

export const guesses = ['higher', 'lower', 'same'] as const;
export type Guess = (typeof guesses)[number];

/** The ranks of the cards, ace low: 0 for an ace, 1 for a two, 12 for a king. */
export const rankCount = 13;

/** A card's place in the order of this game, in which the ace is the lowest. */
export const heightOf = (card: Card): number => (rankOf(card) + 1) % rankCount;

/** How many of the 13 ranks make a guess come true on a card of that height: strictly higher, strictly lower, or the same. */
export const ranksFor = (guess: Guess, height: number): number => {
  if (guess === 'same') return 1;
  return guess === 'higher' ? rankCount - 1 - height : height;
};

export const isRight = (guess: Guess, from: Card, to: Card): boolean => {
  const [before, after] = [heightOf(from), heightOf(to)];
  if (guess === 'same') return before === after;
  return guess === 'higher' ? after > before : after < before;
};

/** What a right guess multiplies by: one over its chance, without any edge. Undefined where no card makes it true. */
export const factorOf = (guess: Guess, height: number): Rational | undefined => {
  const ranks = ranksFor(guess, height);
  return ranks === 0 ? undefined : rational(BigInt(rankCount), BigInt(ranks));
};

/** What leaving pays after right guesses of these factors: 99% of their product. The edge is taken once a round. */
export const multiplierOf = (factors: readonly Rational[]): Rational =>
  factors.reduce((product, factor) => multiply(product, factor), returnToPlayer);

/** A card that could not be bettered ends a round: the least that a guess can multiply by, 13 / 12. */
export const leastFactor: Rational = divide(rational(BigInt(rankCount)), rational(BigInt(rankCount - 1)));

/** How many cards a round shows at most, the first among them. */
export const cardsMax = 60;
