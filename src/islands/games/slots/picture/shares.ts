import { leastAt } from '#domain/games/kit/share.ts';
import type { Stops, Strip } from '#domain/games/slots/reels.ts';
import { rational } from '#domain/maths/rational.ts';

/** A place in the window: reel from the left, row from the top, both from 0. */
export type Cell = readonly [reel: number, row: number];

/** How a stake is counted: so many units are the whole of it, and a round pays at most `unitsMax`. */
export type Scale = { readonly stakeMinor: bigint; readonly unitsAStake: number; readonly unitsMax?: number };

/**
 * What each win of a round adds, in whole minor units: what the running sum grows by. A part of a unit that is left over all wins is drawn
 * with the payout, which may then be one unit more than the shares together.
 */
export const sharesOf = (units: readonly number[], { stakeMinor, unitsAStake, unitsMax }: Scale): bigint[] => {
  let [sum, paid] = [0, 0n];
  return units.map((one) => {
    sum = Math.min(sum + one, unitsMax ?? Number.POSITIVE_INFINITY);
    const now = leastAt(stakeMinor, rational(BigInt(sum), BigInt(unitsAStake)));
    const share = now - paid;
    paid = now;
    return share;
  });
};

export const sumOf = (amounts: readonly { readonly amountMinor: bigint }[]): bigint =>
  amounts.reduce((sum, { amountMinor }) => sum + amountMinor, 0n);

/** The stops in a recorded outcome; undefined when they are not stops of these reels. */
export const readStops = (value: unknown, strips: readonly Strip[]): Stops | undefined =>
  Array.isArray(value) &&
  value.length === strips.length &&
  value.every((stop, reel) => Number.isInteger(stop) && stop >= 0 && stop < (strips[reel]?.length ?? 0))
    ? value
    : undefined;

/** A part of an outcome that is an object. */
export const partOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};
