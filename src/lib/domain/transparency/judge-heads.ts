import { hexToBytes } from '@noble/hashes/utils.js';
import { type Contradiction, contradictionOf, isSigned, type TreeHead } from './head.ts';
import type { Hash } from './merkle.ts';
import { verifyConsistency } from './proofs.ts';

/** Two heads of which the second was published later. */
export type HeadPair = readonly [former: TreeHead, later: TreeHead];

/** All that a head says: a signature alone could stand under something else. */
export const headName = ({ logId, epoch, size, root, at, signature }: TreeHead): string =>
  [logId, epoch, size, root, at, signature].join(' ');

/** Heads from several hands as one line, the oldest first, each once. */
export const headLineOf = (...hands: readonly (readonly TreeHead[])[]): TreeHead[] => [
  ...new Map(
    hands
      .flat()
      .toSorted((a, b) => a.at - b.at || a.size - b.size)
      .map((head) => [headName(head), head]),
  ).values(),
];

/** Neighbours of a line that are of one epoch and of different sizes: what only a proof says of them. */
export const pairsToProve = (line: readonly TreeHead[]): HeadPair[] =>
  line.flatMap((later, place) => {
    const former = line[place - 1];
    return former && former.epoch === later.epoch && former.size > 0 && former.size < later.size
      ? [[former, later] as const]
      : [];
  });

/** A proof as the house gave it, in hex; undefined: it gave none. */
export type ProofOf = (first: number, second: number) => readonly string[] | undefined;

const treeOf = ({ size, root }: TreeHead): { readonly size: number; readonly root: Hash } => ({
  size,
  root: hexToBytes(root),
});

export const isProven = ([former, later]: HeadPair, proof: readonly string[] | undefined): boolean => {
  try {
    return proof !== undefined && verifyConsistency(treeOf(former), treeOf(later), proof.map(hexToBytes));
  } catch {
    return false;
  }
};

/**
 * Why a line of heads is not that of one log that only grew. `unproven`: no proof leads from the smaller tree to the larger;
 * `withheld`: the house shows nothing as new as what it once signed.
 */
export type HeadFault =
  | { readonly why: 'unsigned' | 'other_key'; readonly heads: readonly [TreeHead] }
  | { readonly why: Contradiction | 'unproven' | 'withheld'; readonly heads: HeadPair };

/** Of one head alone: whether it is of this log, and signed with its key. */
export const faultOf = (head: TreeHead, publicKey: string, logId: string): HeadFault | undefined => {
  if (head.logId !== logId) return { why: 'other_key', heads: [head] };
  return isSigned(head, publicKey) ? undefined : { why: 'unsigned', heads: [head] };
};

/** What a line of signed heads shows by itself: roots of one size, trees that shrank, epochs that fell. */
const contradictionsIn = (line: readonly TreeHead[]): HeadFault[] =>
  line.flatMap((later, place): HeadFault[] => {
    const former = line[place - 1];
    const why = former && contradictionOf(former, later);
    return former && why ? [{ why, heads: [former, later] }] : [];
  });

/** The faults of a line of signed heads: its contradictions, else growth within the newest epoch that is not proven. */
export const faultsOf = (line: readonly TreeHead[], proofOf: ProofOf): HeadFault[] => {
  const contradictions = contradictionsIn(line);
  if (contradictions.length > 0) return contradictions;
  return provablePairs(line)
    .filter((pair) => !isProven(pair, proofOf(pair[0].size, pair[1].size)))
    .map((heads): HeadFault => ({ why: 'unproven', heads }));
};

/** Those of the pairs that the house can still prove: of the epoch of the newest head, as trees of former ones are no more. */
export const provablePairs = (line: readonly TreeHead[]): HeadPair[] => {
  const epoch = line.at(-1)?.epoch;
  return pairsToProve(line).filter(([former]) => former.epoch === epoch);
};

/** Holds kept heads, of which each is signed, against those that the house shows now. */
export const compareHeads = (
  kept: readonly TreeHead[],
  shown: readonly TreeHead[],
  proofOf: ProofOf,
): readonly HeadFault[] => {
  const newest = headLineOf(shown).at(-1);
  const lastKept = headLineOf(kept).at(-1);
  const isWithheld = newest !== undefined && lastKept !== undefined && lastKept.at > newest.at;
  const faults = faultsOf(headLineOf(kept, shown), proofOf);
  return isWithheld && faults.length === 0 ? [{ why: 'withheld', heads: [newest, lastKept] }] : faults;
};
