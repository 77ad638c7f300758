import { command, sql } from '../db.ts';

export type StaffKeyRow = {
  readonly id: string;
  readonly staff_id: string;
  readonly staff_name: string;
  readonly credential_id: string;
  readonly public_key: Buffer;
  readonly counter: bigint;
  readonly transports: string[];
  readonly name: string;
  readonly created_at: Date;
  readonly used_at: Date | null;
};

const keyColumns = `k.id, k.staff_id, s.name AS staff_name, k.credential_id, k.public_key, k.counter, k.transports, k.name, k.created_at,
     k.used_at`;

/** A key that counts, of somebody who is here. */
export const findStaffKey = sql(
  'find_staff_key',
  `SELECT ${keyColumns} FROM staff_passkey k JOIN staff s ON s.id = k.staff_id AND s.ended_at IS NULL
   WHERE k.credential_id = $1 AND k.removed_at IS NULL`,
);

export const listStaffKeys = sql(
  'list_staff_keys',
  `SELECT ${keyColumns} FROM staff_passkey k JOIN staff s ON s.id = k.staff_id
   WHERE k.staff_id = $1 AND k.removed_at IS NULL ORDER BY k.created_at, k.id`,
);

/** Nothing where somebody has the key already. */
export const insertStaffKey = command(
  'insert_staff_key',
  `INSERT INTO staff_passkey (id, staff_id, credential_id, public_key, counter, transports, name, created_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (credential_id) DO NOTHING RETURNING id`,
);

/** Notes a use. No row when the counter has moved meanwhile: then somebody else signed with a copy of the key. */
export const useStaffKey = command(
  'use_staff_key',
  'UPDATE staff_passkey SET counter = $3, used_at = $4 WHERE id = $1 AND counter = $2 AND removed_at IS NULL RETURNING id',
);

export const removeStaffKey = command(
  'remove_staff_key',
  'UPDATE staff_passkey SET removed_at = $3 WHERE id = $1 AND staff_id = $2 AND removed_at IS NULL RETURNING name',
);

/** Takes all of somebody's keys away, who has lost them. */
export const removeStaffKeys = command(
  'remove_staff_keys',
  'UPDATE staff_passkey SET removed_at = $2 WHERE staff_id = $1 AND removed_at IS NULL',
);

export const insertStaffChallenge = command(
  'insert_staff_challenge',
  'INSERT INTO staff_challenge (challenge_hash, purpose, staff_id, expires_at, session_id) VALUES ($1, $2, $3, $4, $5)',
);

/** Uses a challenge up, right or wrong; a row when it was for this, of this person and session (null: any) and not too old. */
export const takeStaffChallenge = command(
  'take_staff_challenge',
  `DELETE FROM staff_challenge
   WHERE challenge_hash = $1 AND purpose = $2 AND staff_id IS NOT DISTINCT FROM $3::uuid AND expires_at > $4
     AND session_id IS NOT DISTINCT FROM $5::uuid RETURNING purpose`,
);

export const insertStaffSession = command(
  'insert_staff_session',
  `INSERT INTO staff_session (token_hash, id, staff_id, passkey_id, created_at, seen_at, proved_at, expires_at, ip, user_agent)
   VALUES ($1, $2, $3, $4, $5, $5, $5, $6, $7, $8)`,
);

export type StaffSessionRow = {
  readonly id: string;
  readonly staff_id: string;
  readonly name: string;
  readonly seen_at: Date;
  readonly proved_at: Date;
};

/** `$2` now, `$3` the earliest last use that still counts. Who has left has no session, nor has a key that was taken away. */
export const findStaffSession = sql(
  'find_staff_session',
  `SELECT e.id, e.staff_id, s.name, e.seen_at, e.proved_at
   FROM staff_session e JOIN staff s ON s.id = e.staff_id AND s.ended_at IS NULL
     JOIN staff_passkey k ON k.id = e.passkey_id AND k.removed_at IS NULL
   WHERE e.token_hash = $1 AND e.ended_at IS NULL AND e.expires_at > $2 AND e.seen_at > $3`,
);

export const touchStaffSession = command(
  'touch_staff_session',
  'UPDATE staff_session SET seen_at = $2 WHERE id = $1 AND seen_at < $2 AND ended_at IS NULL',
);

/** Notes that its person has shown a passkey of theirs to a session; no row where it has ended. */
export const proveStaffSession = command(
  'prove_staff_session',
  'UPDATE staff_session SET proved_at = $3 WHERE id = $1 AND staff_id = $2 AND ended_at IS NULL RETURNING id',
);

export const endStaffSession = command(
  'end_staff_session',
  'UPDATE staff_session SET ended_at = $2 WHERE token_hash = $1 AND ended_at IS NULL RETURNING staff_id',
);

export const endStaffSessions = command(
  'end_staff_sessions',
  'UPDATE staff_session SET ended_at = $2 WHERE staff_id = $1 AND ended_at IS NULL',
);
