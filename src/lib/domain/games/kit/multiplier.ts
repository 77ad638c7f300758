import { multiply, type Rational, rational } from '../../maths/rational.ts';
import { roundRational } from '../../money/rounding.ts';

/** The largest stake whose return at a multiplier, a part of a unit paid as a whole one, does not pass a limit. Both in minor units. */
export const stakeCapAt = (maxPayoutMinor: bigint, multiplier: Rational): bigint =>
  (maxPayoutMinor * multiplier.den) / multiplier.num;

/** A multiplier for reading, cut off after `digits` digits and never rounded up: the exact one is at least what is shown. */
export const multiplierText = (multiplier: Rational, digits: number): string => {
  const scale = 10n ** BigInt(digits);
  const cut = roundRational(multiply(multiplier, rational(scale)), 'floor');
  return `${cut / scale}.${String(cut % scale).padStart(digits, '0')}`;
};
