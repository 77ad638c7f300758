import type { Card } from '../../kit/cards/card.ts';
import { ranks } from '../../kit/cards/card.ts';
import { bestHand, categoryIndexOf, handValue, royalFlush } from '../../kit/cards/poker-hand.ts';
import type { Ranking } from '../hold.ts';
import figures from './figures.json' with { type: 'json' };

export const kinds = [
  'nothing',
  'jacks-or-better',
  'two-pair',
  'three-of-a-kind',
  'straight',
  'flush',
  'full-house',
  'four-of-a-kind',
  'straight-flush',
  'royal-flush',
] as const;

const leastPair = handValue(1, ranks.jack);

/** The index into `kinds` of five cards. Above one pair the kinds follow the categories of poker. */
const kindOf = (five: ArrayLike<Card>): number => {
  const value = bestHand(five);
  if (value === royalFlush) return 9;
  return value < leastPair ? 0 : categoryIndexOf(value);
};

export const ranking: Ranking = { kinds, kindOf, deck: 52, all: figures.all, withRank: figures.withRank };

/** What one coin returns by kind, with fewer than five coins and with five. "9/6": full house and flush. */
export const paysBelowFive = [0, 1, 2, 3, 4, 6, 9, 25, 50, 250] as const;
export const paysAtFive = [0, 1, 2, 3, 4, 6, 9, 25, 50, 800] as const;
