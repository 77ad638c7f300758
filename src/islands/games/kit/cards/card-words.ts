import { t } from '#i18n/client.ts';
import { isJoker, readCard } from './suits.ts';

/** A card for a screen reader: "ten of hearts"; a covered one is said to be covered. */
export const cardWords = (card: string | undefined): string => {
  if (card !== undefined && isJoker(card)) return t('table.card_joker');
  const read = card === undefined ? undefined : readCard(card);
  if (read === undefined) return t('table.card_covered');
  const name = { J: 'jack', Q: 'queen', K: 'king', A: 'ace' }[read.rank];
  const rank = name === undefined ? read.rank : t(`table.card_${name as 'jack' | 'queen' | 'king' | 'ace'}`);
  return t('table.card', { rank, suit: t(`table.suit_${read.suit}`) });
};

/** Several cards in a row, for a live region. */
export const cardsWords = (cards: readonly string[]): string => cards.map(cardWords).join(', ');
