/** A family of hands with a long suit, laid out for counting against others. */
import type { Beside, Family } from './suited.ts';

/** How many deals are won and lost by the first of two hands. */
export type Tally = { readonly won: number; readonly lost: number };

/** Where hands stand, by their high hand: each adds one at its point and takes one away where it would stand without suits. */
type Points = {
  readonly high: Int32Array;
  readonly low: Int32Array;
  readonly sign: Int8Array;
  readonly suit: Int32Array;
};

export type Side = {
  readonly beside: Beside;
  readonly points: Points;
  /** Hands in their own order: high and low hand as they stand, and as they would without suits. */
  readonly hands: Readonly<Record<'suit' | 'high' | 'low' | 'plainHigh' | 'plainLow', Int32Array>>;
  /** The place of a long suit among the hands, or −1. */
  readonly placeOf: Int16Array;
  /** Ranks in each long suit. */
  readonly size: number;
};

/** Families of both players with their low hands numbered upwards, the same for both, so that these can be counted by. */
export const sidesOf = (
  families: readonly Family[],
  against: readonly Family[],
): { readonly sides: readonly Side[]; readonly others: readonly Side[]; readonly lowCount: number } => {
  const hands = [...families, ...against].flatMap((family) => family.hands);
  const all = hands.flatMap(({ at, unsuited }) => [at.low, unsuited.low]);
  const lows = new Map([...new Set(all)].sort((a, b) => a - b).map((low, place) => [low, place]));
  const laidOut = (ones: readonly Family[]): Side[] =>
    ones.filter((family) => family.hands.length > 0).map((family) => sideOf(family, (low) => lows.get(low) ?? 0));
  return { sides: laidOut(families), others: laidOut(against), lowCount: lows.size };
};

const sideOf = ({ beside, hands }: Family, numbered: (low: number) => number): Side => {
  const points = hands
    .flatMap(({ suit, at, unsuited }) => [
      { ...at, sign: 1, suit },
      { ...unsuited, sign: -1, suit },
    ])
    .toSorted((a, b) => a.high - b.high);
  const placeOf = new Int16Array(1 << 13).fill(-1);
  hands.forEach(({ suit }, place) => {
    placeOf[suit] = place;
  });
  return {
    beside,
    points: {
      high: Int32Array.from(points, ({ high }) => high),
      low: Int32Array.from(points, ({ low }) => numbered(low)),
      sign: Int8Array.from(points, ({ sign }) => sign),
      suit: Int32Array.from(points, ({ suit }) => suit),
    },
    hands: {
      suit: Int32Array.from(hands, ({ suit }) => suit),
      high: Int32Array.from(hands, ({ at }) => at.high),
      low: Int32Array.from(hands, ({ at }) => numbered(at.low)),
      plainHigh: Int32Array.from(hands, ({ unsuited }) => unsuited.high),
      plainLow: Int32Array.from(hands, ({ unsuited }) => numbered(unsuited.low)),
    },
    placeOf,
    size: 7 - Number(beside.joker) - beside.counts.reduce((sum, count) => sum + count, 0),
  };
};
