import { command } from '../db.ts';

/**
 * `$1` player, `$2` hash of the wish, `$3` a fresh key, `$4` now, `$5` how many seconds a key is good for. A key made later than now, by
 * a process whose clock is ahead, is good too.
 */
export const claimMadeKey = command(
  'claim_made_key',
  `INSERT INTO made_key AS made (player_id, wish, key, made_at) VALUES ($1, $2, $3, $4)
   ON CONFLICT (player_id, wish) DO UPDATE SET
     key = CASE WHEN made.made_at > $4::timestamptz - make_interval(secs => $5) THEN made.key ELSE excluded.key END,
     made_at = CASE WHEN made.made_at > $4::timestamptz - make_interval(secs => $5) THEN made.made_at ELSE excluded.made_at END
   RETURNING key`,
);

/** `$1` player, who took something back: what they ask for from now on is another wish, however alike. */
export const endMadeKeys = command('end_made_keys', 'DELETE FROM made_key WHERE player_id = $1');

/**
 * `$1` player, `$2` what the wishes of a kind begin with, `$3` the key of the one that took their place: what any of them asked for is
 * asked for anew from now on.
 */
export const endOtherKeys = command(
  'end_other_keys',
  'DELETE FROM made_key WHERE player_id = $1 AND substr(wish, 1, length($2::bytea)) = $2 AND key <> $3',
);
