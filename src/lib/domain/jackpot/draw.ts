import { createStream, type RoundSeeds, type Stream } from '../fairness/stream.ts';
import type { CurrencyCode } from '../money/currency.ts';
import { jackpotOf, jackpotShare } from './parameters.ts';

/** What a round gives to the pot, in minor units, and whether it wins what stands there. */
export type JackpotDraw = { readonly contributionMinor: bigint; readonly hit: boolean };

const words = 2n ** 32n;
const span = words * words;

/** An unbiased integer below `n` out of two words, the first one the higher; both are taken anew when they are rejected. */
const belowWide = (stream: Stream, n: bigint): bigint => {
  const whole = span - (span % n);
  for (;;) {
    const drawn = BigInt(stream.u32()) * words + BigInt(stream.u32());
    if (drawn < whole) return drawn % n;
  }
};

/**
 * The contribution and the draw of a stake, from a stream that decides nothing else. The first integer, below 100, rounds the
 * hundredth part of the stake up as often as its remainder says, so that it is exact in the mean; the second, below the mean
 * turnover of a win, wins when it is below the stake. Nothing else enters: no pot, no player, no balance.
 */
export const drawFrom = (stream: Stream, stakeMinor: bigint, currency: CurrencyCode): JackpotDraw => {
  const roundsUp = BigInt(stream.below(Number(jackpotShare))) < stakeMinor % jackpotShare;
  const hit = belowWide(stream, jackpotOf(currency).turnoverMinor) < stakeMinor;
  return { contributionMinor: stakeMinor / jackpotShare + (roundsUp ? 1n : 0n), hit };
};

/** The jackpot's part of a round: the same seeds and nonce as its outcome, under a label of its own. */
export const drawJackpot = (seeds: RoundSeeds, stakeMinor: bigint, currency: CurrencyCode): JackpotDraw =>
  drawFrom(createStream(seeds, 'jackpot'), stakeMinor, currency);
