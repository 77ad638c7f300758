import { type Card, rankOf, ranks } from '../kit/cards/card.ts';

export const deckCount = 6;

/** Ace 1, two to nine themselves, ten to king 10. */
export const cardValue = (card: Card): number => {
  const rank = rankOf(card);
  return rank === ranks.ace ? 1 : Math.min(rank + 2, 10);
};

/** The total of a hand. `soft`: an ace counts eleven in it. */
export type Total = { readonly total: number; readonly soft: boolean };

export const totalOfValues = (values: readonly number[]): Total => {
  const hard = values.reduce((sum, value) => sum + value, 0);
  const soft = values.includes(1) && hard <= 11;
  return { total: soft ? hard + 10 : hard, soft };
};

export const totalOf = (cards: readonly Card[]): Total => totalOfValues(cards.map(cardValue));

/** 21 with the first two cards. After a split it counts as a plain 21. */
export const isBlackjack = (cards: readonly Card[]): boolean => cards.length === 2 && totalOf(cards).total === 21;

/** The dealer draws to sixteen and stands on every seventeen, the soft one too. */
export const dealerDraws = ({ total }: Total): boolean => total < 17;
