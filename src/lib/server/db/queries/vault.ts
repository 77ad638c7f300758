import { type LoggedTable, loggedTables } from '#domain/transparency/entry.ts';
import { sql } from '../db.ts';
import { columnsOf, headColumns, type LeafRow, movementColumns, postingsJson, sources } from './transparency.ts';

/** Leaves from $1 to before $2 of the tree, each with the hash of the leaf before it in its chain. */
export const listLeaves = sql(
  'list_leaves',
  `SELECT l.index, l.chain, l.seq, l.kind, l.subject, l.content_hash AS content, l.leaf_hash AS hash, b.leaf_hash AS previous
   FROM leaf l LEFT JOIN leaf b ON b.chain = l.chain AND b.seq = l.seq - 1 WHERE l.index >= $1 AND l.index < $2 ORDER BY l.index`,
);
export type TreeLeafRow = LeafRow & { readonly previous: Buffer | null };

/** The movements $1, whosever they are: as `listOwnMovements`, each on the accounts of its player and of the house. */
export const listMovements = sql(
  'list_movements',
  `WITH house AS MATERIALIZED (SELECT id, kind, currency, owner FROM account WHERE player_id IS NULL)
   SELECT ${movementColumns} FROM movement m LEFT JOIN LATERAL (
     SELECT ${postingsJson} AS postings FROM (
       SELECT id, kind, currency, owner FROM house UNION ALL
       SELECT id, kind, currency, owner FROM account WHERE player_id = m.player_id) a
     JOIN posting p ON p.account_id = a.id AND p.movement_id = m.id) p ON true
   WHERE m.id = ANY ($1::bigint[])`,
);
/** The rows $1 of each table. */
export const listRows = Object.fromEntries(
  loggedTables.map((table) => [
    table,
    sql(
      `list_logged_${table}s`,
      `SELECT ${columnsOf(table)} FROM ${sources[table].from} WHERE r.id = ANY ($1::${sources[table].id}[])`,
    ),
  ]),
) as Readonly<Record<LoggedTable, ReturnType<typeof sql>>>;
/** Where the days before $1 end: the first head from then on, of the epoch $2 or of any; none while no head was signed before $1. */
export const endOfDaysBefore = sql(
  'end_of_days_before',
  `SELECT ${headColumns} FROM tree_head WHERE at >= $1::timestamptz AND ($2::int IS NULL OR epoch = $2)
     AND EXISTS (SELECT FROM tree_head e WHERE e.at < $1::timestamptz AND ($2::int IS NULL OR e.epoch = $2))
   ORDER BY tree_head.at LIMIT 1`,
);
