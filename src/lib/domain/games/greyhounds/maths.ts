import type { RaceCard } from '../horses/race-card.ts';
import { oddsReturn } from '../kit/fixed-odds.ts';
import type { SpotReturn } from '../kit/game.ts';
import { dogCards } from './cards.ts';
import { pricedCard } from './paytable.ts';

/** One row a bet of a card, exact, by counting all ways to fill the first three places. */
export const cardReturns = (card: RaceCard): SpotReturn[] => {
  const { whole, cases, hundredths } = pricedCard(card);
  return [...cases].map(([bet, count]) =>
    oddsReturn(`card:${card.number}:${bet}`, hundredths.get(bet) ?? 0n, count, whole),
  );
};

/** One row a bet, for all bets of all six cards: 6 to win, 6 for a place, 30 forecasts and 120 trifectas each. */
export const returnsByKind = (): SpotReturn[] => dogCards.flatMap(cardReturns);
