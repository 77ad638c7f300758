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
  'straight-flush',
  'four-twos-to-fours',
  'four-twos-to-fours-low-kicker',
  'four-aces',
  'four-aces-low-kicker',
  'royal-flush',
] as const;

const rankOfFour = 2;

/** The fifth card counts beside aces when it is a two, three or four, and beside those when it is one of them or an ace. */
const kindOf = highPairKindOf(kinds, (rank, kicker) => {
  if (rank === ranks.ace) return kicker <= rankOfFour ? 'four-aces-low-kicker' : 'four-aces';
  if (rank > rankOfFour) return 'four-fives-to-kings';
  return kicker <= rankOfFour || kicker === ranks.ace ? 'four-twos-to-fours-low-kicker' : 'four-twos-to-fours';
});

export const ranking: Ranking = { kinds, kindOf, deck: 52, all: figures.all, withRank: figures.withRank };

/** What one coin returns by kind, with fewer than five coins and with five. "9/6": full house and flush. */
export const paysBelowFive = [0, 1, 1, 3, 4, 6, 9, 50, 50, 80, 160, 160, 400, 250] as const;
export const paysAtFive = [0, 1, 1, 3, 4, 6, 9, 50, 50, 80, 160, 160, 400, 800] as const;
