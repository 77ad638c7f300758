import { type Card, rankOf, ranks } from '../../kit/cards/card.ts';
import type { Ranking } from '../hold.ts';
import { isDeuce, kindsByCategory, wildCategories, wildCategoryOf } from '../wild.ts';
import figures from './figures.json' with { type: 'json' };

export const kinds = [
  'nothing',
  'three-of-a-kind',
  'straight',
  'flush',
  'full-house',
  'four-of-a-kind',
  'straight-flush',
  'five-sixes-to-kings',
  'wild-royal-flush',
  'five-threes-to-fives',
  'five-aces',
  'four-deuces',
  'four-deuces-ace',
  'natural-royal-flush',
] as const;

/** What one coin returns by kind, however many coins are played. "9/4/4/3": from the straight flush down to the flush. */
export const pays = [0, 1, 1, 3, 4, 4, 9, 20, 25, 40, 80, 200, 400, 800] as const;

const places = kindsByCategory(kinds, { 'five-of-a-kind': 'five-sixes-to-kings', 'four-wild': 'four-deuces' });
const five = wildCategories.indexOf('five-of-a-kind');
const fourWild = wildCategories.indexOf('four-wild');
const [fiveLow, fiveAces, deucesWithAce] = (['five-threes-to-fives', 'five-aces', 'four-deuces-ace'] as const).map(
  (kind) => kinds.indexOf(kind),
);
const rankOfFive = 3;

/** The rank of the cards that are no deuces, where all of them are alike. */
const naturalRank = (cards: ArrayLike<Card>): number => {
  for (let index = 0; index < 5; index += 1) {
    const card = cards[index] ?? 0;
    if (!isDeuce(card)) return rankOf(card);
  }
  return 0;
};

/** The index into `kinds` of five cards with every two wild. */
const kindOf = (cards: ArrayLike<Card>): number => {
  const category = wildCategoryOf(cards, isDeuce);
  const plain = places[category] ?? 0;
  if (category !== five && category !== fourWild) return plain;
  const rank = naturalRank(cards);
  if (category === fourWild) return rank === ranks.ace ? (deucesWithAce ?? 0) : plain;
  if (rank === ranks.ace) return fiveAces ?? 0;
  return rank <= rankOfFive ? (fiveLow ?? 0) : plain;
};

export const ranking: Ranking = { kinds, kindOf, deck: 52, all: figures.all, withRank: figures.withRank };
