import { command, sql } from '../db.ts';

/** `$1` hash of the cookie's token, `$2` whose address was typed, `$3` now: one row when it signed that very player in before. */
export const findKnownDevice = sql(
  'find_known_device',
  `SELECT k.player_id FROM known_device k JOIN player p ON p.id = k.player_id
   WHERE k.token_hash = $1 AND p.email_key = $2 AND k.expires_at > $3`,
);

/** `$1` hash of the token, `$2` player, `$3` now, `$4` end, `$5` how many of a player's are kept. */
export const noteKnownDevice = command(
  'note_known_device',
  `WITH old AS (
     DELETE FROM known_device WHERE token_hash IN (
       SELECT k.token_hash FROM known_device k WHERE k.player_id = $2 ORDER BY k.made_at DESC, k.token_hash OFFSET $5::integer - 1))
   INSERT INTO known_device (token_hash, player_id, made_at, expires_at) VALUES ($1, $2, $3, $4)`,
);

export const forgetKnownDevices = command('forget_known_devices', 'DELETE FROM known_device WHERE player_id = $1');
