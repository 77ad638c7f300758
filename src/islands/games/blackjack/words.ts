import type { HandResult } from '#domain/games/blackjack/paytable.ts';
import { t } from '#i18n/client.ts';
import type { SettledRound } from '#stores/play/game.ts';
import { cardsWords, cardWords } from '../kit/cards/card-words.ts';
import { type Felt, feltOf, totalOfCards } from './picture/blackjack.ts';

type Cards = readonly (string | undefined)[];

/** "soft 17", "20". A single ace is not called soft yet. */
export const totalWords = (cards: Cards): string => {
  const { total, soft } = totalOfCards(cards);
  return soft && total < 21 && cards.length > 1 && cards[1] !== undefined
    ? t('blackjack.soft', { total })
    : String(total);
};

export const resultWords = (result: HandResult): string => t(`blackjack.result_${result}`);

/** How a round came out: "Dealer 19, you 20", "Blackjack", "Dealer 19, your hands 20 and 12". */
export const outcomeWords = ({ outcome }: Pick<SettledRound, 'outcome'>): string => {
  const { dealer, hands, results } = feltOf(outcome);
  const dealt = totalOfCards(dealer).total;
  const [first, second] = hands.map(({ cards }) => totalOfCards(cards).total);
  if (second !== undefined) return t('blackjack.outcome_two', { dealer: dealt, first: first ?? 0, second });
  if (results[0] === 'blackjack') return t('blackjack.outcome_blackjack');
  if (results[0] === 'surrender') return t('blackjack.outcome_surrender', { total: first ?? 0 });
  if (results[0] === 'bust') return t('blackjack.outcome_bust', { total: first ?? 0 });
  if (dealt === 21 && dealer.length === 2)
    return t(results[0] === 'push' ? 'blackjack.outcome_both' : 'blackjack.outcome_dealer_blackjack');
  if (dealt > 21) return t('blackjack.outcome_dealer_bust', { dealer: dealt, total: first ?? 0 });
  return t('blackjack.outcome', { dealer: dealt, total: first ?? 0 });
};

/** All that lies on the table, in sentences. */
export const feltWords = ({ dealer, hands, results }: Felt): readonly string[] => {
  if (hands.length === 0) return [];
  const own = hands.map(({ cards }, index) => {
    const facts = { number: index + 1, cards: cardsWords(cards), total: totalWords(cards) };
    const words = t(hands.length > 1 ? 'blackjack.read_hand_of_two' : 'blackjack.read_hand', facts);
    const result = results[index];
    return result ? `${words} ${resultWords(result)}.` : words;
  });
  const bank =
    dealer.length > 0
      ? [t('blackjack.read_dealer', { cards: dealer.map(cardWords).join(', '), total: totalWords(dealer) })]
      : [];
  return [...bank, ...own];
};

/** What is asked now: "You have soft 17, the dealer shows 6." */
export const askWords = ({ dealer, hands, turn }: Felt): string => {
  const hand = hands[turn ?? 0];
  if (!hand) return '';
  const up = dealer[0]?.startsWith('A') ? t('blackjack.an_ace') : totalWords(dealer);
  const facts = { total: totalWords(hand.cards), up, number: (turn ?? 0) + 1 };
  return t(hands.length > 1 ? 'blackjack.ask_of_two' : 'blackjack.ask', facts);
};
