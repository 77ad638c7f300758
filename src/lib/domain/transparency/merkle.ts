import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes } from '@noble/hashes/utils.js';

/** SHA-256, 32 bytes. */
export type Hash = Uint8Array;

const LEAF = Uint8Array.of(0x00);
const NODE = Uint8Array.of(0x01);

/** The hash of a leaf: SHA-256(0x00 || entry) (RFC 9162, 2.1.1). */
export const leafHash = (entry: Uint8Array): Hash => sha256(concatBytes(LEAF, entry));

/** The hash of a node: SHA-256(0x01 || left || right). */
export const nodeHash = (left: Hash, right: Hash): Hash => sha256(concatBytes(NODE, left, right));

/** The root of a tree without leaves: SHA-256 of nothing. */
export const emptyRoot = (): Hash => sha256(new Uint8Array());

/**
 * A complete subtree: the 2^level leaves from index · 2^level on. Level 0 is a leaf. A tree of any size is a row of complete
 * subtrees, the largest first, one for each bit of its size that is set.
 */
export type Subtree = { readonly level: number; readonly index: number };

/** The leaves from `start` to before `end` as the fewest complete subtrees, from left to right. */
export const subtreesOf = (start: number, end: number): Subtree[] => {
  const found: Subtree[] = [];
  for (let at = start; at < end; ) {
    let level = 0;
    while (at % 2 ** (level + 1) === 0 && at + 2 ** (level + 1) <= end) level += 1;
    found.push({ level, index: at / 2 ** level });
    at += 2 ** level;
  }
  return found;
};

/** The root over complete subtrees that stand in a row, the largest first, as `subtreesOf` names those of a tree or of a node of one. */
export const foldSubtrees = (hashes: readonly Hash[]): Hash =>
  hashes.length === 0 ? emptyRoot() : hashes.reduceRight((right, left) => nodeHash(left, right));

/** Of every so many levels one is kept; what lies between is computed from at most eight hashes of the level below. */
const keptEvery = 4;

/** The kept hashes that a complete subtree is computed from, from left to right: 1, 2, 4 or 8 of them. Level 0 are leaves. */
export const keptPartsOf = ({ level, index }: Subtree): Subtree[] => {
  const below = level % keptEvery;
  const parts = 2 ** below;
  return Array.from({ length: parts }, (_, part) => ({ level: level - below, index: index * parts + part }));
};

/** The root of 1, 2, 4, 8, … hashes of one level. */
export const joinLevel = (hashes: readonly Hash[]): Hash => {
  const [only] = hashes;
  if (only && hashes.length === 1) return only;
  const half = hashes.length / 2;
  if (!Number.isInteger(half) || half < 1) throw new RangeError('a complete subtree has 1, 2, 4, 8, … parts');
  return nodeHash(joinLevel(hashes.slice(0, half)), joinLevel(hashes.slice(half)));
};

/** A tree that grows: its size, and the hashes of its complete subtrees as `subtreesOf(0, size)` names them. */
export type Frontier = { readonly size: number; readonly hashes: readonly Hash[] };

export const emptyFrontier: Frontier = { size: 0, hashes: [] };

export const rootOf = ({ hashes }: Frontier): Hash => foldSubtrees(hashes);

/** A tree with more leaves, by their hashes, and the nodes of kept levels above 0 that became complete: O(n). */
export const appendLeaves = (
  { size, hashes }: Frontier,
  leaves: readonly Hash[],
): { readonly frontier: Frontier; readonly nodes: readonly (Subtree & { readonly hash: Hash })[] } => {
  const subtrees = subtreesOf(0, size);
  if (subtrees.length !== hashes.length)
    throw new RangeError(`a tree of ${size} leaves has not ${hashes.length} parts`);
  const stack = subtrees.map((subtree, at) => ({ ...subtree, hash: hashes[at] ?? emptyRoot() }));
  const nodes: (Subtree & { hash: Hash })[] = [];
  for (const [at, leaf] of leaves.entries()) {
    let top = { level: 0, index: size + at, hash: leaf };
    for (let left = stack.at(-1); left && left.level === top.level; left = stack.at(-1)) {
      stack.pop();
      top = { level: top.level + 1, index: left.index / 2, hash: nodeHash(left.hash, top.hash) };
      if (top.level % keptEvery === 0) nodes.push(top);
    }
    stack.push(top);
  }
  return { frontier: { size: size + leaves.length, hashes: stack.map(({ hash }) => hash) }, nodes };
};
