import { emptyRoot, type Hash, nodeHash } from './merkle.ts';
import { type Range, splitOf } from './proofs.ts';

/**
 * The nodes that prove many leaves of a tree at once, each once: the largest nodes of RFC 9162’s tree of `size` leaves that have none
 * of the leaves at `indices` (rising) under them, from left to right.
 */
export const leafSetRanges = (indices: readonly number[], size: number): Range[] => {
  const found: Range[] = [];
  const walk = (start: number, end: number, from: number, to: number): void => {
    if (from === to) found.push([start, end]);
    else if (end - start > 1) {
      const middle = start + splitOf(end - start);
      const between = firstFrom(indices, middle, from, to);
      walk(start, middle, from, between);
      walk(middle, end, between, to);
    }
  };
  if (size > 0) walk(0, size, 0, indices.length);
  return found;
};

/** The first place from `from` to before `to` whose index is `index` or more; `to` where there is none. */
const firstFrom = (indices: readonly number[], index: number, from: number, to: number): number => {
  let [low, high] = [from, to];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if ((indices[middle] ?? 0) < index) low = middle + 1;
    else high = middle;
  }
  return low;
};

/**
 * The root of a tree of `size` leaves, one at least, from some of them at rising indices and the nodes of `leafSetRanges`; undefined
 * where they do not fit each other. `join` makes a node of two.
 */
export const foldLeafSet = <Node>(
  leaves: readonly { readonly index: number; readonly node: Node }[],
  nodes: readonly Node[],
  size: number,
  join: (left: Node, right: Node) => Node,
): Node | undefined => {
  const indices = leaves.map(({ index }) => index);
  let taken = 0;
  const root = (start: number, end: number, from: number, to: number): Node | undefined => {
    if (from === to) {
      taken += 1;
      return nodes[taken - 1];
    }
    if (end - start === 1) return leaves[from]?.index === start && to - from === 1 ? leaves[from].node : undefined;
    const middle = start + splitOf(end - start);
    const between = firstFrom(indices, middle, from, to);
    const left = root(start, middle, from, between);
    const right = left && root(middle, end, between, to);
    return left && right && join(left, right);
  };
  const found = root(0, size, 0, leaves.length);
  return taken === nodes.length ? found : undefined;
};

/** The root that leaves at rising indices and the nodes of `leafSetRanges` make; undefined where they do not fit each other. */
export const rootOfLeafSet = (
  leaves: readonly { readonly index: number; readonly hash: Hash }[],
  nodes: readonly Hash[],
  size: number,
): Hash | undefined => {
  if (size === 0) return nodes.length === 0 ? emptyRoot() : undefined;
  return foldLeafSet(
    leaves.map(({ index, hash }) => ({ index, node: hash })),
    nodes,
    size,
    nodeHash,
  );
};
