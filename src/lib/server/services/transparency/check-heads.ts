import type { X509Certificate } from 'node:crypto';
import { bytesToHex } from '@noble/hashes/utils.js';
import { contradictionOf, isSigned, type TreeHead } from '#domain/transparency/head.ts';
import type { Hash } from '#domain/transparency/merkle.ts';
import type { KeptStamp } from '#domain/transparency/stamp.ts';
import type { Breach } from './check-tree.ts';

/** Heads as they were published and kept outside the database, and the public key of the log. */
export type Published = {
  readonly heads: readonly TreeHead[];
  readonly publicKey: string;
  /** Their time stamps, kept beside them. */
  readonly stamps?: readonly KeptStamp[];
  /** The certificates of every authority that ever stamped them; none: whoever signed a stamp is believed to be one. */
  readonly trusted?: readonly X509Certificate[];
};

const nameOf = ({ at, size }: TreeHead): string => `head of ${new Date(at).toISOString()} (${size} leaves)`;

/**
 * Holds the tree against what was published of it: whoever rewrites rows, leaves and nodes alike makes another root. Of the first head
 * that does not fit it says from which leaf on: what the head before it sealed is as it was.
 */
export const checkHeads = (
  { heads, publicKey }: Pick<Published, 'heads' | 'publicKey'>,
  { size, roots }: { readonly size: number; readonly roots: ReadonlyMap<number, Hash> },
): Breach[] => {
  const breaches: Breach[] = [];
  const told = (head: TreeHead, problem: string) => breaches.push({ row: nameOf(head), problem });
  const epoch = Math.max(0, ...heads.map((head) => head.epoch));
  let former: TreeHead | undefined;
  let sound = 0;
  for (const head of heads) {
    if (!isSigned(head, publicKey)) told(head, 'is not signed with the key of this log');
    if (former && contradictionOf(former, head)) told(head, `contradicts the ${nameOf(former)}`);
    former = head;
    // What was published before the house was put back is of a tree that is no more.
    if (head.epoch < epoch) continue;
    const root = roots.get(head.size);
    if (root && bytesToHex(root) === head.root) sound = head.size;
    else if (!root) told(head, `has leaves that are gone: the tree has ${size}`);
    else told(head, `has another root than the tree: a leaf from ${sound} to ${head.size - 1} was rewritten since`);
  }
  return breaches;
};
