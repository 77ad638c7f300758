import type { Card } from '../../kit/cards/card.ts';
import type { HandValue } from '../../kit/cards/poker-hand.ts';
import { highHand, lowHand } from './hands.ts';

/** Which two of seven cards are the low hand, by their places, the lower first. */
export type LowPlaces = readonly [first: number, second: number];

/** Seven cards as they are set, and what both hands are worth. */
export type SetHand = { readonly low: LowPlaces; readonly highValue: HandValue; readonly lowValue: HandValue };

export const handSize = 7;

/** All 21 ways to choose the low hand. */
export const allLows: readonly LowPlaces[] = Array.from({ length: handSize }, (_, first) =>
  Array.from({ length: handSize - 1 - first }, (__, more): LowPlaces => [first, first + 1 + more]),
).flat();

export const lowCards = (cards: readonly Card[], [first, second]: LowPlaces): readonly [Card, Card] => [
  cards[first] ?? 0,
  cards[second] ?? 0,
];

const highCards = (cards: readonly Card[], low: LowPlaces): Card[] => cards.filter((_, place) => !low.includes(place));

export const setHand = (cards: readonly Card[], low: LowPlaces): SetHand => ({
  low,
  highValue: highHand(highCards(cards, low)),
  lowValue: lowHand(...lowCards(cards, low)),
});

/** Whether a hand is set against the rules: the five cards rank below the two. */
export const isFoul = ({ highValue, lowValue }: SetHand): boolean => highValue < lowValue;

const isPlace = (one: unknown): one is number => Number.isInteger(one) && Number(one) >= 0 && Number(one) < handSize;

/** Two different places of seven, the lower first. */
export const isLowPlaces = (value: unknown): value is LowPlaces => {
  if (!Array.isArray(value) || value.length !== 2) return false;
  const [first, second]: readonly unknown[] = value;
  return isPlace(first) && isPlace(second) && first < second;
};
