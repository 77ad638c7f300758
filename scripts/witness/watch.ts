import { contradictionOf, isSigned, type TreeHead } from '#domain/transparency/head.ts';
import { isProven, pairsToProve } from '#domain/transparency/judge-heads.ts';

/** What a witness remembers of a house: its key as it was at first, and every head that it was shown, the oldest first. */
export type Memory = { readonly publicKey: string; readonly heads: readonly TreeHead[] };

/** What a house shows now: its heads, and of those that are stamped when (ms) and by whom. */
export type Shown = {
  readonly publicKey: string;
  readonly heads: readonly (TreeHead & { readonly stamp?: { readonly at: number; readonly by: string } })[];
};

/** The proof between two sizes of its tree, as the house gives it: hashes in hex. */
export type AskProof = (first: number, second: number) => Promise<readonly string[]>;

export type Verdict =
  | { readonly ok: true; readonly memory: Memory; readonly notes: readonly string[] }
  | { readonly ok: false; readonly lines: readonly string[] };

export const headLine = ({ at, epoch, size, root }: TreeHead): string =>
  `${new Date(at).toISOString()}, epoch ${epoch}, ${size} leaves, root ${root}`;

const words = {
  two_roots: 'They have as many leaves and different roots: the log has two histories.',
  shrunk: 'The later one has fewer leaves: what was published is gone.',
  epoch_back: 'The later one is of an epoch that was over.',
} as const;

const against = (former: TreeHead, later: TreeHead, why: string): Verdict => ({
  ok: false,
  lines: ['These two heads contradict each other:', `  ${headLine(former)}`, `  ${headLine(later)}`, why],
});

/** A head without what is shown beside it. */
const plain = ({ logId, epoch, size, root, at, signature }: TreeHead): TreeHead => ({
  logId,
  epoch,
  size,
  root,
  at,
  signature,
});

const isSame = (a: TreeHead, b: TreeHead): boolean => a.signature === b.signature;

/**
 * Judges what a house shows by what is remembered of it: signatures, no two roots of one size, no tree that shrinks, and a proof from
 * each tree to the next larger one. Within an epoch; that a new one began is noted.
 */
export const judge = async (memory: Memory | undefined, shown: Shown, askProof: AskProof): Promise<Verdict> => {
  if (memory && memory.publicKey !== shown.publicKey)
    return { ok: false, lines: [`The house has another key: ${memory.publicKey} before, ${shown.publicKey} now.`] };
  const unsigned = shown.heads.find((head) => !isSigned(head, shown.publicKey));
  if (unsigned)
    return { ok: false, lines: ['This head is not signed with the key of the house:', `  ${headLine(unsigned)}`] };
  const known = memory?.heads ?? [];
  const fresh = shown.heads.filter((head) => !known.some((one) => isSame(one, head)));
  const all = [...known, ...fresh].sort((a, b) => a.at - b.at);
  const notes: string[] = [];
  for (const [place, later] of all.entries()) {
    const former = all[place - 1];
    if (!former) continue;
    const contradiction = contradictionOf(former, later);
    if (contradiction) return against(former, later, words[contradiction]);
    if (later.epoch > former.epoch)
      notes.push(`The house says that it was put back to an earlier state: epoch ${later.epoch} began.`);
  }
  const newest = shown.heads.reduce((last, head) => Math.max(last, head.at), 0);
  const last = known.at(-1);
  if (last && newest < last.at)
    return { ok: false, lines: ['The house no longer shows a head that it published:', `  ${headLine(last)}`] };
  for (const pair of pairsToProve(all)) {
    const [former, later] = pair;
    if (!fresh.includes(former) && !fresh.includes(later)) continue;
    if (!isProven(pair, await askProof(former.size, later.size)))
      return against(former, later, 'Nothing proves that the larger tree begins with the smaller one.');
  }
  return { ok: true, memory: { publicKey: shown.publicKey, heads: all.map(plain) }, notes };
};
