import type { CurrencyCode } from '#domain/money/currency.ts';
import type { HoldReason } from '#domain/payments/hold.ts';
import { sql } from '../db.ts';

/** A deposit or withdrawal as its player sees it. All of it is null in the one row that stands for an empty page. */
export type TransactionRow = {
  id: string;
  amount: bigint;
  fee: bigint;
  currency: CurrencyCode;
  gateway: string;
  state: string;
  /** Why a deposit is held; null for whatever is not. */
  hold: HoldReason | null;
  /** The code that was named with a deposit, as it was typed. */
  coupon: string | null;
  coupon_state: 'waiting' | 'taken' | 'free';
  reference: string | null;
  address: string | null;
  created_at: Date;
};

/**
 * `$2` FIAT or CRYPTO, `$3` from (inclusive), `$4` to (exclusive), `$5` rows at most, `$6` rows to pass over. The total
 * comes with each row; on a page past the end one row comes, of the total alone.
 */
const pageOf = (name: string, source: string) =>
  sql(
    name,
    `WITH own AS (
       SELECT t.* FROM (${source}) t JOIN currency c ON c.code = t.currency
       WHERE t.player_id = $1 AND c.type = $2 AND t.created_at >= $3 AND t.created_at < $4)
     SELECT page.id, amount, fee, currency, gateway, state, hold, coupon, coupon_state, reference, address, created_at, total
     FROM (SELECT count(*) AS total FROM own) counted
     LEFT JOIN (SELECT * FROM own ORDER BY created_at DESC, id LIMIT $5 OFFSET $6) page ON true
     ORDER BY created_at DESC, id`,
  );

/** Where coins came in; null for all other deposits. */
const arrivedAt = `(SELECT c.address FROM chain_transfer t JOIN chain_address c ON c.id = t.address_id WHERE t.deposit_id = d.id)`;
const heldFor = `CASE WHEN d.state = 'held' THEN d.held_for
  ELSE (SELECT t.hold FROM chain_transfer t WHERE t.deposit_id = d.id) END`;

/** A deposit earns one promotion at most. */
const couponState = `CASE WHEN d.state IN ('created', 'redirected', 'pending', 'held') THEN 'waiting'
  WHEN EXISTS (SELECT 1 FROM promotion_grant g WHERE g.player_id = d.player_id AND g.deposit_id = d.id
    AND g.coupon = lower(d.promotion_coupon)) THEN 'taken' ELSE 'free' END`;

/** No provider takes a fee from the player beside the deposit. */
export const listDepositTransactions = pageOf(
  'list_deposit_transactions',
  `SELECT d.id, d.player_id, d.amount, 0::bigint AS fee, d.currency, d.gateway, d.state, ${heldFor} AS hold,
     d.promotion_coupon AS coupon, ${couponState} AS coupon_state,
     d.provider_reference AS reference, ${arrivedAt} AS address, d.created_at FROM deposit d`,
);

// A statement reads what is booked: postings on the player's own accounts, by the moment of their movement. `bonus` takes together
// what promotions bind; `held` is what a withdrawal under way has set aside, and
// what is owed of a deposit that was held.
const parts = (which: string) =>
  ['own', 'bonus', 'held']
    .map((part, index) => {
      const kinds = [`'cash'`, `'bonus', 'locked'`, `'withdrawal', 'owed'`][index];
      return `coalesce(sum(p.amount) FILTER (WHERE a.kind IN (${kinds})${which === '' ? '' : ` AND ${which}`}), 0)::bigint AS ${part}`;
    })
    .join(', ');
const booked = `account a JOIN posting p ON p.account_id = a.id JOIN movement m ON m.id = p.movement_id`;
const play = `m.kind IN ('bet', 'win', 'jackpot_win', 'rollback')`;

export type WalletRow = { currency: CurrencyCode };
/** Player, a currency or null: the wallets of a statement, the default one first. */
export const listStatementWallets = sql(
  'statement_wallets',
  `SELECT w.currency FROM wallet w WHERE w.player_id = $1 AND ($2::text IS NULL OR w.currency = $2)
   ORDER BY w.is_default DESC, w.created_at, w.currency`,
);

export type PartsRow = { own: bigint; bonus: bigint; held: bigint };
export type BalanceRow = PartsRow & { currency: CurrencyCode };
/** Player, moment: what stood in each currency before it. */
export const readBalancesBefore = sql(
  'statement_balances',
  `SELECT a.currency, ${parts('')} FROM ${booked} WHERE a.player_id = $1 AND m.at < $2 GROUP BY a.currency`,
);

export type SumRow = PartsRow & { currency: CurrencyCode; kind: string; day: string | null; movements: bigint };
/** Player, from, before: sums by kind of movement; those of play by day too. */
export const readStatementSums = sql(
  'statement_sums',
  `SELECT a.currency, m.kind, CASE WHEN ${play} THEN (m.at AT TIME ZONE 'UTC')::date END AS day,
     count(DISTINCT m.id) AS movements, ${parts('')}
   FROM ${booked} WHERE a.player_id = $1 AND m.at >= $2 AND m.at < $3
   GROUP BY a.currency, m.kind, day ORDER BY a.currency, day, m.kind`,
);

export type MoveRow = PartsRow & {
  id: bigint;
  at: Date;
  kind: string;
  reference: string | null;
  currency: CurrencyCode;
};
/** Player, from, before, lines at most: each movement that is not play, oldest first. */
export const listStatementMoves = sql(
  'statement_moves',
  `SELECT m.id, m.at, m.kind, m.reference, a.currency, ${parts('')}
   FROM ${booked} WHERE a.player_id = $1 AND m.at >= $2 AND m.at < $3 AND NOT (${play})
   GROUP BY m.id, m.at, m.kind, m.reference, a.currency ORDER BY m.at, m.id LIMIT $4`,
);

export type ChangeRow = { currency: CurrencyCode; now: bigint; kind: string | null; amount: bigint; postings: bigint };
/** Player, moment, postings at most of each account: what each kind of movement changed of own money since then, and what stands there. */
export const listMoneyChanges = sql(
  'money_changes',
  `SELECT a.currency, a.balance AS now, p.kind, coalesce(sum(p.amount), 0)::bigint AS amount, count(p.amount) AS postings
   FROM account a LEFT JOIN LATERAL (
     SELECT m.kind, recent.amount FROM (
       SELECT movement_id, amount FROM posting WHERE account_id = a.id ORDER BY movement_id DESC LIMIT $3) recent
     JOIN movement m ON m.id = recent.movement_id AND m.at >= $2) p ON true
   WHERE a.player_id = $1 AND a.kind = 'cash' GROUP BY a.currency, a.balance, p.kind`,
);

export type AccountRow = { id: bigint; currency: CurrencyCode; kind: string; opening: bigint };
/** Player, a currency or null, moment: the player's accounts and what stood there before it. */
export const listStatementAccounts = sql(
  'statement_accounts',
  `SELECT a.id, a.currency, a.kind, coalesce((SELECT sum(p.amount) FROM posting p JOIN movement m ON m.id = p.movement_id
       WHERE p.account_id = a.id AND m.at < $3), 0)::bigint AS opening
   FROM account a WHERE a.player_id = $1 AND ($2::text IS NULL OR a.currency = $2)
   ORDER BY a.currency, array_position(ARRAY['cash', 'bonus', 'locked', 'withdrawal', 'owed'], a.kind), a.id`,
);

export type PostingRow = { movement_id: bigint; at: Date; kind: string; reference: string; amount: bigint };
/** Account, from, before, the movement to go on after, lines at most. */
export const listAccountPostings = sql(
  'statement_postings',
  `SELECT p.movement_id, m.at, m.kind, coalesce(m.reference, m.round_id::text) AS reference, p.amount
   FROM posting p JOIN movement m ON m.id = p.movement_id
   WHERE p.account_id = $1 AND m.at >= $2 AND m.at < $3 AND p.movement_id > $4 ORDER BY p.movement_id LIMIT $5`,
);

export type ReceiptRow = TransactionRow & {
  type: 'deposit' | 'withdraw';
  updated_at: Date;
  full_name: string;
  email: string;
};
/** Id, player: a deposit or withdrawal of the player's own. */
export const findReceipt = sql(
  'find_receipt',
  `SELECT t.*, p.full_name, p.email FROM (
     SELECT d.id, d.player_id, 'deposit' AS type, d.amount, 0::bigint AS fee, d.currency, d.gateway, d.state,
       d.provider_reference AS reference, ${arrivedAt} AS address, d.created_at, d.updated_at FROM deposit d WHERE d.id = $1
     UNION ALL
     SELECT id, player_id, 'withdraw', amount, 0::bigint, currency, provider, state, reference, destination, created_at,
       updated_at FROM withdrawal WHERE id = $1
   ) t JOIN player p ON p.id = t.player_id WHERE t.player_id = $2`,
);

export type HolderRow = { full_name: string; email: string };
export const findHolder = sql('find_statement_holder', 'SELECT full_name, email FROM player WHERE id = $1');

/** The first statement of a transaction that must see one moment alone. */
export const holdStill = sql('statement_snapshot', 'SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY');
