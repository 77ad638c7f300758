import { command, sql } from '../db.ts';

export type PlayerRow = {
  id: string;
  email: string;
  password_hash: string;
  confirmed_at: Date | null;
  excluded: boolean;
  closed: boolean;
};

/** What a `PlayerRow` has beside the id, of the player `p`; `$2` is now. */
export const playerColumns = `p.email, p.password_hash, p.confirmed_at, coalesce(p.excluded_until > $2, false) AS excluded,
  p.closed_at IS NOT NULL AS closed`;

/** By the address as compared; `$2` is now. */
export const findPlayerByEmail = sql(
  'find_player_by_email',
  `SELECT p.id, ${playerColumns} FROM player p WHERE p.email_key = $1`,
);

/** True when an excluded player's mailbox is behind this address, whatever its dots, tag or case. */
export const isMailboxExcluded = sql(
  'is_mailbox_excluded',
  `SELECT 1 AS excluded FROM player WHERE excluded_until > $2 AND email_canonical =
     replace(split_part(split_part($1, '@', 1), '+', 1), '.', '') || '@'
       || CASE split_part($1, '@', 2) WHEN 'googlemail.com' THEN 'gmail.com' ELSE split_part($1, '@', 2) END
   LIMIT 1`,
);

export const isEmailTaken = sql('is_email_taken', 'SELECT 1 AS taken FROM player WHERE email_key = $1');

/** Lets what counts a player's things before adding one (mails, passkeys, files) run one at a time. */
export const lockPlayer = command('lock_player', 'SELECT confirmed_at FROM player WHERE id = $1 FOR NO KEY UPDATE');

export const insertPlayer = command(
  'insert_player',
  `INSERT INTO player
     (id, email, email_key, password_hash, full_name, first_name, last_name, name_guessed, language, click_id,
      terms_accepted_at, created_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $11)
   ON CONFLICT (email_key) DO NOTHING RETURNING id`,
);

export const updatePasswordHash = command(
  'update_password_hash',
  'UPDATE player SET password_hash = $2 WHERE id = $1 AND password_hash = $3 RETURNING id',
);

/** Seconds to wait before this address may try again; 0 admits the try and counts it. */
export const admitSignIn = command('admit_sign_in', 'SELECT sign_in_admit($1, $2) AS wait');
/** Takes back a try whose password was never looked at, and the wait it brought. */
export const returnSignInTry = command(
  'return_sign_in_try',
  `UPDATE sign_in_attempt SET failures = greatest(failures - 1, 0), locked_until = NULL
   WHERE email_hash = $1 AND last_at = $2`,
);
export const forgetSignInFailures = command(
  'forget_sign_in_failures',
  'DELETE FROM sign_in_attempt WHERE email_hash = $1',
);

/** Uses a solved challenge up: one row for the first, none for whoever comes again. */
export const useChallenge = command(
  'use_challenge',
  'INSERT INTO captcha_used (challenge_hash, expires_at) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING 1 AS fresh',
);

export const insertSession = command(
  'insert_session',
  `INSERT INTO session (token_hash, id, player_id, created_at, seen_at, proved_at, expires_at, user_agent, ip, country)
   VALUES ($1, $2, $3, $4, $4, $4, $5, $6, $7, $8)`,
);

export type SessionRow = {
  id: string;
  player_id: string;
  email: string;
  confirmed_at: Date | null;
  seen_at: Date;
};

/** `$2` now, `$3` the earliest last use that still counts. An excluded player has no session, a closed account none either. */
export const findSession = sql(
  'find_session',
  `SELECT s.id, s.player_id, p.email, p.confirmed_at, s.seen_at
   FROM session s JOIN player p ON p.id = s.player_id
   WHERE s.token_hash = $1 AND s.ended_at IS NULL AND s.expires_at > $2 AND s.seen_at > $3
     AND coalesce(p.excluded_until <= $2, true) AND p.closed_at IS NULL`,
);

export const touchSession = command(
  'touch_session',
  'UPDATE session SET seen_at = $2 WHERE token_hash = $1 AND seen_at < $2 AND ended_at IS NULL',
);

export const endSession = command(
  'end_session',
  'UPDATE session SET ended_at = $2 WHERE token_hash = $1 AND ended_at IS NULL RETURNING id, player_id',
);

export const insertEmailToken = command(
  'insert_email_token',
  `INSERT INTO email_token (token_hash, player_id, purpose, created_at, expires_at) VALUES ($1, $2, $3, $4, $5)`,
);

/** Uses a link up. One of many at once gets the row; the others find it used. */
export const useEmailToken = command(
  'use_email_token',
  `UPDATE email_token SET used_at = $3 WHERE token_hash = $1 AND purpose = $2 AND used_at IS NULL AND expires_at > $3
   RETURNING player_id`,
);
export const findEmailToken = sql(
  'find_email_token',
  `SELECT t.used_at, t.expires_at, p.confirmed_at FROM email_token t JOIN player p ON p.id = t.player_id
   WHERE t.token_hash = $1 AND t.purpose = $2`,
);

/** Makes every unused link of this purpose worthless: only the newest counts. */
export const retireEmailTokens = command(
  'retire_email_tokens',
  'UPDATE email_token SET used_at = $3 WHERE player_id = $1 AND purpose = $2 AND used_at IS NULL',
);

export const confirmPlayer = command(
  'confirm_player',
  'UPDATE player SET confirmed_at = $2 WHERE id = $1 AND confirmed_at IS NULL RETURNING id',
);

export const recordEvent = command(
  'record_security_event',
  `INSERT INTO security_event (at, kind, player_id, ip, user_agent, request_id, facts)
   VALUES ($1, $2, $3, $4, $5, $6, $7)`,
);
