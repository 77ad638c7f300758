import { command, sql } from '../db.ts';

export type LiveSessionRow = {
  id: string;
  user_agent: string;
  ip: string;
  country: string | null;
  created_at: Date;
  seen_at: Date;
};

/** `$2` now, `$3` the earliest last use that still counts. The newest use first. */
export const listLiveSessions = sql(
  'list_live_sessions',
  `SELECT id, user_agent, host(ip) AS ip, country, created_at, seen_at FROM session
   WHERE player_id = $1 AND ended_at IS NULL AND expires_at > $2 AND seen_at > $3
   ORDER BY seen_at DESC, created_at DESC LIMIT 100`,
);

/** Ends one session of this player's; a row only when it was alive. `$4`: the earliest last use that still counts. */
export const endOwnSession = command(
  'end_own_session',
  `UPDATE session SET ended_at = $3
   WHERE id = $1 AND player_id = $2 AND ended_at IS NULL AND expires_at > $3 AND seen_at > $4 RETURNING id`,
);

/** Ends all of a player's sessions but `$3`; null spares none. */
export const endAllSessions = command(
  'end_all_sessions',
  'UPDATE session SET ended_at = $2 WHERE player_id = $1 AND ended_at IS NULL AND id IS DISTINCT FROM $3::uuid',
);

/** Ends all of this player's sessions but `$2`; a row for each that was alive, `$4` being the earliest last use that counts. */
export const endSessionsBut = command(
  'end_sessions_but',
  `WITH ended AS (
     UPDATE session SET ended_at = $3 WHERE player_id = $1 AND id <> $2 AND ended_at IS NULL AND expires_at > $3
     RETURNING id, seen_at)
   SELECT id FROM ended WHERE seen_at > $4`,
);

/**
 * Ends all sessions of a player, by the hand of staff, and notes it; no row without such a player. Table sessions end with the session that
 * opened them.
 */
export const endSessionsByStaff = command(
  'end_sessions_by_staff',
  `WITH who AS (SELECT id FROM player WHERE id = $1),
   ended AS (
     UPDATE session SET ended_at = $2
     WHERE player_id IN (SELECT id FROM who) AND ended_at IS NULL AND expires_at > $2 RETURNING id),
   noted AS (
     INSERT INTO security_event (at, kind, player_id, ip, user_agent, request_id)
     SELECT $2, 'sessions_ended_by_staff', id, '127.0.0.1', 'operator', '' FROM who)
   SELECT (SELECT count(*) FROM ended)::int AS ended FROM who`,
);

/** When the holder of a session last proved who they are. */
export const findProof = sql('find_proof', 'SELECT proved_at FROM session WHERE id = $1');
export const noteProof = command('note_proof', 'UPDATE session SET proved_at = $2 WHERE id = $1 AND ended_at IS NULL');

/** From where and with what a player signed in before. */
export const listKnownDevices = sql(
  'list_known_devices',
  'SELECT DISTINCT user_agent, country FROM session WHERE player_id = $1 LIMIT 200',
);
