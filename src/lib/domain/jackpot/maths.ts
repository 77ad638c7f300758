import { tableLimits } from '../games/kit/table-limits.ts';
import { add, multiply, type Rational, rational } from '../maths/rational.ts';
import type { CurrencyCode } from '../money/currency.ts';
import { jackpotOf, jackpotShare } from './parameters.ts';

/** What a jackpot returns of a unit staked, in the long run, and what a win is on average. All exact. */
export type JackpotFigures = {
  /** Out of stakes: every contribution is paid to a player some time. */
  readonly contributed: Rational;
  /** Out of what the house lays into a pot that begins anew. */
  readonly seeded: Rational;
  /** Both: what the jackpot adds to the return of a slot. */
  readonly addedReturn: Rational;
  /** How likely a unit staked wins: 1 in so many units of turnover. */
  readonly chanceAUnit: Rational;
  /** The pot as it is won, on average, in minor units. */
  readonly meanWinMinor: Rational;
};

/**
 * Each minor unit staked wins with the same chance, so that the turnover between two wins is geometric with the mean `turnover`;
 * the pot then holds the seed and a hundredth of that. Stakes below it change nothing: a stake wins in proportion.
 */
export const jackpotFigures = (currency: CurrencyCode): JackpotFigures => {
  const { turnoverMinor, seedMinor } = jackpotOf(currency);
  const contributed = rational(1n, jackpotShare);
  const seeded = rational(seedMinor, turnoverMinor);
  const addedReturn = add(contributed, seeded);
  return {
    contributed,
    seeded,
    addedReturn,
    chanceAUnit: rational(1n, turnoverMinor),
    meanWinMinor: multiply(addedReturn, rational(turnoverMinor)),
  };
};

/** A stake near a euro by which odds are told: ten times the smallest at a slot. */
export const toldStakeMinor = (currency: CurrencyCode): bigint => tableLimits(currency, 'reels').minStakeMinor * 10n;

/** How likely a stake wins the pot. */
export const hitChance = (stakeMinor: bigint, currency: CurrencyCode): Rational =>
  rational(stakeMinor, jackpotOf(currency).turnoverMinor);
