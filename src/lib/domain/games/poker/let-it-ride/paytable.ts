import { ranks } from '../../kit/cards/card.ts';
import { categories, categoryIndexOf, type HandValue, handValue, royalFlush } from '../../kit/cards/poker-hand.ts';

/** What each bet that rides earns to one, by the player's five cards; the lowest first. */
export const ridePays = [
  { hand: 'other', toOne: -1n },
  { hand: 'tens-or-better', toOne: 1n },
  { hand: 'two-pair', toOne: 2n },
  { hand: 'three-of-a-kind', toOne: 3n },
  { hand: 'straight', toOne: 5n },
  { hand: 'flush', toOne: 8n },
  { hand: 'full-house', toOne: 11n },
  { hand: 'four-of-a-kind', toOne: 50n },
  { hand: 'straight-flush', toOne: 200n },
  { hand: 'royal-flush', toOne: 1000n },
] as const;

/** A stake is three bets of equal size. */
export const betsAStake = 3n;

const leastPair = handValue(1, ranks.ten);
const rowOfCategory = categories.map((name) =>
  Math.max(
    0,
    ridePays.findIndex(({ hand }) => hand === name),
  ),
);

/** The row of `ridePays` that a hand is paid by. */
export const rideRow = (value: HandValue): number => {
  if (value === royalFlush) return ridePays.length - 1;
  if (value < leastPair) return 0;
  const category = categoryIndexOf(value);
  return category === 1 ? 1 : (rowOfCategory[category] ?? 0);
};
