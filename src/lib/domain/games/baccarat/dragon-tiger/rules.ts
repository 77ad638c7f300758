import type { Stream } from '../../../fairness/stream.ts';
import { parseBetList } from '../../kit/bets.ts';
import { type Card, cardText, rankOf, ranks, suitOf } from '../../kit/cards/card.ts';
import { openShoe } from '../../kit/cards/shoe.ts';
import type { Bet, Decided, SingleStepGame } from '../../kit/game.ts';
import { settledBy } from '../../kit/settled.ts';
import { mostOf, nothing, type Share, shareAt } from '../../kit/share.ts';
import { endCases, returnsBySpot } from './maths.ts';
import { type DragonTigerEnd, type DragonTigerSpot, deckCount, dragonTigerSpots, returnOf } from './paytable.ts';

type DragonTigerCards = { readonly dragon: Card; readonly tiger: Card };

const isSpot = (text: string): text is DragonTigerSpot => dragonTigerSpots.some((spot) => spot === text);

/** The ace is the lowest, the king the highest: 1 to 13. Suits have no order. */
export const heightOf = (card: Card): number => (rankOf(card) === ranks.ace ? 1 : rankOf(card) + 2);

export const endOf = ({ dragon, tiger }: DragonTigerCards): DragonTigerEnd => {
  const lead = heightOf(dragon) - heightOf(tiger);
  return {
    winner: lead > 0 ? 'dragon' : lead < 0 ? 'tiger' : 'tie',
    suited: lead === 0 && suitOf(dragon) === suitOf(tiger),
  };
};

/** What a bet returns: half of it on dragon or tiger where the two tie. */
export const shareOf = ({ spot, amountMinor }: Bet, end: DragonTigerEnd): Share =>
  isSpot(spot) ? shareAt(amountMinor, returnOf(spot, end)) : nothing;

const mostAtEnd = (bets: readonly Bet[], end: DragonTigerEnd): bigint =>
  bets.reduce((sum, bet) => sum + mostOf(shareOf(bet, end)), 0n);

/** The round as it stands with these two cards. */
export const settle = (bets: readonly Bet[], cards: DragonTigerCards): Decided => {
  const end = endOf(cards);
  return settledBy(
    { dragon: cardText(cards.dragon), tiger: cardText(cards.tiger), ...end },
    bets.map((bet) => ({ spot: bet.spot, stakeMinor: bet.amountMinor, ...shareOf(bet, end) })),
  );
};

/** The first card of a full shoe of eight decks is the dragon's, the second the tiger's. */
export const dealCards = (stream: Stream): DragonTigerCards => {
  const deal = openShoe(deckCount, stream);
  return { dragon: deal(), tiger: deal() };
};

export const game: SingleStepGame = {
  id: 'dragon-tiger',
  name: 'Dragon Tiger',
  rulesVersion: 2,
  roundedDown: 1,
  steps: 'one',
  parseBets: (input, currency) =>
    parseBetList(input, currency, dragonTigerSpots.length, ({ spot }) => (isSpot(spot) ? undefined : 'spot_unknown')),
  maxPayoutOf: (bets) => endCases.map((end) => mostAtEnd(bets, end)).toSorted((a, b) => (a < b ? 1 : -1))[0] ?? 0n,
  returns: returnsBySpot,
  play: (bets, stream) => settle(bets, dealCards(stream)),
};
