import type { CurrencyCode } from '#domain/money/currency.ts';
import type { DepositState } from '#domain/payments/deposit-state.ts';
import type { DepositHold } from '#domain/payments/hold.ts';
import type { PostedForm } from '#domain/payments/posted-form.ts';
import { command, sql } from '../db.ts';

export type DepositRow = {
  id: string;
  player_id: string;
  request_hash: Buffer;
  gateway: string;
  currency: CurrencyCode;
  amount: bigint;
  state: DepositState;
  provider_reference: string | null;
  redirect_url: string | null;
  qr: string | null;
  initialization_token: string | null;
  form: PostedForm | null;
  created_at: Date;
  held_for: DepositHold | null;
};

export const depositColumns =
  'id, player_id, request_hash, gateway, currency, amount, state, provider_reference, redirect_url, qr, initialization_token, form, created_at, held_for';

export type DepositorRow = {
  excluded: boolean;
  timed_out_until: Date | null;
  has_wallet: boolean;
  /** No register keeps the player from playing. */
  cleared: boolean;
};
/** Under the player's lock: an exclusion, a break or a limit comes before this deposit or after it. */
export const findDepositor = sql(
  'find_depositor',
  `SELECT p.closed_at IS NOT NULL OR coalesce(p.excluded_until > $2, false) AS excluded, p.timed_out_until, w.currency IS NOT NULL AS has_wallet,
     coalesce(p.cleared_until > $2, true) AS cleared
   FROM player p LEFT JOIN wallet w ON w.player_id = p.id AND w.currency = $3
   WHERE p.id = $1`,
);

export const insertDeposit = command(
  'insert_deposit',
  `INSERT INTO deposit (id, player_id, idempotency_key, request_hash, gateway, currency, amount, promotion_coupon,
     coupon_promotion, coupon_version, coupon_from, state, created_at, updated_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, 'created', $12, $12)
   ON CONFLICT (player_id, idempotency_key) DO NOTHING RETURNING ${depositColumns}`,
);
export const findDepositByKey = sql(
  'find_deposit_by_key',
  `SELECT ${depositColumns} FROM deposit WHERE player_id = $1 AND idempotency_key = $2`,
);
export const findOwnDeposit = sql(
  'find_own_deposit',
  `SELECT ${depositColumns} FROM deposit WHERE id = $1 AND player_id = $2`,
);
export const lockDeposit = command(
  'lock_deposit',
  `SELECT ${depositColumns} FROM deposit WHERE id = $1 AND gateway = $2 FOR UPDATE`,
);
export const findGatewayDeposit = sql(
  'find_gateway_deposit',
  'SELECT id, player_id FROM deposit WHERE id = $1 AND gateway = $2',
);
export const findDeposit = sql('find_deposit', `SELECT ${depositColumns} FROM deposit WHERE id = $1`);
export const lockOpenDeposit = command(
  'lock_open_deposit',
  `SELECT ${depositColumns} FROM deposit WHERE id = $1 FOR UPDATE`,
);

export const setOpened = command(
  'set_deposit_opened',
  `UPDATE deposit SET state = $2, updated_at = $3, provider_reference = $4, redirect_url = $5, qr = $6,
     initialization_token = $7, form = $8
   WHERE id = $1`,
);
/**
 * With the end of the deposit ends the key that was made for it: the same asked for again is another payment. What follows a stroke in a
 * deposit's key counts the tries by it (`card-tries.ts`).
 */
export const setDepositState = command(
  'set_deposit_state',
  `WITH changed AS (
     UPDATE deposit SET state = $2, updated_at = $3,
       provider_reference = coalesce(provider_reference, $4),
       completed_at = CASE WHEN $2 = 'completed' THEN $3::timestamptz ELSE completed_at END
     WHERE id = $1
     RETURNING player_id, idempotency_key
   )
   DELETE FROM made_key AS made USING changed
   WHERE made.player_id = changed.player_id AND made.key::text = split_part(changed.idempotency_key, '/', 1)
     AND $2 <> 'pending'`,
);

export const findDepositEvent = sql(
  'find_deposit_event',
  'SELECT body_hash FROM deposit_event WHERE gateway = $1 AND event_id = $2',
);
export const insertDepositEvent = command(
  'insert_deposit_event',
  `INSERT INTO deposit_event (gateway, event_id, deposit_id, outcome, body_hash, received_at, state_after)
   VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING RETURNING event_id`,
);

/** The provider owes the house what the player now has. Booked once a deposit: (kind, reference) is unique. */
export const creditDeposit = command(
  'credit_deposit',
  `SELECT ledger_post('deposit', $1, $2, $3,
     ARRAY[ledger_account($1, $4, 'cash', ''), ledger_account(NULL, $4, 'clearing', $5)],
     ARRAY[$6::bigint, -$6::bigint])`,
);

/** Deposit, why, now, reference or null: it is held, or is so for another reason. */
export const setDepositHold = command(
  'set_deposit_hold',
  `UPDATE deposit SET state = 'held', held_for = $2, held_at = coalesce(held_at, $3), updated_at = $3,
     provider_reference = coalesce(provider_reference, $4)
   WHERE id = $1`,
);
export type ReceiverRow = { excluded: boolean; closed: boolean; timed_out_until: Date | null; cleared: boolean };
/** Player, now. Under the player's lock. */
export const findReceiver = sql(
  'find_receiver',
  `SELECT closed_at IS NOT NULL AS closed, coalesce(excluded_until > $2, false) AS excluded, timed_out_until,
     coalesce(cleared_until > $2, true) AS cleared
   FROM player WHERE id = $1`,
);

/** Held deposits that time, the player's own limit or staff may have freed, the oldest first. */
export const listHeldForTime = sql(
  'list_held_for_time',
  `SELECT d.id, d.player_id FROM deposit d LEFT JOIN deposit_refund r ON r.deposit_id = d.id
   WHERE d.state = 'held' AND (d.held_for IN ('register_unanswered', 'player_timed_out', 'limit_reached') OR r.released_by IS NOT NULL)
   ORDER BY d.held_at, d.id`,
);

/** What the player's cash holds, and stays locked: a stake comes before the charge-back or after it. */
export const lockCash = command(
  'lock_cash',
  `SELECT balance FROM account WHERE player_id = $1 AND currency = $2 AND kind = 'cash' AND owner = '' FOR UPDATE`,
);

/** Which rows of `deposit` count as deposits made: a reversed one was made, too; coins that were worth too little were not. */
export const isMade = 'completed_at IS NOT NULL AND NOT too_small';

export const listDepositsMade = sql(
  'list_deposits_made',
  `SELECT ${depositColumns} FROM deposit WHERE player_id = $1 AND ${isMade} ORDER BY completed_at, id`,
);

/**
 * `$2`: deposits that nobody paid. `$3`: deposits of which the provider said no more than that it is at work. Coins that are on
 * their way or held do not run out.
 */
export const expireOldDeposits = command(
  'expire_old_deposits',
  `UPDATE deposit SET state = 'expired', updated_at = $1
   WHERE (state IN ('created', 'redirected') AND created_at < $2)
     OR (state = 'pending' AND created_at < $3 AND gateway <> 'crypto')
   RETURNING id`,
);
