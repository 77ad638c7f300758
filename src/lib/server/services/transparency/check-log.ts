import type { Queryable } from '../../db/db.ts';
import { checkHeads, type Published } from './check-heads.ts';
import { checkRows } from './check-rows.ts';
import { type Breach, checkTree } from './check-tree.ts';

export type LogReport = {
  /** Leaves in the tree. */
  readonly size: number;
  /** Published heads that the tree was held against; 0: none was given. */
  readonly heads: number;
  readonly breaches: readonly Breach[];
};

/** Holds the books against the log, and the log against itself and what was published of it. Within a transaction that holds still: reads every row, blocks nobody. */
export const checkLog = async (tx: Queryable, published: Published | undefined): Promise<LogReport> => {
  const heads = published?.heads ?? [];
  const tree = await checkTree(
    tx,
    heads.map((head) => head.size),
  );
  const ofHeads = published ? checkHeads(published, tree) : [];
  return { size: tree.size, heads: heads.length, breaches: [...tree.breaches, ...ofHeads, ...(await checkRows(tx))] };
};
