/**
 * A card of a 52-card deck as an integer from 0 to 51: suit = card div 13 (clubs, diamonds, hearts, spades), rank =
 * card mod 13 (0 = two, …, 8 = ten, 9 = jack, 10 = queen, 11 = king, 12 = ace). On the wire and in records: `"Kh"`.
 */
export type Card = number;

export const rankSigns = '23456789TJQKA';
const suitSigns = 'cdhs';

export const ranks = { ten: 8, jack: 9, queen: 10, king: 11, ace: 12 } as const;

export const rankOf = (card: Card): number => card % 13;
export const suitOf = (card: Card): number => Math.floor(card / 13);

/** The one card beyond the 52, in the games that have it. On the wire: `"Jo"`. It has neither rank nor suit. */
export const joker: Card = 52;
const jokerText = 'Jo';

/** `"Th"`, `"As"`. */
export const cardText = (card: Card): string =>
  card === joker ? jokerText : `${rankSigns[rankOf(card)]}${suitSigns[suitOf(card)]}`;

/** The card of such a text, or undefined. */
export const parseCard = (text: string): Card | undefined => {
  if (text === jokerText) return joker;
  const rank = text.length === 2 ? rankSigns.indexOf(text[0] ?? '') : -1;
  const suit = suitSigns.indexOf(text[1] ?? ' ');
  return rank < 0 || suit < 0 ? undefined : suit * 13 + rank;
};

/** `decks` whole decks, each in the order of its numbers: what a stream then draws from. */
export const deckOf = (decks = 1): Card[] => Array.from({ length: 52 * decks }, (_, index) => index % 52);

/** How many cards a deck has: 53 with the joker. */
export type DeckSize = 52 | 53;

/** One deck of that size in the order of its numbers, the joker last. */
export const cardsOf = (size: DeckSize): Card[] => Array.from({ length: size }, (_, card) => card);
