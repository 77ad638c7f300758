import { command, sql } from '../db.ts';

export type StaffRow = {
  readonly id: string;
  readonly name: string;
  readonly created_at: Date;
  readonly ended_at: Date | null;
};

/** Somebody's name, once: no row where somebody is called so already, whoever has left among them. */
export const insertStaff = command(
  'insert_staff',
  'INSERT INTO staff (id, name, name_key, created_at) VALUES ($1, $2, $3, $4) ON CONFLICT (name_key) DO NOTHING RETURNING id',
);

/** Gives somebody the name they go by; no row where somebody else is called so. */
export const renameStaff = command(
  'rename_staff',
  `UPDATE staff SET name = $2, name_key = $3
   WHERE id = $1 AND NOT EXISTS (SELECT FROM staff o WHERE o.name_key = $3 AND o.id <> $1) RETURNING id`,
);

export const findStaff = sql('find_staff', 'SELECT id, name, created_at, ended_at FROM staff WHERE id = $1');

export type StaffListRow = StaffRow & {
  readonly passkeys: number;
  readonly seen_at: Date | null;
  readonly is_invited: boolean;
};

/** Everybody, those who are here first. `$1`: now. */
export const listStaff = sql(
  'list_staff',
  `SELECT s.id, s.name, s.created_at, s.ended_at,
     (SELECT count(*)::int FROM staff_passkey k WHERE k.staff_id = s.id AND k.removed_at IS NULL) AS passkeys,
     (SELECT max(seen_at) FROM staff_session e WHERE e.staff_id = s.id) AS seen_at,
     EXISTS (SELECT FROM staff_invite i WHERE i.staff_id = s.id AND i.used_at IS NULL AND i.retired_at IS NULL AND i.expires_at > $1) AS is_invited
   FROM staff s ORDER BY s.ended_at IS NOT NULL, s.name_key`,
);

/** Whether anybody has ever come in: from then on no start prints a link. */
export const findEnrolled = sql('find_enrolled_staff', 'SELECT 1 AS one FROM staff_passkey LIMIT 1');

/** Those who were given a role and never came in. */
export const listNeverCame = sql(
  'list_staff_never_came',
  `SELECT s.id FROM staff s JOIN staff_right r ON r.staff_id = s.id AND r.role = $1
   WHERE s.ended_at IS NULL AND NOT EXISTS (SELECT FROM staff_passkey k WHERE k.staff_id = s.id)`,
);

/** What changes who may do what is done one at a time, so that the last who can give rights cannot vanish between two. */
export const lockRights = sql('lock_staff_rights', `SELECT pg_advisory_xact_lock(hashtextextended('staff_right', 0))`);

export const endStaff = command(
  'end_staff',
  'UPDATE staff SET ended_at = $2 WHERE id = $1 AND ended_at IS NULL RETURNING id',
);

export type RightRow = {
  readonly id: string;
  readonly staff_id: string;
  readonly role: string | null;
  readonly act: string | null;
  readonly reason: string;
  readonly from_at: Date;
  readonly until_at: Date | null;
  readonly ended_at: Date | null;
};

const rightColumns = 'r.id, r.staff_id, r.role, r.act, r.reason, r.from_at, r.until_at, r.ended_at';

/** What somebody has that was not taken back. */
export const listRightsOf = sql(
  'list_rights_of_staff',
  `SELECT ${rightColumns} FROM staff_right r WHERE r.staff_id = $1 AND r.ended_at IS NULL
     AND EXISTS (SELECT FROM staff s WHERE s.id = r.staff_id AND s.ended_at IS NULL) ORDER BY r.from_at, r.id`,
);

export type EverybodysRightRow = RightRow & {
  /** Whether they can come in: they have a passkey. */
  readonly has_key: boolean;
};

/** What everybody has who is here. `$1`: now; what is over is left out. */
export const listRights = sql(
  'list_staff_rights',
  `SELECT ${rightColumns},
     EXISTS (SELECT FROM staff_passkey k WHERE k.staff_id = r.staff_id AND k.removed_at IS NULL) AS has_key
   FROM staff_right r JOIN staff s ON s.id = r.staff_id AND s.ended_at IS NULL
   WHERE r.ended_at IS NULL AND coalesce(r.until_at > $1, true) ORDER BY r.from_at, r.id`,
);

/** `$3` role or `$4` act. */
export const insertRight = command(
  'insert_staff_right',
  `INSERT INTO staff_right (id, staff_id, role, act, reason, from_at, until_at) VALUES ($1, $2, $3, $4, $5, $6, $7)`,
);

export const endRight = command(
  'end_staff_right',
  'UPDATE staff_right SET ended_at = $2 WHERE id = $1 AND ended_at IS NULL RETURNING staff_id, role, act',
);

export const insertInvite = command(
  'insert_staff_invite',
  `INSERT INTO staff_invite (token_hash, staff_id, created_at, expires_at, here_only, code_hash) VALUES ($1, $2, $3, $4, $5, $6)`,
);

/** Only the newest link of somebody counts. */
export const retireInvites = command(
  'retire_staff_invites',
  'UPDATE staff_invite SET retired_at = $2 WHERE staff_id = $1 AND used_at IS NULL AND retired_at IS NULL',
);

export type InviteRow = {
  readonly staff_id: string;
  readonly name: string;
  readonly here_only: boolean;
  readonly code_hash: Buffer | null;
};

/** A link that still counts, of somebody who is here. `$2`: now. */
export const findInvite = sql(
  'find_staff_invite',
  `SELECT i.staff_id, s.name, i.here_only, i.code_hash FROM staff_invite i JOIN staff s ON s.id = i.staff_id AND s.ended_at IS NULL
   WHERE i.token_hash = $1 AND i.used_at IS NULL AND i.retired_at IS NULL AND i.expires_at > $2`,
);

/** Holds a link that still counts to the end of a transaction; no row where somebody was first. `$2`: now. */
export const holdInvite = command(
  'hold_staff_invite',
  `SELECT staff_id FROM staff_invite
   WHERE token_hash = $1 AND used_at IS NULL AND retired_at IS NULL AND expires_at > $2 FOR UPDATE`,
);

/** Uses a link up. */
export const useInvite = command(
  'use_staff_invite',
  'UPDATE staff_invite SET used_at = $2 WHERE token_hash = $1 AND used_at IS NULL',
);
