import { categories, categoryIndexOf, type HandValue, handValue, royalFlush } from '../../kit/cards/poker-hand.ts';

/** What a won ante earns beside itself, by the player's own hand; the lowest first. Every other hand earns 1 to 1. */
export const antePays = [
  { hand: 'other', toOne: 1n },
  { hand: 'flush', toOne: 2n },
  { hand: 'full-house', toOne: 3n },
  { hand: 'four-of-a-kind', toOne: 10n },
  { hand: 'straight-flush', toOne: 20n },
  { hand: 'royal-flush', toOne: 100n },
] as const;

/** The call is twice the ante, and wins 1 to 1. */
export const callPerAnte = 2n;

/** The least hand that the dealer plays with: a pair of fours without a kicker. */
export const dealerQualifies: HandValue = handValue(1, 2);

/** The row of `antePays` that a hand is paid by. */
export const antePayIndex = (value: HandValue): number => {
  if (value === royalFlush) return 5;
  const name = categories[categoryIndexOf(value)];
  const index = antePays.findIndex(({ hand }) => hand === name);
  return index < 0 ? 0 : index;
};
