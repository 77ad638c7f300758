import { command, sql } from '../db.ts';
import { type WithdrawalRow, withdrawalColumns } from './withdrawals.ts';

/**
 * `was_asked_at`: when a provider may last have been asked to pay before this lease; null: nobody was ever asked to pay. `traceparent`: of the
 * call that asked for the withdrawal, where it is known.
 */
export type LeasedRow = WithdrawalRow & { was_asked_at: Date | null; traceparent: string | null };

/**
 * Takes the approved withdrawal that waits longest, of the providers `$3`, until `$2`, when another worker may take it; and
 * notes that its provider may have been asked from now on, before anybody asks. SKIP LOCKED keeps workers off each other.
 */
export const leasePayout = command(
  'lease_payout',
  `WITH due AS (
     SELECT id, asked_at FROM withdrawal WHERE state = 'approved' AND provider = ANY ($3) AND run_at <= $1 AND batch IS NULL
     ORDER BY run_at LIMIT 1 FOR UPDATE SKIP LOCKED)
   UPDATE withdrawal w SET run_at = $2, attempts = w.attempts + 1, asked_at = coalesce(w.asked_at, $1)
   FROM due WHERE w.id = due.id
   RETURNING ${withdrawalColumns('w')}, due.asked_at AS was_asked_at, w.traceparent`,
);

/** Before a provider is asked to pay anew. */
export const noteAsked = command('note_payout_asked', 'UPDATE withdrawal SET asked_at = $2 WHERE id = $1');

/** `$2`: when a worker looks at it again. Only while it is still to be paid. */
export const postponePayout = command(
  'postpone_payout',
  `UPDATE withdrawal SET run_at = $2 WHERE id = $1 AND state = 'approved'`,
);

/** Player, currency: what nobody was asked to pay yet, the youngest first; each stands still until the transaction ends. */
export const listRecallable = command(
  'list_recallable_withdrawals',
  `SELECT ${withdrawalColumns('w')} FROM withdrawal w
   WHERE w.player_id = $1 AND w.currency = $2 AND (w.state = 'in_review' OR w.state = 'approved' AND w.asked_at IS NULL)
   ORDER BY w.created_at DESC, w.id FOR UPDATE`,
);

/** For an operator's signer: currency, name of the file, now. What any provider may have been asked for stays out. */
export const exportWithdrawals = command(
  'export_withdrawals',
  `WITH due AS (
     SELECT id FROM withdrawal
     WHERE state = 'approved' AND provider = 'crypto' AND currency = $1 AND batch IS NULL AND asked_at IS NULL
     ORDER BY created_at, id FOR UPDATE SKIP LOCKED)
   UPDATE withdrawal w SET batch = $2, asked_at = $3 FROM due WHERE w.id = due.id
   RETURNING ${withdrawalColumns('w')}`,
);
export const listBatch = sql(
  'list_withdrawal_batch',
  `SELECT ${withdrawalColumns('w')} FROM withdrawal w WHERE w.batch = $1 AND w.state = 'approved' ORDER BY w.created_at, w.id`,
);

/** Withdrawal, operator (as compared), now; no row when that one has approved it before. */
export const insertApproval = command(
  'insert_withdrawal_approval',
  `INSERT INTO withdrawal_approval (withdrawal_id, operator, at) VALUES ($1, $2, $3)
   ON CONFLICT DO NOTHING RETURNING operator`,
);
export const countApprovals = sql(
  'count_withdrawal_approvals',
  'SELECT count(*) AS approvals FROM withdrawal_approval WHERE withdrawal_id = $1',
);

export type StaffRow = WithdrawalRow & {
  email: string;
  full_name: string;
  run_at: Date | null;
  approvals: bigint;
  holds: bigint;
  /** Asked for in a player's name at the shell. */
  is_from_shell: boolean;
};
const staff = `SELECT ${withdrawalColumns('w')}, w.run_at, p.email, p.full_name,
    (SELECT count(*) FROM withdrawal_approval a WHERE a.withdrawal_id = w.id) AS approvals,
    (SELECT count(*) FROM withdrawal_hold h WHERE h.withdrawal_id = w.id) AS holds,
    EXISTS (SELECT FROM withdrawal_event e WHERE e.withdrawal_id = w.id AND e.kind = 'requested' AND e.facts ? 'systemUser') AS is_from_shell
  FROM withdrawal w JOIN player p ON p.id = w.player_id`;
/** `$1` the states, `$2` rows at most; those that wait longest first. */
export const listForStaff = sql(
  'list_withdrawals_for_staff',
  `${staff} WHERE w.state = ANY ($1) ORDER BY w.created_at, w.id LIMIT $2`,
);
export const findForStaff = sql('find_withdrawal_for_staff', `${staff} WHERE w.id = $1`);
/** The same, and nobody changes it until the transaction ends. */
export const lockForStaff = command('lock_withdrawal_for_staff', `${staff} WHERE w.id = $1 FOR UPDATE OF w`);

export type HoldRow = { withdrawal_id: string; rule: string; facts: Record<string, string | number> };
/** Of these withdrawals. */
export const listHolds = sql(
  'list_withdrawal_holds',
  'SELECT withdrawal_id, rule, facts FROM withdrawal_hold WHERE withdrawal_id = ANY ($1) ORDER BY withdrawal_id, rule',
);
export type WithdrawalEventRow = { at: Date; kind: string; actor: string; facts: Record<string, unknown> };
export const listWithdrawalEvents = sql(
  'list_withdrawal_events',
  'SELECT at, kind, actor, facts FROM withdrawal_event WHERE withdrawal_id = $1 ORDER BY id',
);
