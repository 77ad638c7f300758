import type { Rational } from '../maths/rational.ts';

/** floor: towards minus infinity; ceiling: towards plus infinity; half-even: to the nearest, ties to the even one. */
export type Rounding = 'floor' | 'ceiling' | 'half-even';

/** An integer from an exact fraction. The remainder is the caller's to post where something has to balance. */
export const roundRational = ({ num, den }: Rational, rounding: Rounding): bigint => {
  const quotient = num / den;
  const remainder = num % den;
  if (remainder === 0n) return quotient;
  const floor = remainder < 0n ? quotient - 1n : quotient;
  if (rounding === 'floor') return floor;
  if (rounding === 'ceiling') return floor + 1n;
  const twice = 2n * (num - floor * den);
  if (twice === den) return floor % 2n === 0n ? floor : floor + 1n;
  return twice < den ? floor : floor + 1n;
};
