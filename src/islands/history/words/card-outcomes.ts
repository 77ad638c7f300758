import { t } from '#i18n/client.ts';
import type { WordKey } from '#i18n/keys.ts';
import type { Describe } from './outcomes.ts';
import { cards, fieldsOf, listOf, plain } from './read.ts';

const points = (value: unknown, total: unknown): string => `${cards(value)} (${plain(total)})`;

export const baccarat: Describe = ({ player, banker, playerPoints, bankerPoints, winner }) => [
  { name: t('rounds.out.result'), text: plain(winner) },
  { name: t('rounds.out.player'), text: points(player, playerPoints) },
  { name: t('rounds.out.banker'), text: points(banker, bankerPoints) },
];

export const dragonTiger: Describe = ({ dragon, tiger, winner, suited }) => [
  { name: t('rounds.out.result'), text: suited === true ? t('rounds.out.suited_tie') : plain(winner) },
  { name: t('rounds.out.dragon'), text: cards([dragon]) },
  { name: t('rounds.out.tiger'), text: cards([tiger]) },
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

/** What a bet came to: it was taken back, or it rode. The third always rides. */
const ridden = (decided: unknown): string =>
  listOf(decided)
    .map((one, at) => t(one === 'ride' ? 'rounds.out.bet_rode' : 'rounds.out.bet_taken_back', { number: at + 1 }))
    .join(', ');

export const letItRide: Describe = ({ cards: own, board, hand, decided }) => [
  { name: t('rounds.out.result'), text: plain(hand) },
  { name: t('rounds.out.player'), text: cards(own) },
  { name: t('rounds.out.board'), text: cards(board) },
  { name: t('rounds.out.bets'), text: ridden(decided) },
];

const warEnds: Readonly<Record<string, WordKey>> = {
  won: 'rounds.out.war_won',
  lost: 'rounds.out.war_lost',
  surrendered: 'rounds.out.war_surrendered',
  left: 'rounds.out.war_left',
  'war-won': 'rounds.out.war_after_won',
  'war-tied': 'rounds.out.war_after_tied',
  'war-lost': 'rounds.out.war_after_lost',
};

/** One card each, and the second ones of a war. */
export const war: Describe = ({ player, dealer, war: second, ending }) => {
  const { player: own, dealer: house } = fieldsOf(second);
  const both = (first: unknown, then: unknown) => cards(then === undefined ? [first] : [first, then]);
  const end = warEnds[plain(ending)];
  return [
    { name: t('rounds.out.result'), text: end ? t(end) : plain(ending) },
    { name: t('rounds.out.player'), text: both(player, own) },
    { name: t('rounds.out.dealer'), text: both(dealer, house) },
  ];
};

/** Both hands of a side: the five cards and what they make, then the two. */
const bothHands = (side: unknown): string => {
  const { cards: dealt, low, highHand, lowHand } = fieldsOf(side);
  const aside = listOf(low).map(Number);
  const [two, five] = [true, false].map((inLow) =>
    cards(listOf(dealt).filter((_, place) => aside.includes(place) === inLow)),
  );
  return t('rounds.out.both_hands', { five: five ?? '', high: plain(highHand), two: two ?? '', low: plain(lowHand) });
};

const setEnds: Readonly<Record<string, WordKey>> = {
  won: 'rounds.out.set_won',
  push: 'rounds.out.set_push',
  lost: 'rounds.out.set_lost',
};

/** Seven cards a side, as they were set. */
export const paiGowPoker: Describe = ({ player, dealer, high, low, result, ending }) => {
  const end = setEnds[plain(result)];
  const words = end ? t(end, { high: plain(high), low: plain(low) }) : plain(result);
  return [
    { name: t('rounds.out.result'), text: ending === 'left' ? t('rounds.out.set_left', { result: words }) : words },
    { name: t('rounds.out.player'), text: bothHands(player) },
    { name: t('rounds.out.dealer'), text: bothHands(dealer) },
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
