import { lesser } from '#domain/maths/order.ts';
/** The amount after this one on a ladder that ends at the hand's stake: nothing comes before its first step and after its last. */
export const nextSide = (ladder: readonly bigint[], now: bigint): bigint => ladder.find((step) => step > now) ?? 0n;

/** Bets beside the hand as they stand with this stake: none is larger than it. */
export const sidesWithin = (wanted: ReadonlyMap<string, bigint>, stakeMinor: bigint): ReadonlyMap<string, bigint> =>
  new Map([...wanted].map(([spot, amount]) => [spot, lesser(amount, stakeMinor)]));
