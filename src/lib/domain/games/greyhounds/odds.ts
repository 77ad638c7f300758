import { type BetOdds, winOrNothing } from '../kit/odds.ts';
import { dogCards } from './cards.ts';
import { cardReturns } from './maths.ts';

/** The first card: every winner, and three bets of more risk each. */
export const oddsOf = (): BetOdds[] =>
  dogCards
    .slice(0, 1)
    .flatMap(cardReturns)
    .filter(({ kind }) => /:win:|:place:2$|:forecast:2-4$|:trifecta:2-4-1$/.test(kind))
    .map(winOrNothing);
