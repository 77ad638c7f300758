import { createHash } from 'node:crypto';
import { actContent, noEntry } from '#domain/desk/act-entry.ts';
import type { Queryable } from '../../../db/db.ts';
import { type ChainRow, readActChain } from '../../../db/queries/staff-acts.ts';
import { entryOf } from './entry-of.ts';

/** What the chain says of itself: `faultAt` is the number of the first entry that is not as it was written, or is missing. */
export type ActsChecked = { readonly entries: number; readonly head: string; readonly faultAt: number | null };

const atOnce = 2_000;

const hashOf = (row: ChainRow): string =>
  createHash('sha256')
    .update(actContent(entryOf(row)))
    .digest('hex');

/** Computes every hash of the log anew, from its first entry on. */
export async function checkActs(db: Queryable): Promise<ActsChecked> {
  let last = 0n;
  let head = noEntry;
  for (;;) {
    const rows = await db.query<ChainRow>(readActChain, [last, atOnce]);
    for (const row of rows) {
      const isNext = row.id === last + 1n && row.before_hash.toString('hex') === head;
      if (!isNext || hashOf(row) !== row.hash.toString('hex'))
        return { entries: Number(last), head, faultAt: Number(last) + 1 };
      last = row.id;
      head = row.hash.toString('hex');
    }
    if (rows.length < atOnce) return { entries: Number(last), head, faultAt: null };
  }
}
