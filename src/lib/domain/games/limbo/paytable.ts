import { type Rational, rational } from '../../maths/rational.ts';

/** A draw is an integer of 52 bits: 0 to 2^52 − 1, all equally likely. */
export const drawCount = 2n ** 52n;

/** No point is told above 1,000,000.00, in hundredths. */
const crashMax = 100_000_000n;

/** 99% in hundredths. */
const returnHundredths = 99n;

/** What every target returns, but for less than target / 2^52. */
export const returnToPlayer: Rational = rational(returnHundredths, 100n);

/**
 * How many draws win at a target T (hundredths): floor(99 · 2^52 / T). The chance is as near to 0.99 / target as 52 bits
 * allow from below, so the return misses 99% by less than target / 2^52 and never exceeds it.
 */
export const winningDraws = (target: number): bigint => (returnHundredths * drawCount) / BigInt(target);

/**
 * The crash point of a draw in hundredths: floor(99 · 2^52 / (draw + 1)), 1.00 at least and `crashMax` at most.
 * It reaches a target exactly when the draw is among its `winningDraws`: T ≤ 99 · 2^52 / (d + 1) ⇔ d + 1 ≤ 99 · 2^52 / T,
 * and neither side changes by rounding to whole numbers. Neither bound touches a target.
 */
export const crashOf = (draw: bigint): bigint => {
  const crash = (returnHundredths * drawCount) / (draw + 1n);
  if (crash < 100n) return 100n;
  return crash > crashMax ? crashMax : crash;
};

/** A win pays its target. */
export const multiplierOf = (target: number): Rational => rational(BigInt(target), 100n);
