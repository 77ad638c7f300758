import type { Rational } from '../../maths/rational.ts';

/** All of a stake is at risk, in hundredths of a percent. */
export const wholeRisk = 10_000;

const asRisk = (num: bigint, den: bigint): number => (num >= den ? wholeRisk : Number((BigInt(wholeRisk) * num) / den));

/** A variance of the return of one unit staked as a risk: 10,000 from one unit squared on, rounded down. */
export const riskOfVariance = ({ num, den }: Rational): number => asRisk(num, den);

/** One of the ways a round can end: in how many equally likely cases, and what all bets together return then. */
export type Case = { readonly cases: bigint; readonly returns: bigint };

/**
 * The risk of bets from all cases of their round. `stake` is in the unit of `returns`. A stake of nothing risks nothing; one that
 * is spread evenly over several such rounds, none of which knows of the other, has so much less of a variance.
 */
export const riskOfCases = (cases: readonly Case[], stake: bigint, rounds = 1n): number => {
  if (stake <= 0n) return 0;
  const whole = cases.reduce((sum, one) => sum + one.cases, 0n);
  const sum = cases.reduce((total, one) => total + one.cases * one.returns, 0n);
  const squares = cases.reduce((total, one) => total + one.cases * one.returns * one.returns, 0n);
  return asRisk(whole * squares - sum * sum, whole * whole * stake * stake * rounds);
};
