import type { Queryable } from '../../db/db.ts';
import { checkLiabilities } from '../liabilities/check-liabilities.ts';
import { checkHeads, type Published } from './check-heads.ts';
import { checkRows } from './check-rows.ts';
import { checkKeptStamps, checkStoredStamps, stampJudge } from './check-stamps.ts';
import { type Breach, checkTree } from './check-tree.ts';

export type LogReport = {
  /** Leaves in the tree. */
  readonly size: number;
  /** Published heads that the tree was held against; 0: none was given. */
  readonly heads: number;
  /** Time stamps of heads in the database. */
  readonly stamps: number;
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
  const judge = stampJudge(published?.trusted ?? 'anybody');
  const stored = await checkStoredStamps(tx, judge);
  const ofStamps = [...checkKeptStamps(published?.stamps ?? [], heads, judge), ...stored.breaches];
  const ofRows = await checkRows(tx);
  const ofLiabilities = await checkLiabilities(tx, published?.publicKey);
  const breaches = [...tree.breaches, ...ofHeads, ...ofStamps, ...ofRows, ...ofLiabilities];
  return { size: tree.size, heads: heads.length, stamps: stored.count, breaches };
};
