import type { CurrencyCode } from '#domain/money/currency.ts';
import type { DepositHold } from '#domain/payments/hold.ts';
import { command, sql } from '../db.ts';

/** Companies that can refund, now: what goes back waits for its worker from now on. */
export const insertRefunds = command(
  'insert_deposit_refunds',
  `INSERT INTO deposit_refund (deposit_id, run_at)
   SELECT id, $2 FROM deposit WHERE state = 'held' AND held_for IN ('account_closed', 'player_excluded') AND gateway = ANY ($1)
   ON CONFLICT DO NOTHING`,
);

export type RefundRow = {
  deposit_id: string;
  gateway: string;
  reference: string | null;
  currency: CurrencyCode;
  amount: bigint;
  attempts: number;
};
/** Now, until when: takes the refund that waits longest, and notes that its company may have been asked, before anybody asks. */
export const leaseRefund = command(
  'lease_deposit_refund',
  `WITH due AS (
     SELECT r.deposit_id FROM deposit_refund r JOIN deposit d ON d.id = r.deposit_id
     WHERE r.done_at IS NULL AND r.refused_at IS NULL AND r.released_by IS NULL AND r.run_at <= $1 AND d.state = 'held'
     ORDER BY r.run_at LIMIT 1 FOR UPDATE OF r SKIP LOCKED)
   UPDATE deposit_refund r SET run_at = $2, attempts = r.attempts + 1, asked_at = coalesce(r.asked_at, $1)
   FROM due, deposit d WHERE r.deposit_id = due.deposit_id AND d.id = r.deposit_id
   RETURNING r.deposit_id, d.gateway, d.provider_reference AS reference, d.currency, d.amount, r.attempts`,
);
export const postponeRefund = command(
  'postpone_deposit_refund',
  'UPDATE deposit_refund SET run_at = $2 WHERE deposit_id = $1 AND done_at IS NULL',
);
export const refuseRefund = command(
  'refuse_deposit_refund',
  'UPDATE deposit_refund SET refused_at = $2, reason = $3 WHERE deposit_id = $1 AND done_at IS NULL',
);
/** Deposit, now, reference: it has gone back, by whomever. */
export const endRefund = command(
  'end_deposit_refund',
  `INSERT INTO deposit_refund (deposit_id, run_at, reference, done_at) VALUES ($1, $2, $3, $2)
   ON CONFLICT (deposit_id) DO UPDATE SET reference = excluded.reference, done_at = excluded.done_at`,
);

/** Whether a company may be giving it back at this moment: then nobody else does. Under the deposit's lock. */
export const findRefundUnderWay = sql(
  'find_refund_under_way',
  `SELECT 1 AS found FROM deposit_refund WHERE deposit_id = $1 AND asked_at IS NOT NULL AND refused_at IS NULL AND done_at IS NULL`,
);

/** Deposit, who, now: the house looks at it again, and credits it unless a reason to hold it stands. No row: not while it may go back. */
export const askRelease = command(
  'ask_release_of_held',
  `INSERT INTO deposit_refund AS r (deposit_id, run_at, released_by)
   SELECT id, $3, $2 FROM deposit WHERE id = $1 AND state = 'held'
   ON CONFLICT (deposit_id) DO UPDATE SET released_by = excluded.released_by
     WHERE r.done_at IS NULL AND (r.asked_at IS NULL OR r.refused_at IS NOT NULL)
   RETURNING deposit_id`,
);
/** It stays held: what was under way before goes on. */
export const forgetRelease = command(
  'forget_release_of_held',
  'UPDATE deposit_refund SET released_by = NULL WHERE deposit_id = $1',
);

export type HeldRow = {
  id: string;
  player_id: string;
  gateway: string;
  currency: CurrencyCode;
  amount: bigint;
  email: string;
  held_at: Date;
  held_for: DepositHold;
  attempts: number | null;
  reason: string | null;
  refused: boolean;
};
/** For staff, the oldest first. */
export const listHeld = sql(
  'list_held_deposits',
  `SELECT d.id, d.player_id, d.gateway, d.currency, d.amount, p.email, d.held_at, d.held_for, r.attempts, r.reason,
     r.refused_at IS NOT NULL AS refused
   FROM deposit d JOIN player p ON p.id = d.player_id LEFT JOIN deposit_refund r ON r.deposit_id = d.id
   WHERE d.state = 'held' ORDER BY d.held_at, d.id LIMIT 200`,
);
