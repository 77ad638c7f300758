import { add, compare, multiply, type Rational, rational, subtract, zero } from '../../maths/rational.ts';
import type { SpotReturn } from './game.ts';

/** What one unit staked returns, its own stake included, and in how many of the equally likely cases. */
export type Chance = { readonly pays: Rational; readonly cases: bigint };

/** Exact figures of a bet from all its cases. A hit is any return, also one that only gives the stake back. */
export const figuresOf = (chances: readonly Chance[]): Omit<SpotReturn, 'kind'> => {
  const whole = chances.reduce((sum, { cases }) => sum + cases, 0n);
  const meanOf = (value: (pays: Rational) => Rational): Rational =>
    multiply(
      chances.reduce((sum, { pays, cases }) => add(sum, multiply(value(pays), rational(cases))), zero),
      rational(1n, whole),
    );
  const mean = meanOf((pays) => pays);
  const hits = chances.filter(({ pays, cases }) => pays.num > 0n && cases > 0n);
  const maxWin = hits.reduce((most, { pays }) => (compare(pays, most) > 0 ? pays : most), zero);
  const topCases = hits.filter(({ pays }) => compare(pays, maxWin) === 0);
  return {
    returnToPlayer: mean,
    variance: subtract(
      meanOf((pays) => multiply(pays, pays)),
      multiply(mean, mean),
    ),
    hitFrequency: rational(
      hits.reduce((sum, { cases }) => sum + cases, 0n),
      whole,
    ),
    maxWin,
    maxWinChance: rational(
      topCases.reduce((sum, { cases }) => sum + cases, 0n),
      whole,
    ),
  };
};
