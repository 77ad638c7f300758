import { rational } from '../../maths/rational.ts';
import type { SpotReturn } from '../game.ts';
import { chancesOf } from './chances.ts';
import { oddsOf } from './paytable.ts';
import { type RaceCard, raceCards } from './race-card.ts';

/**
 * One row a bet of a card, exact, by counting all ways to fill the first three places. A bet has one prize, the odds o at
 * a chance p: it returns o·p, with a variance of o²·p(1 − p). That is 96% less what rounding the odds down takes, which is
 * under a hundredth of the chance.
 */
export const cardReturns = (card: RaceCard): SpotReturn[] => {
  const odds = oddsOf(card);
  return [...chancesOf(card)].map(([bet, chance]) => {
    const { num, den } = chance;
    const hundredths = odds.get(bet) ?? 0n;
    return {
      kind: `card:${card.number}:${bet}`,
      returnToPlayer: rational(hundredths * num, 100n * den),
      variance: rational(hundredths * hundredths * num * (den - num), 10_000n * den * den),
      hitFrequency: chance,
      maxWin: rational(hundredths, 100n),
      maxWinChance: chance,
    };
  });
};

/** One row a bet, for all bets of all twelve cards. */
export const returnsByKind = (): SpotReturn[] => raceCards.flatMap(cardReturns);
