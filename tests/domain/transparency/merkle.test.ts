import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  appendLeaves,
  emptyFrontier,
  emptyRoot,
  foldSubtrees,
  type Hash,
  joinLevel,
  keptPartsOf,
  leafHash,
  nodeHash,
  rootOf,
  subtreesOf,
} from '#domain/transparency/merkle.ts';
import {
  consistencyRanges,
  inclusionRanges,
  type Range,
  verifyConsistency,
  verifyInclusion,
} from '#domain/transparency/proofs.ts';

/** The definition of RFC 9162, 2.1.1, word by word. */
const definition = (hashes: readonly Hash[]): Hash => {
  const [only] = hashes;
  if (!only) return emptyRoot();
  if (hashes.length === 1) return only;
  let k = 1;
  while (k * 2 < hashes.length) k *= 2;
  return nodeHash(definition(hashes.slice(0, k)), definition(hashes.slice(k)));
};

/** The entries and roots of the test tree that Certificate Transparency's own implementations use. */
const entries = ['', '00', '10', '2021', '3031', '40414243', '5051525354555657', '606162636465666768696a6b6c6d6e6f'];
const roots = [
  '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
  'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
  'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
  'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
  '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4',
  '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef',
  'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c',
  '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
];
const leaves = entries.map((entry) => leafHash(hexToBytes(entry)));
const many = (count: number): Hash[] => Array.from({ length: count }, (_, at) => leafHash(Uint8Array.of(at, at >> 8)));
const hashesOf = (all: readonly Hash[], ranges: readonly Range[]): Hash[] =>
  ranges.map(([start, end]) => definition(all.slice(start, end)));

describe('the tree of RFC 6962', () => {
  test('has the roots of its reference implementations, leaf by leaf', () => {
    expect(bytesToHex(emptyRoot())).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
    let frontier = emptyFrontier;
    for (const [at, leaf] of leaves.entries()) {
      frontier = appendLeaves(frontier, [leaf]).frontier;
      expect(bytesToHex(rootOf(frontier))).toBe(roots[at]);
    }
  });

  test('is the same however it is appended, and its kept nodes are those of the definition', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 90 }), { minLength: 1, maxLength: 6 }), (batches) => {
        const all = many(batches.reduce((sum, batch) => sum + batch, 0));
        let frontier = emptyFrontier;
        for (const batch of batches) {
          const grown = appendLeaves(frontier, all.slice(frontier.size, frontier.size + batch));
          for (const { level, index, hash } of grown.nodes)
            expect(hash).toEqual(definition(all.slice(index * 2 ** level, (index + 1) * 2 ** level)));
          frontier = grown.frontier;
        }
        expect(rootOf(frontier)).toEqual(definition(all));
      }),
      { numRuns: 60 },
    );
  });

  test('any run of leaves that is a node is folded from complete subtrees, each from kept ones', () => {
    const all = many(700);
    for (const [start, end] of [...inclusionRanges(13, 700), ...consistencyRanges(530, 700)]) {
      const parts = subtreesOf(start, end).map((subtree) => {
        const kept = keptPartsOf(subtree);
        expect(kept.every(({ level }) => level % 4 === 0)).toBe(true);
        return joinLevel(
          kept.map(({ level, index }) => definition(all.slice(index * 2 ** level, (index + 1) * 2 ** level))),
        );
      });
      expect(foldSubtrees(parts)).toEqual(definition(all.slice(start, end)));
    }
  });
});

describe('the proofs of RFC 9162', () => {
  const all = many(70);

  test('each leaf of each tree is proven, and no other leaf, place, root or path', () => {
    for (let size = 1; size <= 40; size += 1) {
      const tree = { size, root: definition(all.slice(0, size)) };
      for (let index = 0; index < size; index += 1) {
        const leaf = { hash: all[index] ?? emptyRoot(), index };
        const path = hashesOf(all, inclusionRanges(index, size));
        expect(verifyInclusion(leaf, tree, path)).toBe(true);
        expect(verifyInclusion({ ...leaf, hash: emptyRoot() }, tree, path)).toBe(false);
        expect(verifyInclusion(leaf, { ...tree, root: emptyRoot() }, path)).toBe(false);
        expect(verifyInclusion(leaf, tree, [...path, emptyRoot()])).toBe(false);
        if (size > 1) {
          expect(verifyInclusion({ ...leaf, index: (index + 1) % size }, tree, path)).toBe(false);
          expect(verifyInclusion(leaf, tree, path.slice(1))).toBe(false);
        }
      }
    }
  });

  test('each tree is proven to begin with each smaller one, and with no other', () => {
    for (let size = 1; size <= 40; size += 1)
      for (let first = 1; first <= size; first += 1) {
        const [old, tree] = [first, size].map((n) => ({ size: n, root: definition(all.slice(0, n)) }));
        if (!old || !tree) throw new Error('two trees');
        const proof = hashesOf(all, consistencyRanges(first, size));
        expect(verifyConsistency(old, tree, proof)).toBe(true);
        expect(verifyConsistency({ ...old, root: emptyRoot() }, tree, proof)).toBe(false);
        expect(verifyConsistency(old, { ...tree, root: emptyRoot() }, proof)).toBe(false);
        expect(verifyConsistency(old, tree, [...proof, emptyRoot()])).toBe(false);
        if (proof.length > 0) expect(verifyConsistency(old, tree, proof.slice(1))).toBe(false);
        if (first < size) expect(verifyConsistency(tree, old, proof)).toBe(false);
      }
  });

  test('a tree that was changed before the old one’s end has no proof from it', () => {
    const other = [...all.slice(0, 5), emptyRoot(), ...all.slice(6)];
    const [old, tree] = [
      { size: 11, root: definition(all.slice(0, 11)) },
      { size: 30, root: definition(other.slice(0, 30)) },
    ];
    for (const leavesOf of [all, other])
      expect(verifyConsistency(old, tree, hashesOf(leavesOf, consistencyRanges(11, 30)))).toBe(false);
  });
});
