import { bytesToHex } from '@noble/hashes/utils.js';
import { describe, expect, test } from 'vitest';
import { logIdOf, publicKeyOf, signHead, type TreeHead } from '#domain/transparency/head.ts';
import { compareHeads, faultOf, faultsOf, headLineOf, pairsToProve } from '#domain/transparency/judge-heads.ts';
import { appendLeaves, emptyFrontier, type Hash, leafHash, rootOf } from '#domain/transparency/merkle.ts';
import { consistencyRanges } from '#domain/transparency/proofs.ts';
import { headsIn, headsOfLines } from '#domain/transparency/read-heads.ts';

const secret = '9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60';
const otherSecret = '4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb';
const publicKey = publicKeyOf(secret);
const leaves = Array.from({ length: 40 }, (_, at) => leafHash(Uint8Array.of(at)));
const rewritten = leaves.map((leaf, at) => (at === 3 ? leafHash(Uint8Array.of(200)) : leaf));

const rootOfFirst = (size: number, of: readonly Hash[]): Hash =>
  rootOf(appendLeaves(emptyFrontier, of.slice(0, size)).frontier);
const head = (size: number, at: number, of = leaves, epoch = 1): TreeHead =>
  signHead({ at, epoch, size, root: bytesToHex(rootOfFirst(size, of)) }, secret);
/** The proof of a house that keeps these leaves. */
const proofFrom =
  (of: readonly Hash[]) =>
  (first: number, second: number): readonly string[] =>
    consistencyRanges(first, second).map(([start, end]) =>
      bytesToHex(rootOf(appendLeaves(emptyFrontier, of.slice(start, end)).frontier)),
    );
const honest = proofFrom(leaves);

describe('a line of heads', () => {
  test('of a log that grew, stood still and grew has no fault', () => {
    const line = [head(5, 1), head(5, 2), head(17, 3), head(40, 4)];
    expect(pairsToProve(line).map(([a, b]) => [a.size, b.size])).toEqual([
      [5, 17],
      [17, 40],
    ]);
    expect(faultsOf(line, honest)).toEqual([]);
  });

  test('names the two heads of one size with two roots', () => {
    const [one, two] = [head(17, 3), head(17, 4, rewritten)];
    expect(faultsOf([head(5, 1), one, two], honest)).toEqual([{ why: 'two_roots', heads: [one, two] }]);
  });

  test('names a tree that shrank, and an epoch that fell', () => {
    const [large, small] = [head(17, 3), head(16, 4)];
    expect(faultsOf([large, small], honest)).toEqual([{ why: 'shrunk', heads: [large, small] }]);
    const [second, first] = [head(17, 3, leaves, 2), head(18, 4, leaves, 1)];
    expect(faultsOf([second, first], honest)).toEqual([{ why: 'epoch_back', heads: [second, first] }]);
  });

  test('names growth that is proven by another tree, by nothing, or by what is no hash', () => {
    const pair = [head(17, 3), head(40, 4, rewritten)] as const;
    for (const proof of [honest, proofFrom(rewritten), () => undefined, () => ['nothing'], () => []])
      expect(faultsOf(pair, proof)).toEqual([{ why: 'unproven', heads: pair }]);
  });

  test('of two epochs asks for no proof of the one that is over', () => {
    const line = [head(5, 1), head(17, 2, rewritten), head(9, 3, leaves, 2), head(12, 4, leaves, 2)];
    expect(faultsOf(line, honest)).toEqual([]);
  });
});

describe('kept heads', () => {
  const shown = [head(40, 9), head(17, 5)];

  test('that the house signed fit what it shows', () => {
    expect(compareHeads([head(5, 1), head(17, 5), head(20, 6)], shown, honest)).toEqual([]);
  });

  test('contradict a house that rewrote what was before them', () => {
    const kept = head(17, 5);
    const now = [head(40, 9, rewritten)];
    expect(compareHeads([kept], now, proofFrom(rewritten))).toEqual([{ why: 'unproven', heads: [kept, now[0]] }]);
  });

  test('contradict a house that shows another root of their size', () => {
    const kept = head(17, 4, rewritten);
    expect(compareHeads([kept], shown, honest)).toEqual([{ why: 'two_roots', heads: [kept, shown[1]] }]);
  });

  test('newer than all that is shown are told of', () => {
    const kept = head(40, 10);
    expect(compareHeads([kept], shown, honest)).toEqual([{ why: 'withheld', heads: [shown[0], kept] }]);
  });
});

test('a head of another key, and one that is not signed, are no heads of this log', () => {
  const logId = logIdOf(publicKey);
  expect(faultOf(head(5, 1), publicKey, logId)).toBeUndefined();
  const foreign = signHead({ at: 1, epoch: 1, size: 1, root: '0'.repeat(64) }, otherSecret);
  expect(faultOf(foreign, publicKey, logId)).toEqual({ why: 'other_key', heads: [foreign] });
  const changed = { ...head(5, 1), size: 6 };
  expect(faultOf(changed, publicKey, logId)).toEqual({ why: 'unsigned', heads: [changed] });
});

test('heads of several hands are one line by their times, each once', () => {
  const [a, b, c] = [head(5, 1), head(17, 2), head(40, 3)];
  expect(headLineOf([c, a], [b, a])).toEqual([a, b, c]);
  // Something else under the same signature is another head.
  const changed = { ...a, size: 6 };
  expect(headLineOf([a], [changed])).toEqual([a, changed]);
});

test('heads are read from all that has any, and from nothing else', () => {
  const [a, b] = [head(5, 1), head(17, 2)];
  const lines = `${JSON.stringify(a)}\n${JSON.stringify(b)}\n`;
  for (const text of [lines, JSON.stringify([a, b]), JSON.stringify({ publicKey, heads: [a, b] })])
    expect(headsIn(text)).toEqual([a, b]);
  expect(headsIn(JSON.stringify({ format: 'x', head: a }))).toEqual([a]);
  expect(headsIn(JSON.stringify({ ...a, more: 1 }))).toEqual([a]);
  expect(headsOfLines(`${lines}{"logId":"ab`)).toEqual([a, b]);
  for (const text of [
    '',
    '7',
    'null',
    '{}',
    '[null]',
    JSON.stringify({ ...a, root: 'AB' }),
    JSON.stringify({ ...a, size: -1 }),
  ])
    expect(headsIn(text)).toEqual([]);
});
