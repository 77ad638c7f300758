import { command, sql } from '../db.ts';

/** Puts the mail of a forgotten password into the outbox; the player of that address, or null. `$1` the address as compared. */
export const askPasswordReset = command('ask_password_reset', `SELECT ask_link('reset_password', $1, $2) AS player_id`);

export type ResetTokenRow = { player_id: string; used_at: Date | null; expires_at: Date };
export const findResetToken = sql(
  'find_reset_token',
  `SELECT player_id, used_at, expires_at FROM email_token WHERE token_hash = $1 AND purpose = 'reset'`,
);

export type PasswordOwnerRow = { id: string; email: string; password_hash: string };
export const findPasswordOwner = sql(
  'find_password_owner',
  'SELECT id, email, password_hash FROM player WHERE id = $1',
);

/**
 * Keeps the password from being replaced until the transaction ends; no row when that has happened. A sign-in under way thus
 * begins either before a change, which then ends its session, or not at all.
 */
export const holdPassword = command(
  'hold_password',
  'SELECT 1 AS held FROM player WHERE id = $1 AND password_hash = $2 FOR SHARE',
);

/** The hashes of a player's earlier passwords, the newest first. */
export const listOldPasswords = sql(
  'list_old_passwords',
  'SELECT password_hash FROM password_history WHERE player_id = $1 ORDER BY id DESC LIMIT 10',
);

/**
 * Sets the hash `$2` and keeps the one before; a row when done. With `$3` only where that is still the hash in use: of two
 * changes at once that both knew the old password one counts.
 */
export const replacePassword = command(
  'replace_password',
  `WITH before AS (SELECT id, password_hash FROM player WHERE id = $1 FOR NO KEY UPDATE),
   changed AS (
     UPDATE player p SET password_hash = $2 FROM before b
     WHERE p.id = b.id AND ($3::text IS NULL OR b.password_hash = $3) RETURNING p.id)
   INSERT INTO password_history (player_id, password_hash, replaced_at)
   SELECT b.id, b.password_hash, $4 FROM before b JOIN changed c ON c.id = b.id RETURNING id`,
);

export const forgetOldestPasswords = command(
  'forget_oldest_passwords',
  `DELETE FROM password_history WHERE player_id = $1 AND id NOT IN (
     SELECT id FROM password_history WHERE player_id = $1 ORDER BY id DESC LIMIT 10)`,
);

/** Ends sign-ins that wait for their code: the old password opened them. */
export const endTicketsOfPassword = command(
  'end_tickets_of_password',
  'UPDATE sign_in_ticket SET used_at = $2 WHERE player_id = $1 AND used_at IS NULL',
);

/** Gives a session another token; the one before opens nothing any more. */
export const renewSession = command(
  'renew_session',
  'UPDATE session SET token_hash = $2 WHERE id = $1 AND ended_at IS NULL RETURNING id',
);
