import { command, sql } from '../db.ts';

/**
 * `$1` player, `$2` call, `$3` key, `$4` hash of the wish, `$5` the answer's text, `$6` now, `$7` whether its last moments may be lost with the database, for
 * the sake of a bet's time: the bet itself never is, and is then answered from its record. Gives what was kept first.
 */
export const keepAnswer = command(
  'keep_answer',
  `INSERT INTO kept_answer AS kept (player_id, call, key, wish, body, at)
   SELECT $1, $2, $3, $4, $5, $6
   FROM set_config('synchronous_commit', CASE WHEN $7 THEN 'off' ELSE current_setting('synchronous_commit') END, true)
   ON CONFLICT (player_id, call, key) DO UPDATE SET at = kept.at
   RETURNING body`,
);

/** What the same wish was answered first: `$1` player, `$2` call, `$3` key, `$4` hash of the wish. */
export const findKeptAnswer = sql(
  'find_kept_answer',
  'SELECT body FROM kept_answer WHERE player_id = $1 AND call = $2 AND key = $3 AND wish = $4',
);
