import { multiply, type Rational, rational } from '../../maths/rational.ts';
import { roundRational } from '../../money/rounding.ts';
import type { Bet, Json, Settled } from './game.ts';

/** What a stake returns at a multiplier: rounded down to the minor unit, never up. */
export const payoutAt = (stakeMinor: bigint, multiplier: Rational): bigint =>
  roundRational(multiply(rational(stakeMinor), multiplier), 'floor');

/** The largest stake whose return at a multiplier, rounded down, does not pass a limit. Both in minor units. */
export const stakeCapAt = (maxPayoutMinor: bigint, multiplier: Rational): bigint =>
  ((maxPayoutMinor + 1n) * multiplier.den - 1n) / multiplier.num;

/** A multiplier for reading, cut off after `digits` digits and never rounded up: what is paid is at least what is shown. */
export const multiplierText = (multiplier: Rational, digits: number): string => {
  const scale = 10n ** BigInt(digits);
  const cut = roundRational(multiply(multiplier, rational(scale)), 'floor');
  return `${cut / scale}.${String(cut % scale).padStart(digits, '0')}`;
};

/** A round of one bet that is decided; a bet that returns nothing is not listed among the wins. */
export const settledAt = (bet: Bet, payoutMinor: bigint, outcome: Json): Settled => ({
  status: 'settled',
  outcome,
  payoutMinor,
  wins: payoutMinor > 0n ? [{ spot: bet.spot, stakeMinor: bet.amountMinor, payoutMinor }] : [],
});
