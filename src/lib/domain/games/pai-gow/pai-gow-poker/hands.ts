import { type Card, deckOf, joker, rankOf, ranks, suitOf } from '../../kit/cards/card.ts';
import { bestHand, categories, categoryIndexOf, type HandValue, handValue } from '../../kit/cards/poker-hand.ts';

/** The categories of a high hand, the lowest first: five aces, with the joker, are above everything. */
const highCategories = [...categories, 'five-aces'] as const;

type HighCategory = (typeof highCategories)[number];
export type HighName = HighCategory | 'royal-flush';
/** What the two cards of a low hand can make. */
export type LowName = 'high-card' | 'pair';

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

const isStraight = (value: HandValue): boolean => [straight, straightFlush].includes(categoryIndexOf(value));

/** The value of five natural cards. Of a straight it holds its place among straights. */
const naturalHand = (cards: readonly Card[]): HandValue => {
  const value = bestHand(cards);
  return isStraight(value) ? straightOf(categoryIndexOf(value), (value >> 16) & 15) : value;
};

const fiveAces: HandValue = handValue(indexOf('five-aces'), ranks.ace);

/** Whether a hand is a straight, a flush or a straight flush: what the joker may make by standing for a card that is no ace. */
export const isStraightOrFlush = (value: HandValue): boolean => isStraight(value) || categoryIndexOf(value) === flush;

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
    if (value > best && (isAce || isStraightOrFlush(value))) best = value;
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

/** The rank that decides a hand before all others: of A-2-3-4-5 the five. */
export const topRank = (value: HandValue): number => {
  const top = (value >> 16) & 15;
  if (!isStraight(value)) return top;
  return top === toTheAce ? ranks.ace : top === wheel ? five : top;
};

/** A hand's name: its category, a straight flush to the ace apart. */
export const highName = (value: HandValue): HighName => {
  const name = highCategories[categoryIndexOf(value)] ?? 'high-card';
  return name === 'straight-flush' && topRank(value) === ranks.ace ? 'royal-flush' : name;
};

export const lowName = (value: HandValue): LowName => (categoryIndexOf(value) === 0 ? 'high-card' : 'pair');
