import { add, divide, type Rational, rational, subtract, zero } from '../../../maths/rational.ts';
import { countedFraction } from '../../kit/counted.ts';
import { figuresOf } from '../../kit/figures.ts';
import type { SpotReturn } from '../../kit/game.ts';
import { insurancePayout, maxPayoutToUnit } from '../paytable.ts';
import figures from './figures.json' with { type: 'json' };

/** What one unit staked at the start has become on average, exact: 1 less the house edge. */
export const returnOfHand = add(rational(1n), countedFraction(figures.net));

/** The same by the cards of each hand instead of its total, exact: no play that forgets a split's other hand does better. */
export const bestReturn = (): Rational => add(rational(1n), countedFraction(figures.best));

/** What is staked on average for one unit at the start, doubles and splits included, exact. */
export const averageStake = countedFraction(figures.stake);

/** The average loss for each unit staked over all, doubles and splits included. */
export const elementOfRisk = (): Rational => divide(subtract(zero, countedFraction(figures.net)), averageStake);

/** Insurance, taken on every ace: a ten below it is one of 96 in 311 unseen cards. */
export const insuranceReturn = (): SpotReturn => ({
  kind: 'insurance',
  ...figuresOf([
    { pays: rational(insurancePayout), cases: 96n },
    { pays: rational(0n), cases: 215n },
  ]),
});

/**
 * The hand by basic strategy (`strategy.ts`, the table that the hint shows), for one unit staked at the start.
 * The return is exact: every way in which six decks can deal player and dealer, without replacement, counted in integers by
 * scripts/exact/blackjack/blackjack.ts; split hands are each played by their own cards. What play by the cards of each
 * hand returns is `bestReturn`. Variance and hit frequency take the two hands of a split as independent once
 * pair, up card and dealer's end are known, and are given to six digits. The largest return is eight units, for four staked.
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
];
