import { command, sql } from '../db.ts';

/** Puts a mail into the outbox, in the transaction of its fact: kind (`MailKind`), player id or null, now, facts (an object). */
export const enqueueMail = command(
  'enqueue_mail',
  'INSERT INTO mail_job (kind, player_id, created_at, run_at, facts) VALUES ($1, $2, $3, $3, $4)',
);

/** The last time a mail of this kind was asked for; bounds how often one may be sent again. */
export const lastMail = sql(
  'last_mail',
  'SELECT created_at FROM mail_job WHERE player_id = $1 AND kind = $2 ORDER BY created_at DESC LIMIT 1',
);

export type MailJobRow = {
  id: bigint;
  kind: string;
  facts: unknown;
  attempts: number;
  created_at: Date;
  /** Of the call that asked for it; null where it is not known. */
  traceparent: string | null;
} & (
  | { player_id: string; email: string; call_name: string; confirmed_at: Date | null }
  | { player_id: null; email: null; call_name: null; confirmed_at: null }
);

/** Takes the oldest due job until `$2`, when another worker may take it: SKIP LOCKED keeps workers off each other. */
export const leaseMailJob = command(
  'lease_mail_job',
  `WITH due AS (
     SELECT id, player_id FROM mail_job WHERE done_at IS NULL AND given_up_at IS NULL AND run_at <= $1
     ORDER BY run_at LIMIT 1 FOR UPDATE SKIP LOCKED)
   UPDATE mail_job j SET run_at = $2, attempts = j.attempts + 1
   FROM due LEFT JOIN player p ON p.id = due.player_id
   WHERE j.id = due.id
   RETURNING j.id, j.kind, j.facts, j.attempts, j.created_at, j.traceparent, j.player_id, p.email,
     CASE WHEN p.name_guessed THEN p.full_name ELSE p.first_name END AS call_name, p.confirmed_at`,
);

export const finishMailJob = command(
  'finish_mail_job',
  'UPDATE mail_job SET done_at = $2, last_error = NULL WHERE id = $1',
);
export const postponeMailJob = command(
  'postpone_mail_job',
  'UPDATE mail_job SET run_at = $2, last_error = $3 WHERE id = $1',
);
export const giveUpMailJob = command(
  'give_up_mail_job',
  'UPDATE mail_job SET given_up_at = $2, last_error = $3 WHERE id = $1',
);
