import {
  houseChain,
  jsonColumns,
  type LoggedTable,
  loggedTables,
  momentColumns,
  rowColumns,
} from '#domain/transparency/entry.ts';
import { command, sql } from '../db.ts';

/** Sealing is one process's work at a time; the lock ends with its transaction. */
export const trySealLock = sql('try_seal_lock', `SELECT pg_try_advisory_xact_lock(hashtext('seal_leaves')) AS held`);

/**
 * The leaves that wait, the oldest first, at most $1; they are gone from the queue with the transaction. Whatever is committed is there:
 * a leaf whose transaction ends late comes with a later call, and none is passed over. Two of one row are in the order of its changes,
 * as the second waits for the row's lock.
 */
export const takePending = command(
  'take_pending_leaves',
  `WITH taken AS (DELETE FROM leaf_pending WHERE ctid = ANY (ARRAY(SELECT p.ctid FROM leaf_pending p ORDER BY p.id LIMIT $1))
     RETURNING id, chain, kind, subject, content_hash)
   SELECT chain, kind, subject, content_hash AS content FROM taken ORDER BY id`,
);
export type PendingRow = { chain: string; kind: string; subject: string; content: Buffer };

export const readTreeSize = sql('read_tree_size', 'SELECT coalesce(max(index) + 1, 0) AS size FROM leaf');

/** The last leaf of each of these chains. */
export const lastOfChains = sql(
  'last_of_chains',
  `SELECT c.chain, l.seq, l.leaf_hash AS hash FROM unnest($1::uuid[]) AS c (chain)
   CROSS JOIN LATERAL (SELECT seq, leaf_hash FROM leaf WHERE leaf.chain = c.chain ORDER BY seq DESC LIMIT 1) l`,
);
export type ChainEndRow = { chain: string; seq: bigint; hash: Buffer };

/** Leaves at ($1[i]) of the tree: chain, number in it, kind, subject, hash of the content, hash of the leaf. */
export const insertLeaves = command(
  'insert_leaves',
  `INSERT INTO leaf (index, chain, seq, kind, subject, content_hash, leaf_hash)
   SELECT * FROM unnest($1::bigint[], $2::uuid[], $3::bigint[], $4::text[], $5::text[], $6::bytea[], $7::bytea[])`,
);
export const insertNodes = command(
  'insert_nodes',
  `INSERT INTO tree_node (level, index, hash) SELECT * FROM unnest($1::smallint[], $2::bigint[], $3::bytea[])`,
);

/** The kept hashes of the subtrees ($1[i], $2[i]): level 0 are leaves. */
export const readNodes = sql(
  'read_nodes',
  `SELECT w.level::int AS level, w.index, coalesce(n.hash, l.leaf_hash) AS hash
   FROM unnest($1::smallint[], $2::bigint[]) AS w (level, index)
   LEFT JOIN tree_node n ON w.level > 0 AND n.level = w.level AND n.index = w.index
   LEFT JOIN leaf l ON w.level = 0 AND l.index = w.index`,
);
export type NodeRow = { level: number; index: bigint; hash: Buffer | null };

/** What was there before the log was, kind by kind. */
export const readBacklog = sql('read_backlog', 'SELECT kind, taken, upto FROM leaf_backlog ORDER BY kind LIMIT 1');
export type BacklogRow = { kind: 'movement' | LoggedTable; taken: string | null; upto: bigint | null };
export const boundBacklog = command('bound_backlog', 'SELECT bound_backlog()');
export const moveBacklogOn = command('move_backlog_on', 'UPDATE leaf_backlog SET taken = $2 WHERE kind = $1');
export const endBacklog = command('end_backlog', 'DELETE FROM leaf_backlog WHERE kind = $1');

const seconds = (column: string): string => `extract(epoch FROM ${column})::text`;

/** A movement as its leaf tells it, with its postings as JSON in the order of their accounts. */
export const movementColumns = `m.id, m.kind, m.player_id AS player, m.reference, m.round_id AS round, ${seconds('m.at')} AS at, p.postings`;
export const postingsJson = `json_agg(json_build_object('account', p.account_id::text, 'kind', a.kind, 'currency', a.currency,
     'owner', a.owner, 'amount', p.amount::text, 'balanceAfter', p.balance_after::text) ORDER BY p.account_id)`;
const postingsOf = (where: string): string =>
  `SELECT p.movement_id, ${postingsJson} AS postings
   FROM posting p LEFT JOIN account a ON a.id = p.account_id ${where} GROUP BY p.movement_id`;
export type MovementRow = {
  id: bigint;
  kind: string;
  player: string | null;
  reference: string | null;
  round: string | null;
  at: string;
  postings:
    | {
        account: string;
        kind: string | null;
        currency: string | null;
        owner: string | null;
        amount: string;
        balanceAfter: string | null;
      }[]
    | null;
};

/** Where rows of a kind stand, and what their ids are. */
export const sources: Readonly<Record<LoggedTable, { readonly from: string; readonly id: 'uuid' | 'bigint' }>> = {
  round: { from: 'round r', id: 'uuid' },
  deposit: { from: 'deposit r', id: 'uuid' },
  withdrawal: { from: 'withdrawal r', id: 'uuid' },
  limit: { from: '(SELECT * FROM security_event WHERE is_limit_event(kind, player_id)) r', id: 'bigint' },
  liability: { from: `(SELECT *, '${houseChain}'::uuid AS player_id FROM liability_day) r`, id: 'bigint' },
  staff_act: {
    from: `(SELECT id, encode(hash, 'hex') AS hash, '${houseChain}'::uuid AS player_id FROM staff_act) r`,
    id: 'bigint',
  },
};

/** The id before the first of a kind. */
export const beforeFirst = (table: LoggedTable): string =>
  sources[table].id === 'uuid' ? '00000000-0000-0000-0000-000000000000' : '0';

export const columnsOf = (table: LoggedTable): string =>
  rowColumns[table]
    .map((column) => {
      if (momentColumns.has(column)) return `extract(epoch FROM r.${column})::text AS ${column}`;
      return jsonColumns.has(column) ? `r.${column}::text AS ${column}` : `r.${column}`;
    })
    .join(', ');
/** `player_id` is not there of what is the house's own. */
export type LoggedRow = Readonly<Record<string, string | bigint | boolean | null>> & { readonly player_id?: string };

/**
 * Of the backlog, up to $3 movements after $1 and up to $2. One that has its leaf already gets a second, which says the same: it came
 * after the trigger and before the log first ran.
 */
export const listOldMovements = sql(
  'list_old_movements',
  `WITH batch AS MATERIALIZED (SELECT * FROM movement WHERE id > $1::bigint AND id <= $2 ORDER BY id LIMIT $3)
   SELECT ${movementColumns} FROM batch m
   LEFT JOIN (${postingsOf('WHERE p.movement_id IN (SELECT id FROM batch)')}) p ON p.movement_id = m.id ORDER BY m.id`,
);

/** Of the backlog, up to $2 rows of each table after the id $1. */
export const listOldRows = Object.fromEntries(
  loggedTables.map((table) => [
    table,
    sql(
      `list_old_${table}s`,
      `SELECT ${columnsOf(table)} FROM ${sources[table].from} WHERE r.id > $1::${sources[table].id} ORDER BY r.id LIMIT $2`,
    ),
  ]),
) as Readonly<Record<LoggedTable, ReturnType<typeof sql>>>;

/** The leaves in their order: read by a cursor. */
export const openLeaves = sql(
  'open_leaves',
  `DECLARE checked_leaves NO SCROLL CURSOR FOR
   SELECT index, chain, seq, kind, subject, content_hash AS content, leaf_hash AS hash FROM leaf ORDER BY index`,
);
export const fetchLeaves = sql('fetch_leaves', 'FETCH 10000 FROM checked_leaves');
export const closeLeaves = sql('close_leaves', 'CLOSE checked_leaves');
export type LeafRow = {
  index: bigint;
  chain: string;
  seq: bigint;
  kind: string;
  subject: string;
  content: Buffer;
  hash: Buffer;
};

/** What the log last said of each subject of a kind: of its leaves the last, and one that waits comes after all. */
const lastSaid = (kind: string): string =>
  `SELECT DISTINCT ON (subject) subject, content_hash FROM (
     SELECT subject, content_hash, false AS waits, index AS place FROM leaf WHERE kind = '${kind}'
     UNION ALL SELECT subject, content_hash, true, id FROM leaf_pending WHERE kind = '${kind}') said
   ORDER BY subject, waits DESC, place DESC`;

/** A row, and what the log last said of it: `logged` is NULL of a row that is not in the log, and the row of one that is gone. */
export type Checked<Row> = Row & { readonly logged: Buffer | null; readonly subject: string | null };

export const openMovements = sql(
  'open_movements',
  `DECLARE checked_rows NO SCROLL CURSOR FOR
   SELECT ${movementColumns}, l.content_hash AS logged, l.subject
   FROM movement m LEFT JOIN (${postingsOf('')}) p ON p.movement_id = m.id
   FULL JOIN (${lastSaid('movement')}) l ON l.subject = m.id::text`,
);
export const openRows = Object.fromEntries(
  loggedTables.map((table) => [
    table,
    sql(
      `open_${table}s`,
      `DECLARE checked_rows NO SCROLL CURSOR FOR SELECT ${columnsOf(table)}, l.content_hash AS logged, l.subject
       FROM ${sources[table].from} FULL JOIN (${lastSaid(table)}) l ON l.subject = r.id::text`,
    ),
  ]),
) as Readonly<Record<LoggedTable, ReturnType<typeof sql>>>;
export const fetchRows = sql('fetch_checked_rows', 'FETCH 5000 FROM checked_rows');
export const closeRows = sql('close_checked_rows', 'CLOSE checked_rows');

/** Kinds of which not all that was there before the log was is taken over. */
export const listBacklog = sql('list_backlog', 'SELECT kind, taken, upto FROM leaf_backlog');
/** Postings of no movement, which no leaf can tell of. */
export const listOrphans = sql(
  'list_orphan_postings',
  `SELECT p.movement_id AS movement, p.account_id AS account FROM posting p
   WHERE NOT EXISTS (SELECT FROM movement m WHERE m.id = p.movement_id) ORDER BY 1, 2 LIMIT 100`,
);

/** A head as it was published: `at` in milliseconds. */
export type HeadRow = { at: bigint; epoch: number; size: bigint; root: string; logId: string; signature: string };
export const headColumns = `(extract(epoch FROM at) * 1000)::bigint AS at, epoch, size, root, log_id AS "logId", signature`;
/** The newest $1 heads, the newest first. */
export const listHeads = sql('list_tree_heads', `SELECT ${headColumns} FROM tree_head ORDER BY at DESC LIMIT $1`);
export const listHeadsAfter = sql(
  'list_tree_heads_after',
  `SELECT ${headColumns} FROM tree_head WHERE at > to_timestamp($1::bigint / 1000.0) ORDER BY at`,
);
export const insertHead = command(
  'insert_tree_head',
  'INSERT INTO tree_head (at, epoch, size, root, log_id, signature) VALUES (to_timestamp($1::bigint / 1000.0), $2, $3, $4, $5, $6)',
);
export const readLogEpoch = sql('read_log_epoch', 'SELECT house_epoch() AS epoch');

/** How many leaves had been signed by $1. */
export const sizeSignedBy = sql(
  'size_signed_by',
  'SELECT coalesce(max(size), 0) AS size FROM tree_head WHERE at <= $1::timestamptz',
);
/** The first head from $1 on. */
export const firstHeadFrom = sql(
  'first_tree_head_from',
  `SELECT ${headColumns} FROM tree_head WHERE at >= $1::timestamptz ORDER BY tree_head.at LIMIT 1`,
);
/** Where leaf $2 of the chain $1 stands in the tree. */
export const placeOfLeaf = sql('place_of_leaf', 'SELECT index FROM leaf WHERE chain = $1 AND seq = $2');

/** Leaves $2 to before $3 of the chain $1, in their order. */
export const listChain = sql(
  'list_chain',
  `SELECT index, seq, kind, subject, content_hash AS content, leaf_hash AS hash
   FROM leaf WHERE chain = $1 AND seq >= $2 AND seq < $3 ORDER BY seq`,
);
export type ChainRow = { index: bigint; seq: bigint; kind: string; subject: string; content: Buffer; hash: Buffer };

/**
 * Of the movements $2 those of the player $1. A posting is found by its account: an index by its movement would be paid for by every
 * bet. Each account that can be meant is asked for these movements alone.
 */
export const listOwnMovements = sql(
  'list_own_movements',
  `SELECT ${movementColumns} FROM movement m LEFT JOIN (
     SELECT p.movement_id, ${postingsJson} AS postings FROM account a
     CROSS JOIN LATERAL (SELECT * FROM posting WHERE account_id = a.id AND movement_id = ANY ($2::bigint[])) p
     WHERE (a.player_id = $1 OR a.player_id IS NULL)
       AND a.currency IN (SELECT own.currency FROM account own WHERE own.player_id = $1)
     GROUP BY p.movement_id) p ON p.movement_id = m.id
   WHERE m.id = ANY ($2::bigint[]) AND m.player_id = $1`,
);
/** Of the rows $2 of each table those of the player $1. */
export const listOwnRows = Object.fromEntries(
  loggedTables.map((table) => [
    table,
    sql(
      `list_own_${table}s`,
      `SELECT ${columnsOf(table)} FROM ${sources[table].from} WHERE r.id = ANY ($2::${sources[table].id}[]) AND r.player_id = $1`,
    ),
  ]),
) as Readonly<Record<LoggedTable, ReturnType<typeof sql>>>;

/** Leaf $2 of the chain $1, and the leaf before it in the chain. */
export const readLeaf = sql(
  'read_leaf',
  `SELECT l.index, l.kind, l.subject, l.content_hash AS content, l.leaf_hash AS hash, b.leaf_hash AS previous
   FROM leaf l LEFT JOIN leaf b ON b.chain = l.chain AND b.seq = l.seq - 1 WHERE l.chain = $1 AND l.seq = $2`,
);
export type OwnLeafRow = {
  index: bigint;
  kind: string;
  subject: string;
  content: Buffer;
  hash: Buffer;
  previous: Buffer | null;
};
