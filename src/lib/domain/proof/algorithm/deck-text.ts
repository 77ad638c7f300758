import { cardsOf, cardText, type DeckSize } from '../../games/kit/cards/card.ts';

/** The cards of a deck as they are written, in the order of their numbers from 0. */
export const deckText = (size: DeckSize): string[] => cardsOf(size).map(cardText);
