import { add, multiply, type Rational, rational } from '../../maths/rational.ts';

/**
 * What a bet returns by its rules, exactly: whole minor units, and the part of one that is left over, above 0 and below 1. Rules never
 * round: `payment.ts` decides by a draw whether that part is paid as a whole unit or as none.
 */
export type Share = { readonly payoutMinor: bigint; readonly rest?: Rational };

export const nothing: Share = { payoutMinor: 0n };

/** Whole minor units. */
export const wholeShare = (payoutMinor: bigint): Share => ({ payoutMinor });

/** An exact amount in minor units, none of them negative. */
const shareOf = ({ num, den }: Rational): Share => {
  const payoutMinor = num / den;
  const left = num % den;
  return left === 0n ? { payoutMinor } : { payoutMinor, rest: rational(left, den) };
};

/** What a stake returns at a multiplier. */
export const shareAt = (stakeMinor: bigint, multiplier: Rational): Share =>
  shareOf(multiply(rational(stakeMinor), multiplier));

/** Several shares of one bet. */
export const sumOfShares = (shares: readonly Share[]): Share => shareOf(shares.map(exactOf).reduce(add, rational(0n)));

/** The exact amount again, in minor units. */
export const exactOf = ({ payoutMinor, rest }: Share): Rational =>
  rest ? add(rational(payoutMinor), rest) : rational(payoutMinor);

/** The most that is paid for a share: its part of a unit as a whole one. */
export const mostOf = ({ payoutMinor, rest }: Share): bigint => (rest ? payoutMinor + 1n : payoutMinor);

/** The most that a stake is paid at a multiplier, in minor units. */
export const mostAt = (stakeMinor: bigint, multiplier: Rational): bigint => mostOf(shareAt(stakeMinor, multiplier));

/** The least that a stake is paid at a multiplier, in minor units: what may be said before the draw. */
export const leastAt = (stakeMinor: bigint, multiplier: Rational): bigint =>
  shareAt(stakeMinor, multiplier).payoutMinor;
