/** How many of each rank a hand holds, its suits forgotten. */
import { type Card, joker } from '#domain/games/kit/cards/card.ts';
import { houseWay } from '#domain/games/pai-gow/pai-gow-poker/house-way.ts';

/** What two hands are compared by. */
export type Point = { readonly high: number; readonly low: number };

/** Sets of ranks with repetition, each behind the one that lacks its last rank: `counts` of the last rank in it. */
export type Tree = {
  readonly parent: Int32Array;
  readonly rank: Uint8Array;
  readonly count: Uint8Array;
  readonly size: Uint8Array;
};

/** A hand without its suits: its place in the tree, whether the joker is the seventh card, and the cards of each rank. */
export type Vector = {
  readonly node: number;
  readonly joker: boolean;
  readonly counts: Uint8Array;
  readonly at: Point;
};

export const choose = (n: number, k: number): number =>
  k < 0 || k > n ? 0 : k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k;

/** `ways[n][k]`: how to take k of n suits. */
export const ways: readonly (readonly number[])[] = [0, 1, 2, 3, 4].map((n) =>
  [0, 1, 2, 3, 4].map((k) => choose(n, k)),
);

/** Cards of these ranks whose suits make no flush: dealt round the suits, no suit gets three. */
export const rankCards = (counts: Uint8Array, withJoker: boolean): Card[] => {
  const ranks = [...counts].flatMap((count, rank) => new Array<number>(count).fill(rank));
  const cards = ranks.map((rank, index) => (index % 4) * 13 + rank);
  return withJoker ? [...cards, joker] : cards;
};

/** How the house sets a hand of these ranks whose suits make no flush. */
const unsuited = (counts: Uint8Array, withJoker: boolean): Point => {
  const { highValue, lowValue } = houseWay(rankCards(counts, withJoker));
  return { high: highValue, low: lowValue };
};

/** The tree of all sets of up to seven of these ranks, and the hands in it. */
export const vectorsOf = (ranks: readonly number[]): { readonly tree: Tree; readonly vectors: readonly Vector[] } => {
  const nodes = [{ parent: 0, rank: 0, count: 0, size: 0 }];
  const vectors: Vector[] = [];
  const grow = (parent: number, next: number, size: number, counts: Uint8Array): void => {
    if (size === 7) vectors.push({ node: parent, joker: false, counts, at: unsuited(counts, false) });
    if (size === 6) vectors.push({ node: parent, joker: true, counts, at: unsuited(counts, true) });
    for (let index = next; index < ranks.length; index += 1) {
      const rank = ranks[index] ?? 0;
      for (let count = 1; count <= 4 && size + count <= 7; count += 1) {
        const node = nodes.push({ parent, rank, count, size: size + count }) - 1;
        grow(node, index + 1, size + count, counts.with(rank, count));
      }
    }
  };
  grow(0, 0, 0, new Uint8Array(13));
  const tree = {
    parent: Int32Array.from(nodes, ({ parent }) => parent),
    rank: Uint8Array.from(nodes, ({ rank }) => rank),
    count: Uint8Array.from(nodes, ({ count }) => count),
    size: Uint8Array.from(nodes, ({ size }) => size),
  };
  return { tree, vectors };
};
