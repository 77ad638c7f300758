import { ranks } from '../../kit/cards/card.ts';
import { highPairKindOf } from '../high-pair.ts';
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
  'four-fives-to-kings',
  'four-twos-to-fours',
  'straight-flush',
  'four-aces',
  'royal-flush',
] as const;

const rankOfFour = 2;

const kindOf = highPairKindOf(kinds, (rank) => {
  if (rank === ranks.ace) return 'four-aces';
  return rank <= rankOfFour ? 'four-twos-to-fours' : 'four-fives-to-kings';
});

export const ranking: Ranking = { kinds, kindOf, deck: 52, all: figures.all, withRank: figures.withRank };

/** What one coin returns by kind, with fewer than five coins and with five. "8/5": full house and flush. */
export const paysBelowFive = [0, 1, 2, 3, 4, 5, 8, 25, 40, 50, 80, 250] as const;
export const paysAtFive = [0, 1, 2, 3, 4, 5, 8, 25, 40, 50, 80, 800] as const;
