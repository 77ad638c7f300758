import { bytesToHex } from '@noble/hashes/utils.js';
import { contentHash, entryBytes, movementContent, noLeaf } from '#domain/transparency/entry.ts';
import { publicKeyOf, signHead } from '#domain/transparency/head.ts';
import { leafSetRanges } from '#domain/transparency/leaf-set.ts';
import { appendLeaves, emptyFrontier, type Hash, leafHash, rootOf } from '#domain/transparency/merkle.ts';
import { canonicalJson, startLine } from '#domain/transparency/statement-format.ts';

const secret = '9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60';
const player = 'f47ac10b-58cc-4372-a567-0e02b2c3d479';
const startSeconds = Date.UTC(2027, 2, 1) / 1000;

const contentOf = (at: number): string =>
  movementContent({
    id: BigInt(at),
    kind: at % 2 === 0 ? 'bet' : 'win',
    player,
    reference: null,
    round: `9b2d1f6e-1111-4222-8333-${String(at).padStart(12, '0')}`,
    at: `${startSeconds + at}.123456`,
    postings: [
      {
        account: 5n,
        kind: 'cash',
        currency: 'EUR',
        owner: '',
        amount: at % 2 === 0 ? -100n : 200n,
        balanceAfter: 9_900n,
      },
      {
        account: 9n,
        kind: 'gaming',
        currency: 'EUR',
        owner: 'dice',
        amount: at % 2 === 0 ? 100n : -200n,
        balanceAfter: null,
      },
    ],
  });

/** A true statement of so many movements, each `apart` leaves after the one before it in a tree of everybody's. */
export const sampleStatement = (movements: number, apart: number): string => {
  const size = movements * apart;
  const all: Hash[] = Array.from({ length: size }, (_, at) => leafHash(new TextEncoder().encode(`${at}`)));
  const lines: string[] = [];
  let previous = noLeaf();
  for (let at = 0; at < movements; at += 1) {
    const [content, index, seq] = [contentOf(at), at * apart, at + 1];
    previous = leafHash(entryBytes({ chain: player, seq, previous, content: contentHash(content) }));
    all[index] = previous;
    lines.push(canonicalJson({ index, seq, leaf: bytesToHex(previous), content }));
  }
  const rootOver = (start: number, end: number): string =>
    bytesToHex(rootOf(appendLeaves(emptyFrontier, all.slice(start, end)).frontier));
  const head = signHead({ at: Date.UTC(2027, 3, 1), epoch: 1, size, root: rootOver(0, size) }, secret);
  const indices = Array.from({ length: movements }, (_, at) => at * apart);
  const nodes = leafSetRanges(indices, size).map(([start, end]) => rootOver(start, end));
  const start = {
    player,
    month: '2027-03',
    part: 1,
    parts: 1,
    lines: movements,
    first: 1,
    previous: bytesToHex(noLeaf()),
  };
  return [startLine({ ...start, publicKey: publicKeyOf(secret), head }), ...lines, canonicalJson({ nodes }), ''].join(
    '\n',
  );
};
