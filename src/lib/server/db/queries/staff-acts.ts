import { command, sql } from '../db.ts';

/**
 * Notes an act; its number and its place in the chain are given by the database. `$2` staff, `$3` channel, `$4` user of the system, `$5` name,
 * `$6` act, `$7` and `$8` the subject, `$9` players, `$10` reason, `$11` facts, `$12` request, `$13` address.
 */
export const insertStaffAct = command(
  'insert_staff_act',
  `INSERT INTO staff_act
     (at, staff_id, channel, shell_user, name, act, subject_kind, subject_id, players, reason, facts, request_id, ip)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9::uuid[], $10, $11, $12, $13) RETURNING id`,
);

export type StaffActRow = {
  readonly id: bigint;
  readonly at: Date;
  readonly staff_id: string | null;
  readonly channel: 'desk' | 'shell' | 'house';
  readonly shell_user: string | null;
  readonly name: string;
  readonly act: string;
  readonly subject_kind: string | null;
  readonly subject_id: string | null;
  readonly players: readonly string[];
  readonly reason: string | null;
  readonly facts: Readonly<Record<string, unknown>>;
};

/** Of acts `$10` the log says that they were, and not about whom or why. */
const unless = (column: string, masked: string): string =>
  `CASE WHEN act = ANY ($10::text[]) THEN ${masked} ELSE ${column} END`;

const columns = `id, at, staff_id, channel, shell_user, name, act, ${unless('subject_kind', 'NULL')} AS subject_kind,
   ${unless('subject_id', 'NULL')} AS subject_id, ${unless('players::text[]', `'{}'`)} AS players, ${unless('reason', 'NULL')} AS reason,
   ${unless('facts', `'{}'`)} AS facts`;

const asked = `FROM staff_act
   WHERE ($1::bigint IS NULL OR id < $1) AND ($2::text IS NULL OR act = $2) AND ($3::uuid IS NULL OR staff_id = $3)
     AND ($4::uuid IS NULL OR players @> ARRAY[$4]) AND ($5::text IS NULL OR subject_id = $5)
     AND ($6::timestamptz IS NULL OR at >= $6) AND ($7::timestamptz IS NULL OR at < $7)
     AND ($8::text IS NULL OR strpos(lower(coalesce(reason, '') || ' ' || name || ' ' || facts::text), lower($8)) > 0)
     AND (act <> ALL ($10::text[]) OR ($4::uuid IS NULL AND $5::text IS NULL AND $8::text IS NULL))
   ORDER BY id DESC LIMIT $9`;

/**
 * The newest first, before the number `$1` (null: from the end); of one act, of one person, about one player, about one subject, from and to
 * a moment, or with a word in the reason or the name, where those are not null. What acts `$10` are about is neither shown nor found.
 */
export const listStaffActs = sql('list_staff_acts', `SELECT ${columns} ${asked}`);

/** Whether a request has noted something. */
export const findActOfRequest = sql('find_act_of_request', 'SELECT id FROM staff_act WHERE request_id = $1 LIMIT 1');

/** Whether somebody of the staff has taken a signer's file: made it, or read it again. `$2` its name. */
export const findBatchTaken = sql(
  'find_batch_taken',
  `SELECT id FROM staff_act WHERE staff_id = $1 AND subject_kind = 'batch' AND subject_id = $2 LIMIT 1`,
);

export type ChainRow = {
  readonly id: bigint;
  readonly at: string;
  readonly staff_id: string | null;
  readonly channel: string;
  readonly shell_user: string | null;
  readonly name: string;
  readonly act: string;
  readonly subject_kind: string | null;
  readonly subject_id: string | null;
  readonly players: string;
  readonly reason: string | null;
  readonly facts: string;
  readonly request_id: string;
  readonly ip: string | null;
  readonly before_hash: Buffer;
  readonly hash: Buffer;
};

const chainColumns = `id, extract(epoch FROM at)::text AS at, staff_id, channel, shell_user, name, act, subject_kind, subject_id,
     to_json(players)::text AS players, reason, facts::text AS facts, request_id, ip, before_hash, hash`;

/** What `listStaffActs` asks for, as the hashes of the rows have them: where acts are masked, the chain cannot be computed of it. */
export const exportStaffActs = sql(
  'export_staff_acts',
  `SELECT id, extract(epoch FROM at)::text AS at, staff_id, channel, shell_user, name, act, ${unless('subject_kind', 'NULL')} AS subject_kind,
     ${unless('subject_id', 'NULL')} AS subject_id, ${unless('to_json(players)::text', `'[]'`)} AS players,
     ${unless('reason', 'NULL')} AS reason, ${unless('facts::text', `'{}'`)} AS facts, request_id, ip, before_hash, hash ${asked}`,
);

/** The rows $1 as their hashes have them. */
export const readActs = sql('read_acts', `SELECT ${chainColumns} FROM staff_act WHERE id = ANY ($1::bigint[])`);

/** The rows as their hashes have them, from the number after `$1` on, at most `$2`. */
export const readActChain = sql(
  'read_act_chain',
  `SELECT ${chainColumns} FROM staff_act WHERE id > $1 ORDER BY id LIMIT $2`,
);
