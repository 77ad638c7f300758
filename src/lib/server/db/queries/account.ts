import { command } from '../db.ts';

/** What stands in the way of closing an account. */
export type ClosingBlock = 'balance' | 'bonus' | 'withdrawal' | 'deposit' | 'round';

/** See `close_account` in `functions/account.sql`. */
export const closeAccount = command('close_account', 'SELECT close_account($1, $2, $3) AS outcome');

/** Opens the closed account of an address again, and notes it; no row when there is none such. For the operator alone. */
export const reopenAccount = command(
  'reopen_account',
  `WITH opened AS (
     UPDATE player SET closed_at = NULL, closing_reason = NULL WHERE id = $1 AND closed_at IS NOT NULL RETURNING id)
   INSERT INTO security_event (at, kind, player_id, ip, user_agent, request_id)
   SELECT $2, 'account_reopened', id, '127.0.0.1', 'operator', '' FROM opened RETURNING player_id`,
);
