import { bytesToHex } from '@noble/hashes/utils.js';
import { expect, test } from 'vitest';
import { leafSetRanges, rootOfLeafSet } from '#domain/transparency/leaf-set.ts';
import { appendLeaves, emptyFrontier, type Hash, leafHash, rootOf } from '#domain/transparency/merkle.ts';
import { inclusionRanges } from '#domain/transparency/proofs.ts';

const leaves = Array.from({ length: 70 }, (_, at) => leafHash(Uint8Array.of(at)));
const rootOver = (start: number, end: number): Hash =>
  rootOf(appendLeaves(emptyFrontier, leaves.slice(start, end)).frontier);
const chosen = (indices: readonly number[]) =>
  indices.map((index) => ({ index, hash: leaves[index] ?? rootOver(0, 0) }));
const nodesOf = (indices: readonly number[], size: number): Hash[] =>
  leafSetRanges(indices, size).map(([start, end]) => rootOver(start, end));

test('any leaves of a tree of any size make its root with the nodes that have none of them', () => {
  for (let size = 1; size <= 40; size += 1)
    for (const step of [1, 2, 3, 7, 100]) {
      const indices = Array.from({ length: size }, (_, at) => at).filter(
        (at) => at % step === step - 1 || at === size - 1,
      );
      const root = rootOfLeafSet(chosen(indices), nodesOf(indices, size), size);
      expect([size, step, root && bytesToHex(root)]).toEqual([size, step, bytesToHex(rootOver(0, size))]);
    }
});

test('of one leaf the nodes are those of its inclusion proof, and of two each node is there once', () => {
  const sorted = (ranges: readonly (readonly [number, number])[]) => ranges.toSorted(([a], [b]) => a - b);
  expect(leafSetRanges([11], 70)).toEqual(sorted(inclusionRanges(11, 70)));
  expect(leafSetRanges([10, 11], 70)).toHaveLength(inclusionRanges(11, 70).length - 1);
  expect(leafSetRanges([], 70)).toEqual([[0, 70]]);
});

test('another leaf, another place, and a node more or less make another root, or none', () => {
  const indices = [3, 20, 41];
  const nodes = nodesOf(indices, 70);
  const root = bytesToHex(rootOver(0, 70));
  const rootFrom = (at: readonly number[], hashes: readonly Hash[]) => {
    const found = rootOfLeafSet(
      at.map((index, place) => ({ index, hash: leaves[indices[place] ?? 0] ?? rootOver(0, 0) })),
      hashes,
      70,
    );
    return found && bytesToHex(found);
  };
  expect(rootFrom(indices, nodes)).toBe(root);
  for (const wrong of [
    rootFrom([3, 21, 41], nodes),
    rootFrom(indices, nodes.slice(1)),
    rootFrom(indices, [...nodes, rootOver(0, 1)]),
    rootFrom([3, 20, 70], nodes),
    rootOfLeafSet(chosen([4, 20, 41]), nodes, 70) && bytesToHex(rootOfLeafSet(chosen([4, 20, 41]), nodes, 70) as Hash),
  ])
    expect(wrong).not.toBe(root);
});
