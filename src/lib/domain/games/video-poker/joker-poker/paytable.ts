import { type Card, joker, ranks } from '../../kit/cards/card.ts';
import type { Ranking } from '../hold.ts';
import { kindsByCategory, wildCategories, wildCategoryOf } from '../wild.ts';
import figures from './figures.json' with { type: 'json' };

export const kinds = [
  'nothing',
  'kings-or-better',
  'two-pair',
  'three-of-a-kind',
  'straight',
  'flush',
  'full-house',
  'four-of-a-kind',
  'straight-flush',
  'wild-royal-flush',
  'five-of-a-kind',
  'natural-royal-flush',
] as const;

const places = kindsByCategory(kinds);
const pair = wildCategories.indexOf('pair');
const isJoker = (card: Card): boolean => card === joker;

/** Whether the pair in these cards is of kings or aces: two of them, or one and the joker. */
const isHighPair = (five: ArrayLike<Card>): boolean => {
  let [kings, aces, jokers] = [0, 0, 0];
  for (let index = 0; index < 5; index += 1) {
    const card = five[index] ?? 0;
    if (card === joker) jokers += 1;
    else if (card % 13 === ranks.king) kings += 1;
    else if (card % 13 === ranks.ace) aces += 1;
  }
  return Math.max(kings, aces) + jokers >= 2 && Math.max(kings, aces) > 0;
};

/** The index into `kinds` of five cards, with the joker wild. */
const kindOf = (five: ArrayLike<Card>): number => {
  const category = wildCategoryOf(five, isJoker);
  if (category === pair) return isHighPair(five) ? 1 : 0;
  return places[category] ?? 0;
};

export const ranking: Ranking = { kinds, kindOf, deck: 53, all: figures.all, withRank: figures.withRank };

/** What one coin returns by kind, with fewer than five coins and with five. "18/7/5": four of a kind, full house, flush. */
export const paysBelowFive = [0, 1, 1, 2, 3, 5, 7, 18, 50, 100, 200, 250] as const;
export const paysAtFive = [0, 1, 1, 2, 3, 5, 7, 18, 50, 100, 200, 800] as const;
