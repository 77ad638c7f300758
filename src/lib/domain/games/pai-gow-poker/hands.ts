import { type Card, deckOf, joker, rankOf, ranks, suitOf } from '../cards/card.ts';
import { bestHand, categories, categoryIndexOf, type HandValue, handValue } from '../cards/poker-hand.ts';

/** The categories of a high hand, the lowest first: five aces, with the joker, are above everything. */
export const highCategories = [...categories, 'five-aces'] as const;

export type HighCategory = (typeof highCategories)[number];
/** What the two cards of a low hand can make. */
export type LowCategory = 'high-card' | 'pair';

const indexOf = (category: HighCategory): number => highCategories.indexOf(category);
const [straight, flush, straightFlush] = (['straight', 'flush', 'straight-flush'] as const).map(indexOf) as [
  number,
  number,
  number,
];

/** Above every straight but that to the ace, which takes the place above it: A-2-3-4-5 is the second highest. */
const wheel = 12;
const toTheAce = 13;
const five = 3;

const straightOf = (category: number, top: number): HandValue =>
  handValue(category, top === ranks.ace ? toTheAce : top === five ? wheel : top);

/** The value of five natural cards. Of a straight it holds its place among straights. */
const naturalHand = (cards: readonly Card[]): HandValue => {
  const value = bestHand(cards);
  const category = categoryIndexOf(value);
  return category === straight || category === straightFlush ? straightOf(category, (value >> 16) & 15) : value;
};

const fiveAces: HandValue = handValue(indexOf('five-aces'), ranks.ace);

/** What the joker may make by standing for a card that is no ace. */
const isCompleted = (value: HandValue): boolean => [straight, flush, straightFlush].includes(categoryIndexOf(value));

/**
 * The cards that are worth trying for the joker beside others of different ranks: those of a suit, for a straight needs only a
 * rank and a flush this very suit; and every ace.
 */
const stands: readonly (readonly Card[])[] = [0, 1, 2, 3].map((suit) =>
  deckOf().filter((card) => suitOf(card) === suit || rankOf(card) === ranks.ace),
);

/**
 * The value of a high hand. The joker is an ace, or any card that makes a straight, a flush or a straight flush: whichever makes
 * the best hand.
 */
export const highHand = (cards: readonly Card[]): HandValue => {
  const natural = cards.filter((card) => card !== joker);
  if (natural.length === cards.length) return naturalHand(cards);
  if (natural.every((card) => rankOf(card) === ranks.ace)) return fiveAces;
  // Two of a rank are part of no straight and no flush.
  const isOpen = new Set(natural.map(rankOf)).size === natural.length;
  let best = 0;
  for (const card of stands[suitOf(natural[0] ?? 0)] ?? []) {
    const isAce = rankOf(card) === ranks.ace;
    if ((!isAce && !isOpen) || natural.includes(card)) continue;
    const value = naturalHand([...natural, card]);
    if (value > best && (isAce || isCompleted(value))) best = value;
  }
  return best;
};

/** The rank that a card counts as in a pair or by itself: the joker is an ace. */
export const playRank = (card: Card): number => (card === joker ? ranks.ace : rankOf(card));

/** The value of a low hand: a pair or two ranks. It is comparable with that of a high hand. */
export const lowHand = (first: Card, second: Card): HandValue => {
  const [high, low] = [playRank(first), playRank(second)].toSorted((a, b) => b - a) as [number, number];
  return high === low ? handValue(1, high) : handValue(0, high, low);
};

export const highCategory = (value: HandValue): HighCategory => highCategories[categoryIndexOf(value)] ?? 'high-card';

export const lowCategory = (value: HandValue): LowCategory => (categoryIndexOf(value) === 0 ? 'high-card' : 'pair');

/** Whether a hand makes a straight, a flush or a straight flush. */
export const isStraightOrFlush = isCompleted;
