import type { Card } from '../kit/cards/card.ts';
import { ranks } from '../kit/cards/card.ts';
import { bestHand, categoryIndexOf, handValue, royalFlush } from '../kit/cards/poker-hand.ts';

const leastPair = handValue(1, ranks.jack);
const fours = 7;

/** The hands of poker by category, where a pair pays from jacks up, and a royal flush is apart. */
const byCategory = [
  'nothing',
  'jacks-or-better',
  'two-pair',
  'three-of-a-kind',
  'straight',
  'flush',
  'full-house',
  'four-of-a-kind',
  'straight-flush',
] as const;

/**
 * The index into `kinds` of five cards, in a game that pays from a pair of jacks and tells four of a kind apart by
 * `foursOf(rank, kicker)`, which answers its name.
 */
export const highPairKindOf = <Kind extends string>(
  kinds: readonly Kind[],
  foursOf: (rank: number, kicker: number) => Kind,
): ((five: ArrayLike<Card>) => number) => {
  const indexOf = (name: string): number => (kinds as readonly string[]).indexOf(name);
  const places = Int8Array.from(byCategory, indexOf);
  const royal = indexOf('royal-flush');
  const foursAt = Int8Array.from({ length: 256 }, (_, both) => indexOf(foursOf(both >> 4, both & 15)));
  return (five) => {
    const value = bestHand(five);
    if (value === royalFlush) return royal;
    if (value < leastPair) return 0;
    const category = categoryIndexOf(value);
    // A value keeps the rank of the four in its first slot of ranks, and the fifth card's in the second.
    return (category === fours ? foursAt[(value >> 12) & 255] : places[category]) ?? 0;
  };
};
