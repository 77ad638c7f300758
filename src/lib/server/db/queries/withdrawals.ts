import type { CurrencyCode } from '#domain/money/currency.ts';
import type { WithdrawalState } from '#domain/payments/withdrawal-state.ts';
import type { Facts } from '#domain/result.ts';
import { command, sql } from '../db.ts';

export type WithdrawalProvider = 'skrill' | 'crypto';

export type WithdrawalRow = {
  id: string;
  player_id: string;
  request_hash: Buffer;
  provider: WithdrawalProvider;
  currency: CurrencyCode;
  amount: bigint;
  destination: string;
  eur_cents: bigint;
  day_eur_cents: bigint;
  state: WithdrawalState;
  reference: string | null;
  created_at: Date;
  updated_at: Date;
  asked_at: Date | null;
  attempts: number;
  batch: string | null;
};

const names = [
  'id',
  'player_id',
  'request_hash',
  'provider',
  'currency',
  'amount',
  'destination',
  'eur_cents',
  'day_eur_cents',
  'state',
  'reference',
  'created_at',
  'updated_at',
  'asked_at',
  'attempts',
  'batch',
];
/** For other files of queries about the same rows. */
export const withdrawalColumns = (table: string): string => names.map((name) => `${table}.${name}`).join(', ');
const columns = names.join(', ');

export type WithdrawerRow = {
  closed: boolean;
  email: string;
  has_wallet: boolean;
  cash: bigint;
  has_factor: boolean;
  /** The newest of the e-mail addresses that the player paid from at this provider. */
  paid_from: string | null;
};
/** `$2` currency, `$3` provider. What may leave is cash: bonus money and what a promotion locks stand on other accounts. */
export const findWithdrawer = sql(
  'find_withdrawer',
  `SELECT p.closed_at IS NOT NULL AS closed, p.email, w.currency IS NOT NULL AS has_wallet, coalesce(a.balance, 0) AS cash,
     f.player_id IS NOT NULL AS has_factor,
     (SELECT x.destination FROM payout_account x WHERE x.player_id = p.id AND x.provider = $3
      ORDER BY x.seen_at DESC, x.destination LIMIT 1) AS paid_from
   FROM player p
   LEFT JOIN wallet w ON w.player_id = p.id AND w.currency = $2
   LEFT JOIN account a ON a.player_id = p.id AND a.currency = $2 AND a.kind = 'cash' AND a.owner = ''
   LEFT JOIN second_factor f ON f.player_id = p.id AND f.confirmed_at IS NOT NULL
   WHERE p.id = $1`,
);

/** Chain, address as stored: whether the house itself gave it to a player. */
export const findHouseAddress = sql(
  'find_house_address',
  'SELECT 1 AS found FROM chain_address WHERE chain = $1 AND address = $2',
);

/** Player, provider, address, now: where a player paid from, at a company that can pay out. */
export const rememberPayoutAccount = command(
  'remember_payout_account',
  `INSERT INTO payout_account (player_id, provider, destination, seen_at) VALUES ($1, $2, $3, $4)
   ON CONFLICT (player_id, provider, destination) DO UPDATE SET seen_at = greatest(payout_account.seen_at, excluded.seen_at)`,
);

export type RequestedRow = {
  code: 'ok' | 'insufficient_funds' | 'withdrawal_ends_bonus' | 'round_open';
  /** What of a bonus would be lost. */
  facts: Facts | null;
};
/** See `functions/withdrawals.sql`. */
export const requestWithdrawal = command(
  'withdrawal_request',
  'SELECT code, facts FROM withdrawal_request($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)',
);
export type MoveRow = { code: 'ok' | 'refused' | 'not_found'; state: WithdrawalState | null };
/** Player, currency, amount, now: whether a withdrawal would end a bonus, and what would be lost. Changes nothing. */
export const lookForBonus = command(
  'withdrawal_look_for_bonus',
  'SELECT code, facts FROM promotion_withdrawal($1, $2, $3, false, $4)',
);
/** Id, state to go to, who does it, facts, reference or null, now. */
export const moveWithdrawal = command('withdrawal_move', 'SELECT * FROM withdrawal_move($1, $2, $3, $4, $5, $6)');

export const findWithdrawalByKey = sql(
  'find_withdrawal_by_key',
  `SELECT ${columns} FROM withdrawal WHERE player_id = $1 AND idempotency_key = $2`,
);
export const findOwnWithdrawal = sql(
  'find_own_withdrawal',
  `SELECT ${columns} FROM withdrawal WHERE id = $1 AND player_id = $2`,
);
export const findWithdrawal = sql('find_withdrawal', `SELECT ${columns} FROM withdrawal WHERE id = $1`);

/** When the fifth youngest of the payouts failed that did so after `$2`; no row when they are fewer. */
export const findFifthFailure = sql(
  'find_fifth_failure',
  `SELECT w.updated_at AS at FROM withdrawal w
   WHERE w.player_id = $1 AND w.state = 'failed' AND w.updated_at > $2 AND w.asked_at IS NOT NULL
   ORDER BY w.updated_at DESC OFFSET 4 LIMIT 1`,
);

/** `$2` FIAT or CRYPTO, `$3` from (inclusive), `$4` to (exclusive), `$5` rows at most, `$6` rows to pass over; as `listDeposits`. */
export const listWithdrawals = sql(
  'list_withdrawals',
  `WITH own AS (
     SELECT w.* FROM withdrawal w JOIN currency c ON c.code = w.currency
     WHERE w.player_id = $1 AND c.type = $2 AND w.created_at >= $3 AND w.created_at < $4)
   SELECT ${columns}, total FROM (SELECT count(*) AS total FROM own) counted
   LEFT JOIN (SELECT * FROM own ORDER BY created_at DESC, id LIMIT $5 OFFSET $6) page ON true
   ORDER BY created_at DESC, id`,
);

export const insertHold = command(
  'insert_withdrawal_hold',
  'INSERT INTO withdrawal_hold (withdrawal_id, rule, facts, at) VALUES ($1, $2, $3, $4)',
);
/** Player, now: whoever looks at one of the player's withdrawals sees that a deposit was charged back meanwhile. */
export const holdForChargeBack = command(
  'hold_withdrawals_for_charge_back',
  `INSERT INTO withdrawal_hold (withdrawal_id, rule, facts, at)
   SELECT id, 'charge_back', '{"since":"the request"}', $2 FROM withdrawal WHERE player_id = $1 AND state = 'in_review'
   ON CONFLICT (withdrawal_id, rule) DO NOTHING`,
);
/** Withdrawal, now, kind, actor, facts. */
export const insertWithdrawalEvent = command(
  'insert_withdrawal_event',
  'INSERT INTO withdrawal_event (withdrawal_id, at, kind, actor, facts) VALUES ($1, $2, $3, $4, $5)',
);
