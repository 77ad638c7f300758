import {
  type Frontier,
  foldSubtrees,
  type Hash,
  joinLevel,
  keptPartsOf,
  type Subtree,
  subtreesOf,
} from '#domain/transparency/merkle.ts';
import type { Range } from '#domain/transparency/proofs.ts';
import type { Queryable } from '../../db/db.ts';
import { type NodeRow, readNodes } from '../../db/queries/transparency.ts';

const nameOf = ({ level, index }: Subtree): string => `${level}/${index}`;

/** The hashes of complete subtrees, in the order asked: one query, a few rows for each. Throws where the tree is not that large. */
const readSubtrees = async (db: Queryable, subtrees: readonly Subtree[]): Promise<Hash[]> => {
  const parts = new Map(subtrees.flatMap(keptPartsOf).map((part) => [nameOf(part), part]));
  const wanted = [...parts.values()];
  const rows = await db.query<NodeRow>(readNodes, [wanted.map((one) => one.level), wanted.map((one) => one.index)]);
  const found = new Map(rows.map(({ level, index, hash }) => [nameOf({ level, index: Number(index) }), hash]));
  const hashOf = (part: Subtree): Hash => {
    const hash = found.get(nameOf(part));
    if (!hash) throw new Error(`the tree has no node ${nameOf(part)}`);
    return hash;
  };
  return subtrees.map((subtree) => joinLevel(keptPartsOf(subtree).map(hashOf)));
};

export const readFrontier = async (db: Queryable, size: number): Promise<Frontier> => ({
  size,
  hashes: await readSubtrees(db, subtreesOf(0, size)),
});

/** The hashes of a proof's nodes, in their order. */
export const readRanges = async (db: Queryable, ranges: readonly Range[]): Promise<Hash[]> => {
  const rows = ranges.map(([start, end]) => subtreesOf(start, end));
  const hashes = await readSubtrees(db, rows.flat());
  let taken = 0;
  return rows.map((row) => {
    const own = hashes.slice(taken, taken + row.length);
    taken += row.length;
    return foldSubtrees(own);
  });
};
