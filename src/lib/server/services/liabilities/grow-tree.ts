import { setImmediate as breath } from 'node:timers/promises';
import { type Below, cutAmount, partsOf, shuffled } from '#domain/transparency/cut-amount.ts';
import {
  bytesOfSum,
  joinSums,
  liabilityLeaf,
  noLiability,
  ownerHash,
  type SumNode,
} from '#domain/transparency/liability-tree.ts';
import { splitOf } from '#domain/transparency/proofs.ts';
import type { Random } from '../../context.ts';

/** Leaves of a page; a power of two, so that a whole page is one node of the tree. */
export const pageSize = 1_024;

/** Who is owed how much of a currency, in minor units; `owner` as `ownerHash` takes it. */
export type Creditor = { readonly player: string; readonly owner: string; readonly amountMinor: bigint };

export type Share = Creditor & {
  readonly salt: Uint8Array;
  /** By their number: the place among the leaves, and how much. */
  readonly parts: readonly (readonly [index: number, amount: string])[];
};

export type LiabilityTree = {
  readonly root: SumNode;
  readonly leaves: number;
  readonly pages: readonly (readonly SumNode[])[];
  readonly shares: readonly Share[];
};

/** Draws of bytes so many more than the bound has that no number is likelier than another by 2^-64. */
const belowOf =
  (random: Random): Below =>
  (bound) => {
    const bytes = random.bytes(Math.ceil(bound.toString(16).length / 2) + 8);
    return BigInt(`0x${Buffer.from(bytes).toString('hex')}`) % bound;
  };

/** The node over some leaves of a tree, one at least, in the shape of RFC 9162. */
export const foldSums = (nodes: readonly SumNode[]): SumNode => {
  const [only] = nodes;
  if (only && nodes.length === 1) return only;
  const middle = splitOf(nodes.length);
  return joinSums(foldSums(nodes.slice(0, middle)), foldSums(nodes.slice(middle)));
};

/** The root over the nodes of pages. */
export const rootOfPages = (nodes: readonly SumNode[]): SumNode =>
  nodes.length === 0 ? noLiability() : foldSums(nodes);

/**
 * The tree of a currency. Each amount is cut into parts at random, and all parts stand in an order drawn anew: what somebody is shown
 * beside an own part is a piece of a sum of unknown people. Others are served after each page.
 */
export const growTree = async (creditors: readonly Creditor[], random: Random): Promise<LiabilityTree> => {
  const below = belowOf(random);
  const totalMinor = creditors.reduce((sum, { amountMinor }) => sum + amountMinor, 0n);
  const average = creditors.length > 0 ? totalMinor / BigInt(creditors.length) : 0n;
  const cut = creditors.map((creditor) => ({
    ...creditor,
    salt: random.bytes(32),
    amounts: cutAmount(creditor.amountMinor, partsOf(creditor.amountMinor, average), below),
  }));
  const order = shuffled(
    cut.flatMap(({ amounts }, creditor) => amounts.map((_, part) => ({ creditor, part }))),
    below,
  );
  const places = cut.map(({ amounts }) => amounts.map((amount): [number, string] => [-1, `${amount}`]));
  const pages: SumNode[][] = [];
  for (let start = 0; start < order.length; start += pageSize) {
    pages.push(
      order.slice(start, start + pageSize).map(({ creditor, part }, at) => {
        const { owner, salt, amounts } = cut[creditor] ?? missing();
        const place = places[creditor]?.[part] ?? missing();
        place[0] = start + at;
        return liabilityLeaf(amounts[part] ?? missing(), ownerHash(salt, part, owner));
      }),
    );
    await breath();
  }
  return {
    root: rootOfPages(pages.map(foldSums)),
    leaves: order.length,
    pages,
    shares: cut.map(({ amounts: _, ...creditor }, at) => ({ ...creditor, parts: places[at] ?? missing() })),
  };
};

const missing = (): never => {
  throw new Error('a part of nobody');
};

/** A node as it is kept: 16 bytes of its sum, 32 of its hash. */
export const packNodes = (nodes: readonly SumNode[]): Buffer =>
  Buffer.concat(nodes.flatMap(({ sum, hash }) => [bytesOfSum(sum), hash]));

const nodeBytes = 48;
export const unpackNodes = (bytes: Uint8Array): SumNode[] =>
  Array.from({ length: bytes.length / nodeBytes }, (_, at) => {
    const node = bytes.subarray(at * nodeBytes, (at + 1) * nodeBytes);
    return { sum: BigInt(`0x${Buffer.from(node.subarray(0, 16)).toString('hex')}`), hash: node.subarray(16) };
  });
