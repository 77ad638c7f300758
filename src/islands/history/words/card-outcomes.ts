import { t } from '#i18n/client.ts';
import type { Describe } from './outcomes.ts';
import { cards, fieldsOf, listOf, plain } from './read.ts';

const points = (value: unknown, total: unknown): string => `${cards(value)} (${plain(total)})`;

export const baccarat: Describe = ({ player, banker, playerPoints, bankerPoints, winner }) => [
  { name: t('rounds.out.result'), text: plain(winner) },
  { name: t('rounds.out.player'), text: points(player, playerPoints) },
  { name: t('rounds.out.banker'), text: points(banker, bankerPoints) },
];

export const blackjack: Describe = ({ dealer, dealerTotal, hands, results }) => [
  { name: t('rounds.out.dealer'), text: points(dealer, dealerTotal) },
  ...listOf(hands).map((hand, at) => ({
    name: t('rounds.out.hand', { number: at + 1 }),
    text: `${points(fieldsOf(hand)['cards'], fieldsOf(hand)['total'])}, ${plain(listOf(results)[at])}`,
  })),
];

/** Three Card Poker and Casino Hold'em: one hand each, and a board where there is one. */
export const dealerPoker: Describe = ({ player, dealer, board, showdown, ending }) => {
  const [own, house] = [fieldsOf(player), fieldsOf(dealer)];
  const qualifies = t(house['qualifies'] === true ? 'rounds.out.qualifies' : 'rounds.out.not_qualified');
  return [
    { name: t('rounds.out.result'), text: plain(showdown) || plain(ending) },
    { name: t('rounds.out.player'), text: `${cards(own['cards'])}, ${plain(own['hand'])}` },
    { name: t('rounds.out.dealer'), text: `${cards(house['cards'])}, ${plain(house['hand'])}, ${qualifies}` },
    ...(listOf(board).length > 0 ? [{ name: t('rounds.out.board'), text: cards(board) }] : []),
  ];
};

export const videoPoker: Describe = ({ dealt, holds, hands }) => {
  const held = listOf(holds).map((slot) => listOf(dealt)[Number(slot)]);
  return [
    { name: t('rounds.out.dealt'), text: cards(dealt) },
    { name: t('rounds.out.held'), text: held.length === 0 ? t('rounds.out.held_none') : cards(held) },
    ...listOf(hands).map((hand, at) => ({
      name: t('rounds.out.hand', { number: at + 1 }),
      text: `${cards(fieldsOf(hand)['cards'])}, ${plain(fieldsOf(hand)['kind'])}`,
    })),
  ];
};
