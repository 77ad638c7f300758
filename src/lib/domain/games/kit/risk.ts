import type { Rational } from '../../maths/rational.ts';
import type { Bet } from './game.ts';

/** All of a stake is at risk, in hundredths of a percent. */
export const wholeRisk = 10_000;

const asRisk = (num: bigint, den: bigint): number => (num >= den ? wholeRisk : Number((BigInt(wholeRisk) * num) / den));

/** A variance of the return of one unit staked as a risk: 10,000 from one unit squared on, rounded down. */
export const riskOfVariance = ({ num, den }: Rational): number => asRisk(num, den);

/** One of the ways a round can end: in how many equally likely cases, and what all bets together return then. */
export type Case = { readonly cases: bigint; readonly returns: bigint };

/** All cases of a round: how many, and the sums of what all bets return in them and of its squares. */
type Sums = { readonly cases: bigint; readonly sum: bigint; readonly squares: bigint };

/** The same risk from sums, where the cases are too many to be listed. */
export const riskOfSums = ({ cases, sum, squares }: Sums, stake: bigint, rounds = 1n): number =>
  stake <= 0n ? 0 : asRisk(cases * squares - sum * sum, cases * cases * stake * stake * rounds);

/**
 * The risk of bets from all cases of their round. `stake` is in the unit of `returns`. A stake of nothing risks nothing; one that
 * is spread evenly over several such rounds, none of which knows of the other, has so much less of a variance.
 */
export const riskOfCases = (cases: readonly Case[], stake: bigint, rounds = 1n): number =>
  riskOfSums(
    {
      cases: cases.reduce((sum, one) => sum + one.cases, 0n),
      sum: cases.reduce((total, one) => total + one.cases * one.returns, 0n),
      squares: cases.reduce((total, one) => total + one.cases * one.returns * one.returns, 0n),
    },
    stake,
    rounds,
  );

/** The risk of a round with one bet, by that bet's own variance. */
export const ofOne =
  (varianceOf: (spot: string) => Rational | undefined) =>
  ([bet]: readonly Bet[]): number => {
    const variance = bet && varianceOf(bet.spot);
    return variance ? riskOfVariance(variance) : 0;
  };
