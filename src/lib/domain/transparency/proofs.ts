import { type Hash, nodeHash } from './merkle.ts';

/** Leaves from `start` to before `end`: one node of the tree, whose hash stands in a proof. */
export type Range = readonly [start: number, end: number];

/** The largest power of two that is smaller than n (RFC 9162, 2.1.1), for n > 1. */
export const splitOf = (n: number): number => {
  let k = 1;
  while (k * 2 < n) k *= 2;
  return k;
};

/** The nodes of the inclusion proof of leaf `index` in a tree of `size` leaves, in their order (RFC 9162, 2.1.3.1). */
export const inclusionRanges = (index: number, size: number): Range[] => {
  if (!(index >= 0 && index < size)) throw new RangeError(`a tree of ${size} leaves has no leaf ${index}`);
  const path = (start: number, end: number): Range[] => {
    if (end - start === 1) return [];
    const middle = start + splitOf(end - start);
    return index < middle ? [...path(start, middle), [middle, end]] : [...path(middle, end), [start, middle]];
  };
  return path(0, size);
};

/** The nodes of the proof that a tree of `size` leaves begins with the one of `first`, in their order (RFC 9162, 2.1.4.1). */
export const consistencyRanges = (first: number, size: number): Range[] => {
  if (!(first > 0 && first <= size)) throw new RangeError(`no proof leads from ${first} leaves to ${size}`);
  const subProof = (start: number, end: number, isWhole: boolean): Range[] => {
    if (end === first) return isWhole ? [] : [[start, end]];
    const middle = start + splitOf(end - start);
    return first <= middle
      ? [...subProof(start, middle, isWhole), [middle, end]]
      : [...subProof(middle, end, false), [start, middle]];
  };
  return subProof(0, size, true);
};

const isSame = (a: Hash | undefined, b: Hash): boolean =>
  a !== undefined && a.length === b.length && a.every((byte, at) => byte === b[at]);

const half = (n: number): number => Math.floor(n / 2);

/** Whether the leaf with this hash stands at `index` of the tree with this root (RFC 9162, 2.1.3.2). */
export const verifyInclusion = (
  leaf: { readonly hash: Hash; readonly index: number },
  tree: { readonly size: number; readonly root: Hash },
  path: readonly Hash[],
): boolean => {
  if (!(leaf.index >= 0 && leaf.index < tree.size)) return false;
  let [fn, sn, r] = [leaf.index, tree.size - 1, leaf.hash];
  for (const p of path) {
    if (sn === 0) return false;
    if (fn % 2 === 1 || fn === sn) {
      r = nodeHash(p, r);
      while (fn % 2 === 0 && fn !== 0) [fn, sn] = [half(fn), half(sn)];
    } else r = nodeHash(r, p);
    [fn, sn] = [half(fn), half(sn)];
  }
  return sn === 0 && isSame(r, tree.root);
};

/** Whether the second tree has the first one's leaves, in their order, before its own (RFC 9162, 2.1.4.2). */
export const verifyConsistency = (
  first: { readonly size: number; readonly root: Hash },
  second: { readonly size: number; readonly root: Hash },
  proof: readonly Hash[],
): boolean => {
  if (first.size > second.size) return false;
  if (first.size === second.size) return proof.length === 0 && isSame(first.root, second.root);
  // Nothing is the beginning of everything.
  if (first.size === 0) return proof.length === 0;
  const isPower = Number.isInteger(Math.log2(first.size));
  const [start, ...rest] = isPower ? [first.root, ...proof] : proof;
  if (!start) return false;
  let [fn, sn, fr, sr] = [first.size - 1, second.size - 1, start, start];
  while (fn % 2 === 1) [fn, sn] = [half(fn), half(sn)];
  for (const c of rest) {
    if (sn === 0) return false;
    if (fn % 2 === 1 || fn === sn) {
      [fr, sr] = [nodeHash(c, fr), nodeHash(c, sr)];
      while (fn % 2 === 0 && fn !== 0) [fn, sn] = [half(fn), half(sn)];
    } else sr = nodeHash(sr, c);
    [fn, sn] = [half(fn), half(sn)];
  }
  return sn === 0 && isSame(fr, first.root) && isSame(sr, second.root);
};
