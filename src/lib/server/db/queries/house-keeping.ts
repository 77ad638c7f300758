import { command } from '../db.ts';

/**
 * Rows that decide nothing any more, `$1` being now. What was of money, play or an audit is no such row: deposits, postings,
 * rounds, game sessions and security events are kept for good.
 */
export const forgetStatements = [
  // Expired challenges are refused anyway.
  command('forget_challenges', 'DELETE FROM captcha_used WHERE expires_at < $1'),
  // Half an hour of peace forgives them.
  command('forget_sign_in_attempts', `DELETE FROM sign_in_attempt WHERE last_at < $1::timestamptz - interval '1 hour'`),
  command('forget_passkey_challenges', 'DELETE FROM passkey_challenge WHERE expires_at < $1'),
  command('forget_staff_challenges', 'DELETE FROM staff_challenge WHERE expires_at < $1'),
  command(
    'forget_sign_in_tickets',
    `DELETE FROM sign_in_ticket WHERE expires_at < $1::timestamptz - interval '1 hour'`,
  ),
  // Kept beyond their end for a while, so that a late click is told that the link is old rather than wrong.
  command('forget_email_tokens', `DELETE FROM email_token WHERE expires_at < $1::timestamptz - interval '7 days'`),
  command('forget_launch_tokens', `DELETE FROM launch_token WHERE expires_at < $1::timestamptz - interval '1 hour'`),
  // By the latest end a session can have: its index is never touched by a session in use. Who signed in when stays
  // in security_event.
  command('forget_sessions', `DELETE FROM session WHERE expires_at < $1::timestamptz - interval '7 days'`),
  command(
    'forget_mail_jobs',
    `DELETE FROM mail_job WHERE coalesce(done_at, given_up_at) < $1::timestamptz - interval '30 days'`,
  ),
  command('forget_notifications', `DELETE FROM notification WHERE created_at < $1::timestamptz - interval '90 days'`),
  command('forget_old_devices', 'DELETE FROM known_device WHERE expires_at < $1'),
  command('forget_made_keys', `DELETE FROM made_key WHERE made_at < $1::timestamptz - interval '1 hour'`),
  command('forget_kept_answers', `DELETE FROM kept_answer WHERE at < $1::timestamptz - interval '2 days'`),
  // Accepted and given up before anything came of it. What a deposit or a stake touched is kept for good.
  command('forget_unused_grants', `SELECT forget_unused_grants($1::timestamptz - interval '30 days')`),
  // The sums stay published, and are in the log of the books; that an own balance was in them is proven for five weeks.
  command(
    'forget_liability_shares',
    `DELETE FROM liability_share WHERE id < to_char($1::timestamptz AT TIME ZONE 'UTC' - interval '35 days', 'YYYYMMDD')::bigint`,
  ),
  command(
    'forget_liability_pages',
    `DELETE FROM liability_page WHERE id < to_char($1::timestamptz AT TIME ZONE 'UTC' - interval '35 days', 'YYYYMMDD')::bigint`,
  ),
  // What was sent; what was given up stays until people have looked at it.
  command(
    'forget_sent_webhooks',
    `DELETE FROM webhook_delivery WHERE state = 'sent' AND ended_at < $1::timestamptz - interval '30 days'`,
  ),
  // With its messages.
  command('forget_chats', `DELETE FROM chat_conversation WHERE last_at < $1::timestamptz - interval '365 days'`),
] as const;
