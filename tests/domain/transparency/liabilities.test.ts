import { randomBytes } from 'node:crypto';
import { bytesToHex } from '@noble/hashes/utils.js';
import { describe, expect, test } from 'vitest';
import { cutAmount, partsOf, shuffle } from '#domain/transparency/cut-amount.ts';
import { publicKeyOf } from '#domain/transparency/head.ts';
import { leafSetRanges } from '#domain/transparency/leaf-set.ts';
import {
  coverOf,
  isLiabilitySigned,
  liabilityText,
  readLiabilities,
  signLiabilities,
} from '#domain/transparency/liability-statement.ts';
import { joinSums, liabilityLeaf, ownerHash, rootOfSums, type SumNode } from '#domain/transparency/liability-tree.ts';
import { splitOf } from '#domain/transparency/proofs.ts';
import { type LiabilityProof, verifyLiability } from '#domain/transparency/verify-liability.ts';

const secret = 'c'.repeat(64);
const below = (bound: bigint): bigint => BigInt(`0x${randomBytes(24).toString('hex')}`) % bound;
const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((total, one) => total + one, 0n);

describe('an amount', () => {
  test('is cut into parts of nothing or more that sum to it, whatever is drawn', () => {
    for (const amount of [1n, 2n, 7n, 100n, 123_456_789n, 2n ** 62n])
      for (const parts of [8, 9, 64]) {
        const cut = cutAmount(amount, parts, below);
        expect([cut.length, sum(cut), cut.every((part) => part >= 0n)]).toEqual([parts, amount, true]);
      }
    expect(cutAmount(5n, 8, () => 0n)).toEqual([0n, 0n, 0n, 0n, 0n, 0n, 0n, 5n]);
    expect(cutAmount(5n, 8, (bound) => bound - 1n)).toEqual([5n, 0n, 0n, 0n, 0n, 0n, 0n, 0n]);
  });

  test('far above what others have is cut into more parts, and none into more than 64', () => {
    expect([partsOf(1n, 100n), partsOf(100n, 100n), partsOf(2_000n, 100n), partsOf(10n ** 12n, 100n)]).toEqual([
      8, 8, 21, 64,
    ]);
    expect(partsOf(5n, 0n)).toBe(8);
  });

  test('stands among the others in any order that can be drawn', () => {
    const drawn = (pieces: readonly [from: number, to: number][]): string => {
      const order = [1, 2, 3];
      for (const [from, to] of pieces) shuffle(order, { from, to }, below);
      return order.join('');
    };
    for (const pieces of [
      [[3, 0]],
      [
        [3, 2],
        [2, 0],
      ],
    ] as const) {
      const seen = new Set(Array.from({ length: 400 }, () => drawn([...pieces].map(([from, to]) => [from, to]))));
      expect([...seen].sort()).toEqual(['123', '132', '213', '231', '312', '321']);
    }
  });
});

const fold = (nodes: readonly SumNode[]): SumNode => {
  const [only] = nodes;
  if (only && nodes.length === 1) return only;
  const middle = splitOf(nodes.length);
  return joinSums(fold(nodes.slice(0, middle)), fold(nodes.slice(middle)));
};

const salt = new Uint8Array(32).fill(7);
const owner = '0190a1b2-0000-7000-8000-000000000001 ada@example.com';
/** Ada's 60, 0 and 40 at places 1, 4 and 9 among the parts of others, and what proves it. */
const proofIn = (others: bigint): LiabilityProof => {
  const own = new Map([
    [1, liabilityLeaf(60n, ownerHash(salt, 0, owner))],
    [4, liabilityLeaf(0n, ownerHash(salt, 1, owner))],
    [9, liabilityLeaf(40n, ownerHash(salt, 2, owner))],
  ]);
  const leaves = Array.from(
    { length: 13 },
    (_, at) => own.get(at) ?? liabilityLeaf(others, ownerHash(salt, at, 'somebody')),
  );
  const root = fold(leaves);
  const statement = liabilityText({
    day: '2027-01-31',
    at: Date.UTC(2027, 0, 31),
    epoch: 1,
    currencies: [
      {
        currency: 'EUR',
        leaves: 13,
        root: bytesToHex(root.hash),
        owed: `${root.sum}`,
        jackpots: '5',
        bonus: '0',
        held: [
          { at: 'bank', amount: '900' },
          { at: 'skrill', amount: '-100' },
        ],
      },
    ],
  });
  return {
    publicKey: publicKeyOf(secret),
    statement,
    signature: signLiabilities(statement, secret),
    log: null,
    owner,
    currencies: [
      {
        currency: 'EUR',
        salt: bytesToHex(salt),
        parts: [
          { index: 1, amount: '60' },
          { index: 4, amount: '0' },
          { index: 9, amount: '40' },
        ],
        nodes: leafSetRanges([1, 4, 9], 13)
          .map(([start, end]) => fold(leaves.slice(start, end)))
          .map((node) => ({ sum: `${node.sum}`, hash: bytesToHex(node.hash) })),
      },
    ],
  };
};
type Currency = LiabilityProof['currencies'][number];
const change = (proof: LiabilityProof, to: (currency: Currency) => Currency): LiabilityProof => ({
  ...proof,
  currencies: proof.currencies.map(to),
});

describe('a proof of what is owed', () => {
  const proof = proofIn(50n);

  test('holds by itself, and says how much of the sum is its owner’s', () => {
    const report = verifyLiability(proof, publicKeyOf(secret));
    expect([report.problems, report.own]).toEqual([[], [{ currency: 'EUR', amountMinor: 100n, parts: 3 }]]);
    const [currency] = report.statement?.currencies ?? [];
    expect(currency?.owed).toBe('600');
    expect(currency && coverOf(currency)).toEqual({ heldMinor: 800n, leftMinor: 195n });
  });

  test.each<[string, LiabilityProof, readonly string[]]>([
    [
      'an own part that is more',
      change(proof, (one) => ({ ...one, parts: [{ index: 1, amount: '61' }, ...one.parts.slice(1)] })),
      ['sum'],
    ],
    ['a part that is left out', change(proof, (one) => ({ ...one, parts: one.parts.slice(0, 2) })), ['sum']],
    [
      'one part told twice',
      change(proof, (one) => ({ ...one, parts: [...one.parts, { index: 9, amount: '40' }] })),
      ['sum'],
    ],
    [
      'another place',
      change(proof, (one) => ({ ...one, parts: one.parts.map((part) => ({ ...part, index: part.index + 1 })) })),
      ['sum'],
    ],
    ['somebody else’s parts', { ...proof, owner: `${owner}.uk` }, ['sum']],
    ['one currency told twice', { ...proof, currencies: [...proof.currencies, ...proof.currencies] }, ['sum']],
    [
      'a node below zero',
      change(proof, (one) => ({
        ...one,
        nodes: one.nodes.map((node, at) => (at === 0 ? { ...node, sum: '-50' } : node)),
      })),
      ['sum'],
    ],
    ['a node more', change(proof, (one) => ({ ...one, nodes: [...one.nodes, ...one.nodes.slice(0, 1)] })), ['sum']],
    [
      'another statement',
      { ...proof, statement: proof.statement.replace('"owed":"600"', '"owed":"100"') },
      ['signature', 'sum'],
    ],
    ['a key of its own', { ...proof, publicKey: publicKeyOf('d'.repeat(64)) }, ['signature', 'key']],
    ['no statement', { ...proof, statement: '{}' }, ['statement']],
  ])('%s is refused', (_, forged, problems) => {
    expect(verifyLiability(forged, publicKeyOf(secret)).problems).toEqual(problems);
    expect(verifyLiability(forged, publicKeyOf(secret)).own).toEqual([]);
  });

  test('a node whose children sum to what it says, one of them below zero, has another hash', () => {
    const [left, right] = [liabilityLeaf(50n, ownerHash(salt, 0, 'a')), liabilityLeaf(30n, ownerHash(salt, 0, 'b'))];
    const other = joinSums({ ...left, sum: left.sum + 10n }, { ...right, sum: right.sum - 10n });
    expect(other.sum).toBe(joinSums(left, right).sum);
    expect(bytesToHex(other.hash)).not.toBe(bytesToHex(joinSums(left, right).hash));
    expect(() => joinSums({ ...left, sum: 100n }, { ...right, sum: -20n })).toThrow(RangeError);
    expect(rootOfSums([], [], 0)?.sum).toBe(0n);
  });
});

test('a statement is read as it was written, and nothing else is one', () => {
  const { statement: text, signature } = proofIn(1n);
  const read = readLiabilities(text);
  expect(read && liabilityText(read)).toBe(text);
  expect(isLiabilitySigned(text, signature, publicKeyOf(secret))).toBe(true);
  expect(isLiabilitySigned(text, 'zz', publicKeyOf(secret))).toBe(false);
  for (const other of [
    text.replace('"owed":"', '"owed":"-'),
    text.replace('"owed":"', '"owed":"0'),
    text.replace('/1\n', '/2\n'),
    text.replace(',', ', '),
    `${text}\n`,
    text.slice(0, -2),
  ])
    expect([other, readLiabilities(other)]).toEqual([other, undefined]);
});
