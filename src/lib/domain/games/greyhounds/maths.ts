import { rational } from '../../maths/rational.ts';
import type { SpotReturn } from '../game.ts';
import type { RaceCard } from '../horses/race-card.ts';
import { dogCards } from './cards.ts';
import { pricedCard } from './paytable.ts';

/**
 * One row a bet of a card, exact, by counting all ways to fill the first three places. A bet has one prize, the odds o at
 * a chance p: it returns o·p, with a variance of o²·p(1 − p). That is 96% less what rounding the odds down takes.
 */
export const cardReturns = (card: RaceCard): SpotReturn[] => {
  const { whole, cases, hundredths } = pricedCard(card);
  return [...cases].map(([bet, count]) => {
    const odds = hundredths.get(bet) ?? 0n;
    return {
      kind: `card:${card.number}:${bet}`,
      returnToPlayer: rational(odds * count, 100n * whole),
      variance: rational(odds * odds * count * (whole - count), 10_000n * whole * whole),
      hitFrequency: rational(count, whole),
      maxWin: rational(odds, 100n),
      maxWinChance: rational(count, whole),
    };
  });
};

/** One row a bet, for all bets of all six cards: 6 to win, 6 for a place, 30 forecasts and 120 trifectas each. */
export const returnsByKind = (): SpotReturn[] => dogCards.flatMap(cardReturns);
