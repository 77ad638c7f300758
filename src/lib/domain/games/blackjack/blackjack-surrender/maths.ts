import { add, divide, type Rational, rational, subtract, zero } from '../../../maths/rational.ts';
import type { Card } from '../../kit/cards/card.ts';
import { countedFraction } from '../../kit/counted.ts';
import { type Chance, figuresOf } from '../../kit/figures.ts';
import type { SpotReturn } from '../../kit/game.ts';
import { insuranceReturn } from '../blackjack/maths.ts';
import { deckCount } from '../hands.ts';
import { maxPayoutToUnit } from '../paytable.ts';
import figures from './figures.json' with { type: 'json' };
import { type FirstThree, sideBets } from './side-bets.ts';

/** What one unit staked at the start has become on average, exact: 1 less the house edge. */
export const returnOfHand = add(rational(1n), countedFraction(figures.net));

/** The same by the cards of each hand instead of its total, exact: no play that forgets a split's other hand does better. */
export const bestReturn = (): Rational => add(rational(1n), countedFraction(figures.best));

/** What is staked on average for one unit at the start, doubles and splits included, exact. */
export const averageStake = countedFraction(figures.stake);

/** The average loss for each unit staked over all, doubles and splits included. */
export const elementOfRisk = (): Rational => divide(subtract(zero, countedFraction(figures.net)), averageStake);

/** Calls `visit` with every three kinds of cards in their order, and in how many ways six decks deal them. */
const eachFirstThree = (visit: (cards: FirstThree, ways: bigint) => void): void => {
  const copies = BigInt(deckCount);
  for (let first: Card = 0; first < 52; first += 1)
    for (let second: Card = 0; second < 52; second += 1)
      for (let third: Card = 0; third < 52; third += 1) {
        const secondLeft = copies - (second === first ? 1n : 0n);
        const thirdLeft = copies - (third === first ? 1n : 0n) - (third === second ? 1n : 0n);
        visit([first, second, third], copies * secondLeft * thirdLeft);
      }
};

/** How often each return of a bet beside the hand comes, over all 312 × 311 × 310 ways to deal the first three cards. */
export const sideChances = (spot: keyof typeof sideBets): readonly Chance[] => {
  const counts = new Map<bigint, bigint>();
  eachFirstThree((cards, ways) => {
    const back = sideBets[spot](cards);
    counts.set(back, (counts.get(back) ?? 0n) + ways);
  });
  return [...counts].map(([back, cases]) => ({ pays: rational(back), cases }));
};

let sides: readonly SpotReturn[] | undefined;
const sideReturns = (): readonly SpotReturn[] => {
  sides ??= (['pair', 'poker-three'] as const).map((kind) => ({ kind, ...figuresOf(sideChances(kind)) }));
  return sides;
};

/**
 * The hand by basic strategy with late surrender, found as at the plain table, where variance
 * and hits stand to six digits; the bets beside it over all ways to deal three cards.
 */
export const returnsByBet = (): SpotReturn[] => [
  {
    kind: 'hand',
    returnToPlayer: returnOfHand,
    variance: countedFraction(figures.variance),
    hitFrequency: countedFraction(figures.hit),
    maxWin: rational(maxPayoutToUnit),
    elementOfRisk: elementOfRisk(),
  },
  insuranceReturn(),
  ...sideReturns(),
];
