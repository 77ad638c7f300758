import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { foldLeafSet } from './leaf-set.ts';
import { emptyRoot, type Hash } from './merkle.ts';

/**
 * A node of the tree of what the house owes in one currency: the sum of the parts under it in minor units, and a hash that binds the sum
 * of each of its children. (The tree as it was first proposed bound their total alone, and a node could hide that one of them is below
 * zero: Hu, Zhang, Guo 2019.)
 */
export type SumNode = { readonly sum: bigint; readonly hash: Hash };

const LEAF = Uint8Array.of(0x00);
const NODE = Uint8Array.of(0x01);
const sumBytes = 16;

/** 16 bytes, big-endian. Throws on a sum below zero: none is written, and none is read. */
export const bytesOfSum = (sum: bigint): Uint8Array => {
  if (sum < 0n || sum >= 1n << 127n) throw new RangeError('a sum of what is owed is not below zero');
  const bytes = new Uint8Array(sumBytes);
  const view = new DataView(bytes.buffer);
  view.setBigUint64(0, sum >> 64n);
  view.setBigUint64(8, sum & 0xffff_ffff_ffff_ffffn);
  return bytes;
};

/**
 * Whose a part is, for those alone who know the salt: SHA-256(salt (32) || number of the part (4, big-endian) || UTF-8 of the owner).
 * The owner is told by what belongs to one person, the mail address among it: two players cannot be shown one leaf.
 */
export const ownerHash = (salt: Uint8Array, part: number, owner: string): Hash => {
  if (salt.length !== 32) throw new RangeError('a salt has 32 bytes');
  const number = new Uint8Array(4);
  new DataView(number.buffer).setUint32(0, part);
  return sha256(concatBytes(salt, number, utf8ToBytes(owner)));
};

/** SHA-256(0x00 || sum || owner). */
export const liabilityLeaf = (sum: bigint, owner: Hash): SumNode => ({
  sum,
  hash: sha256(concatBytes(LEAF, bytesOfSum(sum), owner)),
});

/** SHA-256(0x01 || sum of left || hash of left || sum of right || hash of right). */
export const joinSums = (left: SumNode, right: SumNode): SumNode => ({
  sum: left.sum + right.sum,
  hash: sha256(concatBytes(NODE, bytesOfSum(left.sum), left.hash, bytesOfSum(right.sum), right.hash)),
});

/** Of a currency in which nothing is owed. */
export const noLiability = (): SumNode => ({ sum: 0n, hash: emptyRoot() });

/** The root that parts at rising indices and the nodes beside them make; undefined where they do not fit each other. */
export const rootOfSums = (
  parts: readonly { readonly index: number; readonly node: SumNode }[],
  nodes: readonly SumNode[],
  leaves: number,
): SumNode | undefined => (leaves === 0 ? noLiability() : foldLeafSet(parts, nodes, leaves, joinSums));
