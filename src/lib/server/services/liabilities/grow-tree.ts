import { setImmediate as breath } from 'node:timers/promises';
import { type Below, cutAmount, partsOf, shuffle } from '#domain/transparency/cut-amount.ts';
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

/**
 * Leaves of a page; a power of two, so that a whole page is one node of the tree. Trees that are kept have this many: another number is
 * another form.
 */
export const pageSize = 1_024;

/** Who is owed how much of a currency, in minor units; `owner` as `ownerHash` takes it. */
export type Creditor = { readonly player: string; readonly owner: string; readonly amountMinor: bigint };

export type Share = Creditor & {
  readonly salt: Uint8Array;
  /** By their number: the place among the leaves, and how much. */
  readonly parts: readonly (readonly [index: number, amount: string])[];
};

/** `root`: the node over all of its leaves. */
type Page = { readonly root: SumNode; readonly leaves: readonly SumNode[] };

export type LiabilityTree = {
  readonly root: SumNode;
  readonly leaves: number;
  readonly pages: readonly Page[];
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

/** Cuts and places at a time, before others are served: a few milliseconds of work. */
const atOnce = 1_000;

type Cut = Creditor & { readonly salt: Uint8Array; readonly amounts: readonly bigint[] };
type Part = { readonly cut: Cut; readonly number: number; place: number };

const cutAll = async (creditors: readonly Creditor[], random: Random, below: Below): Promise<Cut[]> => {
  const totalMinor = creditors.reduce((sum, { amountMinor }) => sum + amountMinor, 0n);
  const average = creditors.length > 0 ? totalMinor / BigInt(creditors.length) : 0n;
  const cuts: Cut[] = [];
  for (const creditor of creditors) {
    const { amountMinor } = creditor;
    const amounts = cutAmount(amountMinor, partsOf(amountMinor, average), below);
    cuts.push({ ...creditor, salt: random.bytes(32), amounts });
    if (cuts.length % atOnce === 0) await breath();
  }
  return cuts;
};

const leafOf = ({ cut: { owner, salt, amounts }, number }: Part): SumNode =>
  liabilityLeaf(amounts[number] ?? missing(), ownerHash(salt, number, owner));

/**
 * The tree of a currency. Each amount is cut into parts at random, and all parts stand in an order drawn anew: what somebody is shown
 * beside an own part is a piece of a sum of unknown people. A hundred thousand players take seconds, in which others are served.
 */
export const growTree = async (creditors: readonly Creditor[], random: Random): Promise<LiabilityTree> => {
  const below = belowOf(random);
  const cuts = await cutAll(creditors, random, below);
  const own = cuts.map((cut) => cut.amounts.map((_, number): Part => ({ cut, number, place: -1 })));
  const order = own.flat();
  for (let from = order.length; from > 0; from -= atOnce) {
    shuffle(order, { from, to: from - atOnce }, below);
    await breath();
  }
  const pages: Page[] = [];
  for (let start = 0; start < order.length; start += pageSize) {
    const parts = order.slice(start, start + pageSize);
    for (const [at, part] of parts.entries()) part.place = start + at;
    const leaves = parts.map(leafOf);
    pages.push({ root: foldSums(leaves), leaves });
    await breath();
  }
  return {
    root: rootOfPages(pages.map(({ root }) => root)),
    leaves: order.length,
    pages,
    shares: cuts.map(({ amounts, ...creditor }, at) => ({
      ...creditor,
      parts: (own[at] ?? missing()).map(({ place, number }) => [place, `${amounts[number] ?? missing()}`] as const),
    })),
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
