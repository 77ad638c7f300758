import { command, sql } from '../db.ts';
import type { HeadRow } from './transparency.ts';

const ms = (column: string): string => `(extract(epoch FROM ${column}) * 1000)::bigint`;
const headColumns = `${ms('h.at')} AS at, h.epoch, h.size, h.root, h.log_id AS "logId", h.signature`;
const stampColumns = `${ms('s.stamped_at')} AS "stampedAt", s.authority`;

/** Heads from $1 on that have no stamp, the oldest $2 first. */
export const listUnstamped = sql(
  'list_unstamped_heads',
  `SELECT ${headColumns} FROM tree_head h WHERE h.at >= $1::timestamptz
     AND NOT EXISTS (SELECT FROM head_stamp s WHERE s.at = h.at) ORDER BY h.at LIMIT $2`,
);

/** Lets one process ask at $1 until $2; no row: another does, or it is too early. */
export const leaseStamping = command(
  'lease_stamping',
  'UPDATE stamping SET run_at = $2, attempts = attempts + 1 WHERE run_at <= $1::timestamptz RETURNING attempts',
);
export const postponeStamping = command('postpone_stamping', 'UPDATE stamping SET run_at = $1');
export const endStamping = command('end_stamping', 'UPDATE stamping SET run_at = $1, attempts = 0');

/** The stamp of the head at $1 (ms): its moment in ms, whose it is, its token. The first one stays. */
export const insertStamp = command(
  'insert_head_stamp',
  `INSERT INTO head_stamp (at, stamped_at, authority, token)
   VALUES (to_timestamp($1::bigint / 1000.0), to_timestamp($2::bigint / 1000.0), $3, $4) ON CONFLICT (at) DO NOTHING`,
);

/** A head that is stamped, with its stamp: moments in ms. */
export type StampRow = HeadRow & { readonly stampedAt: bigint; readonly authority: string; readonly token: Buffer };

/** The newest $1 heads, the newest first, each with its stamp but for the token. */
export const listShownHeads = sql(
  'list_shown_heads',
  `SELECT ${headColumns}, ${stampColumns} FROM tree_head h LEFT JOIN head_stamp s ON s.at = h.at ORDER BY h.at DESC LIMIT $1`,
);
export type ShownHeadRow = HeadRow & { readonly stampedAt: bigint | null; readonly authority: string | null };

export const readStamp = sql(
  'read_head_stamp',
  `SELECT ${headColumns}, ${stampColumns}, s.token FROM head_stamp s JOIN tree_head h ON h.at = s.at
   WHERE s.at = to_timestamp($1::bigint / 1000.0)`,
);
export const newestStamp = sql('newest_head_stamp', `SELECT coalesce(max(${ms('at')}), 0) AS at FROM head_stamp`);
/** Stamps of heads after $1 (ms), the oldest $2 first. */
export const listStampsAfter = sql(
  'list_head_stamps_after',
  `SELECT ${headColumns}, ${stampColumns}, s.token FROM head_stamp s JOIN tree_head h ON h.at = s.at
   WHERE s.at > to_timestamp($1::bigint / 1000.0) ORDER BY s.at LIMIT $2`,
);
/** Writing into the files is one process's work at a time, as those of one machine share a file; the lock ends with its transaction. */
export const tryStampFileLock = sql(
  'try_stamp_file_lock',
  `SELECT pg_try_advisory_xact_lock(hashtext('write_stamps')) AS held`,
);
