import { rational } from '../../maths/rational.ts';
import { type Share, shareAt } from '../kit/share.ts';
import { timesMax } from '../kit/table-limits.ts';

/** A draw is an integer of 52 bits: 0 to 2^52 − 1, all equally likely. */
export const drawCount = 2n ** 52n;

/** 99% in hundredths: a point below 1.00 ends the round before anyone can leave it. */
export const instantCrash = 99;

/** The targets of an automatic cash-out, in hundredths: 1.01 to the most that a stake of a table may win. */
export const targetMin = 101;
export const targetMax = Number(timesMax) * 100;

/** No round climbs higher than 1,000,000.00, in hundredths. */
export const pointMax = 100_000_000;

/**
 * The crash point of a draw, in hundredths: floor(99 · 2^52 / (draw + 1)), `pointMax` at most. A point of 99 is
 * the instant crash, one draw in a hundred. Everything from 1.00 up is reached by as many draws as `winningDraws` says.
 */
export const crashPointOf = (draw: bigint): number => {
  const point = (BigInt(instantCrash) * drawCount) / (draw + 1n);
  return point > BigInt(pointMax) ? pointMax : Number(point);
};

/**
 * How many draws reach a multiplier T of 100 hundredths or more: floor(99 · 2^52 / T), because T ≤ 99 · 2^52 / (d + 1)
 * holds exactly when d + 1 ≤ 99 · 2^52 / T. The chance misses 0.99 / multiplier by less than 2^-52, never upwards.
 */
export const winningDraws = (hundredths: number): bigint => (BigInt(instantCrash) * drawCount) / BigInt(hundredths);

/** What a stake returns when it leaves at a multiplier. */
export const leavesWith = (stakeMinor: bigint, hundredths: number): Share =>
  shareAt(stakeMinor, rational(BigInt(hundredths), 100n));
