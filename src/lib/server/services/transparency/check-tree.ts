import { entryBytes, noLeaf } from '#domain/transparency/entry.ts';
import { appendLeaves, emptyFrontier, type Hash, leafHash, rootOf, type Subtree } from '#domain/transparency/merkle.ts';
import type { Queryable } from '../../db/db.ts';
import {
  closeLeaves,
  fetchLeaves,
  type LeafRow,
  type NodeRow,
  openLeaves,
  readNodes,
} from '../../db/queries/transparency.ts';

/** Something that is not as it was sealed: the row's name, and what is wrong with it. */
export type Breach = { readonly row: string; readonly problem: string };

const isSame = (a: Uint8Array | null, b: Uint8Array): boolean => a !== null && Buffer.compare(a, b) === 0;

type ChainEnd = { readonly seq: number; readonly hash: Hash };

/** What a leaf's own columns make its hash, in the chain as it has come so far; and what does not fit. */
const checkLeaf = (row: LeafRow, expectedIndex: number, last: ChainEnd): { hash: Hash; breaches: Breach[] } => {
  const name = `leaf ${row.index} (${row.kind} ${row.subject})`;
  const breaches: Breach[] = [];
  const told = (problem: string) => breaches.push({ row: name, problem });
  if (Number(row.index) !== expectedIndex) told(`follows leaf ${expectedIndex - 1}: what stood between is gone`);
  const seq = Number(row.seq);
  if (seq !== last.seq + 1) told(`is number ${seq} of its player’s chain, after number ${last.seq}`);
  const isEntry = Number.isSafeInteger(seq) && seq > 0;
  const entry = isEntry && entryBytes({ chain: row.chain, seq, previous: last.hash, content: row.content });
  if (!entry || !isSame(row.hash, leafHash(entry))) told('has not the hash that its entry and the leaf before it make');
  return { hash: row.hash, breaches };
};

/**
 * Computes the tree anew from its leaves: each leaf from its columns and its player's chain, each kept node, and the root at each of
 * `sizes`. Within a transaction that holds still.
 */
export const checkTree = async (
  tx: Queryable,
  sizes: readonly number[],
): Promise<{
  readonly breaches: readonly Breach[];
  readonly size: number;
  readonly roots: ReadonlyMap<number, Hash>;
}> => {
  const wanted = new Set(sizes);
  const breaches: Breach[] = [];
  const ends = new Map<string, ChainEnd>();
  const roots = new Map<number, Hash>([[0, rootOf(emptyFrontier)]]);
  let frontier = emptyFrontier;
  await tx.query(openLeaves);
  for (;;) {
    const rows = await tx.query<LeafRow>(fetchLeaves);
    if (rows.length === 0) break;
    const nodes: (Subtree & { hash: Hash })[] = [];
    for (const row of rows) {
      const { hash, breaches: found } = checkLeaf(
        row,
        frontier.size,
        ends.get(row.chain) ?? { seq: 0, hash: noLeaf() },
      );
      breaches.push(...found);
      ends.set(row.chain, { seq: Number(row.seq), hash });
      const grown = appendLeaves(frontier, [hash]);
      frontier = grown.frontier;
      nodes.push(...grown.nodes);
      if (wanted.has(frontier.size)) roots.set(frontier.size, rootOf(frontier));
    }
    breaches.push(...(await checkNodes(tx, nodes)));
  }
  await tx.query(closeLeaves);
  return { breaches, size: frontier.size, roots };
};

const checkNodes = async (tx: Queryable, nodes: readonly (Subtree & { hash: Hash })[]): Promise<Breach[]> => {
  const stored = await tx.query<NodeRow>(readNodes, [nodes.map(({ level }) => level), nodes.map(({ index }) => index)]);
  const hashes = new Map(stored.map(({ level, index, hash }) => [`${level}/${index}`, hash]));
  return nodes
    .filter(({ level, index, hash }) => !isSame(hashes.get(`${level}/${index}`) ?? null, hash))
    .map(({ level, index }) => ({
      row: `tree node ${level}/${index}`,
      problem: `is not what leaves ${index * 2 ** level} to ${(index + 1) * 2 ** level - 1} make`,
    }));
};
