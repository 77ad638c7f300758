import { command, sql } from '../db.ts';

/** What the player decided, whatever a register says. `for_good`: the exclusion has no end. */
export type BreakRow = { excluded_until: Date | null; for_good: boolean; timed_out_until: Date | null };
export const findBreaks = sql(
  'find_breaks',
  `SELECT nullif(own.until, 'infinity') AS excluded_until, coalesce(own.until = 'infinity', false) AS for_good, p.timed_out_until
   FROM player p CROSS JOIN LATERAL (
     SELECT CASE WHEN p.register_excluded_at IS NULL THEN p.excluded_until ELSE p.own_excluded_until END AS until) own
   WHERE p.id = $1`,
);

/** Beside what a register says: that ends by the register's own word. */
export const excludePlayer = command(
  'exclude_player',
  `UPDATE player SET excluded_until = CASE WHEN register_excluded_at IS NULL THEN $2::timestamptz ELSE excluded_until END,
     own_excluded_until = CASE WHEN register_excluded_at IS NOT NULL THEN $2::timestamptz END
   WHERE id = $1`,
);
export const timeOutPlayer = command('time_out_player', 'UPDATE player SET timed_out_until = $2 WHERE id = $1');

export const endGameSessions = command(
  'end_game_sessions',
  'UPDATE game_session SET ended_at = $2 WHERE player_id = $1 AND ended_at IS NULL',
);

/** Marketing ends with the exclusion and comes back by the player's own wish alone. */
export const endMarketing = command(
  'end_marketing',
  'UPDATE player_details SET receive_email_promo = false WHERE player_id = $1 AND receive_email_promo',
);

/** Forgets an exclusion that is over: the row goes to whoever comes back first. */
export const endExclusion = command(
  'end_exclusion',
  `UPDATE player SET excluded_until = NULL WHERE id = $1 AND excluded_until <= $2 RETURNING id`,
);

/** Other accounts that seem to be the same person's: the same mailbox, the same phone, or the same full name and date of birth. */
export type TwinRow = { id: string; excluded: boolean; same: 'mailbox' | 'phone' | 'person' };
export const listTwins = sql(
  'list_twins',
  `WITH twin AS (
     SELECT o.id, 'mailbox' AS same FROM player p JOIN player o ON o.email_canonical = p.email_canonical AND o.id <> p.id
     WHERE p.id = $1
     UNION ALL
     SELECT o.id, CASE WHEN d.phone_number = od.phone_number AND d.dialing_code = od.dialing_code THEN 'phone' ELSE 'person' END
     FROM player p JOIN player_details d ON d.player_id = p.id
     JOIN player_details od ON od.player_id <> p.id AND (
       d.phone_number = od.phone_number AND d.dialing_code = od.dialing_code OR d.date_of_birth = od.date_of_birth)
     JOIN player o ON o.id = od.player_id
     WHERE p.id = $1 AND (d.phone_number = od.phone_number AND d.dialing_code = od.dialing_code
       OR folded_name(p.full_name) = folded_name(o.full_name)))
   SELECT DISTINCT ON (t.id) t.id, coalesce(o.excluded_until > $2, false) AS excluded, t.same
   FROM twin t JOIN player o ON o.id = t.id ORDER BY t.id, t.same LIMIT 20`,
);

/** What an excluded player left open: rounds of the house that wait, and stakes in shared rounds. */
export type LeftRow = { id: string; player_id: string; game_id: string; is_shared: boolean };
export const listLeftBy = sql(
  'list_left_by',
  `SELECT id, player_id, game_id, shared_round_id IS NOT NULL AS is_shared FROM round
   WHERE player_id = $1 AND status = 'open' AND (seed_pair_id IS NOT NULL OR shared_round_id IS NOT NULL)`,
);
/** Of all who are excluded now: what a process that died did not come to. */
export const listLeftByExcluded = sql(
  'list_left_by_excluded',
  `SELECT r.id, r.player_id, r.game_id, r.shared_round_id IS NOT NULL AS is_shared
   FROM round r JOIN player p ON p.id = r.player_id
   WHERE r.status = 'open' AND p.excluded_until > $1 AND (r.seed_pair_id IS NOT NULL OR r.shared_round_id IS NOT NULL) LIMIT 100`,
);

/** Rounds of the house that wait, whoever's, from an id on. */
export const listLeftByAll = sql(
  'list_left_by_all',
  `SELECT id, player_id, game_id, shared_round_id IS NOT NULL AS is_shared FROM round
   WHERE status = 'open' AND seed_pair_id IS NOT NULL AND id > $1 ORDER BY id LIMIT 100`,
);
