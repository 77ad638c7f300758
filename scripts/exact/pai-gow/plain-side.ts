/** Counts against hands whose suits are forgotten. */
import type { Point, Tree, Vector } from './vectors.ts';
import { ways } from './vectors.ts';

/** How many hands lie on each side of a point, in both hands: with and without those that tie. */
export type Around = {
  readonly below: number;
  readonly above: number;
  readonly atMost: number;
  readonly atLeast: number;
};

/** All hands that are disjoint from one, as points with their number of suits. */
export type PlainSide = { readonly meet: (own: Vector) => void; readonly around: (point: Point) => Around };

/** The first place from which on `values` are at least `wanted`, within a stretch. */
const lowerBound = (values: Int32Array, from: number, to: number, wanted: number): number => {
  let [low, high] = [from, to];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((values[middle] ?? 0) < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** Where a part of the hands of a vector stands instead. */
export type Move = Point & { readonly index: number; readonly part: number };

/**
 * Points lie by their low hand and then their high one; `sums` runs over them, so that a stretch is a difference. With `moves` the hands
 * that suits set otherwise stand where they do; counts are then doubles, good for a comparison.
 */
export const plainSide = (tree: Tree, vectors: readonly Vector[], moves: readonly Move[] = []): PlainSide => {
  const order = [
    ...vectors.map(({ at }, index) => ({ at, index, part: 1 })),
    ...moves.map(({ high, low, index, part }) => ({ at: { high, low }, index, part })),
  ].toSorted((a, b) => a.at.low - b.at.low || a.at.high - b.at.high);
  const highs = Int32Array.from(order, ({ at }) => at.high);
  const placed = Int32Array.from(order, ({ index }) => vectors[index]?.node ?? 0);
  const jokers = Uint8Array.from(order, ({ index }) => Number(vectors[index]?.joker));
  const parts = Float64Array.from(order, ({ part }) => part);
  const lows = [...new Set(order.map(({ at }) => at.low))];
  const starts = Int32Array.from([...lows.map((low) => order.findIndex(({ at }) => at.low === low)), order.length]);
  const sums = new Float64Array(order.length + 1);
  const suits = new Float64Array(tree.parent.length);
  const { parent, rank, count } = tree;
  suits[0] = 1;

  const meet = (own: Vector): void => {
    const free = Array.from({ length: 13 }, (_, one) => ways[4 - (own.counts[one] ?? 0)] ?? []);
    for (let node = 1; node < suits.length; node += 1)
      suits[node] = (suits[parent[node] ?? 0] ?? 0) * (free[rank[node] ?? 0]?.[count[node] ?? 0] ?? 0);
    for (let place = 0; place < placed.length; place += 1) {
      const isTaken = own.joker && jokers[place] === 1;
      sums[place + 1] = (sums[place] ?? 0) + (isTaken ? 0 : (suits[placed[place] ?? 0] ?? 0) * (parts[place] ?? 0));
    }
  };

  const around = ({ high, low }: Point): Around => {
    let [below, above, atMost, atLeast] = [0, 0, 0, 0];
    for (let index = 0; index < lows.length; index += 1) {
      const [from, to] = [starts[index] ?? 0, starts[index + 1] ?? 0];
      const [first, last, other] = [sums[from] ?? 0, sums[to] ?? 0, lows[index] ?? 0];
      const under = sums[lowerBound(highs, from, to, high)] ?? 0;
      const notOver = sums[lowerBound(highs, from, to, high + 1)] ?? 0;
      if (other < low) below += under - first;
      if (other <= low) atMost += notOver - first;
      if (other > low) above += last - notOver;
      if (other >= low) atLeast += last - under;
    }
    return { below, above, atMost, atLeast };
  };

  return { meet, around };
};
