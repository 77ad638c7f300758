import { oddsReturn } from '../kit/fixed-odds.ts';
import type { SpotReturn } from '../kit/game.ts';
import { chancesOf } from './chances.ts';
import { oddsOf } from './paytable.ts';
import { type RaceCard, raceCards } from './race-card.ts';

/** One row a bet of a card, exact, by counting all ways to fill the first three places. */
export const cardReturns = (card: RaceCard): SpotReturn[] => {
  const odds = oddsOf(card);
  return [...chancesOf(card)].map(([bet, { num, den }]) =>
    oddsReturn(`card:${card.number}:${bet}`, odds.get(bet) ?? 0n, num, den),
  );
};

/** One row a bet, for all bets of all twelve cards. */
export const returnsByKind = (): SpotReturn[] => raceCards.flatMap(cardReturns);
