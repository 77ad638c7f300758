import { sql } from '../../db.ts';
import { type DataKind, define } from './define.ts';

const postings: DataKind = {
  name: 'postings',
  tables: ['account', 'movement'],
  columns: ['movement', 'kind', 'reference', 'round_id', 'at', 'account', 'currency', 'amount_money', 'balance_money'],
  // Account by account, each from where the page before ended: the ledger's one index is read in its own order.
  statement: sql(
    'player_data_postings',
    `SELECT p.movement_id AS movement, m.kind, m.reference, m.round_id, m.at, a.kind AS account, a.currency,
       p.amount AS amount_money, p.balance_after AS balance_money, ARRAY[a.id::text, p.movement_id::text] AS cursor_
     FROM account a CROSS JOIN LATERAL (
       SELECT * FROM posting x WHERE x.account_id = a.id AND x.movement_id > CASE WHEN a.id = $3::bigint THEN $4::bigint ELSE 0 END
       ORDER BY x.movement_id LIMIT $2) p
     JOIN movement m ON m.id = p.movement_id
     WHERE a.player_id = $1 AND a.id >= $3::bigint ORDER BY a.id, p.movement_id LIMIT $2`,
  ),
  first: ['0', '0'],
};

/** What the player has, paid in and was paid out. */
export const moneyData: readonly DataKind[] = [
  define('wallets', ['wallet'], [['currency', 'text']], ['currency', 'is_default', 'created_at']),
  define('accounts', ['account'], [['id', 'bigint']], ['id', 'currency', 'kind', 'balance AS balance_money']),
  postings,
  define(
    'deposits',
    ['deposit'],
    [
      ['created_at', 'timestamptz'],
      ['id', 'uuid'],
    ],
    [
      'id',
      'gateway',
      'currency',
      'amount AS amount_money',
      'promotion_coupon',
      'coupon_from',
      'state',
      'provider_reference',
      'created_at',
      'updated_at',
      'completed_at',
      'held_for',
      'held_at',
    ],
  ),
  define(
    'deposit_events',
    ['deposit_event'],
    [
      ['e.received_at', 'timestamptz'],
      ['e.event_id', 'text'],
    ],
    ['e.deposit_id', 'e.outcome', 'e.received_at', 'e.state_after'],
    'deposit_event e JOIN deposit d ON d.id = e.deposit_id WHERE d.player_id = $1',
  ),
  define(
    'withdrawals',
    ['withdrawal'],
    [
      ['created_at', 'timestamptz'],
      ['id', 'uuid'],
    ],
    [
      'id',
      'provider',
      'currency',
      'amount AS amount_money',
      'destination',
      'state',
      'reference',
      'created_at',
      'updated_at',
    ],
  ),
  define(
    'liabilities',
    ['liability_share'],
    [
      ['id', 'bigint'],
      ['currency', 'text'],
    ],
    ['id AS day', 'currency', 'amount AS amount_money'],
  ),
  define(
    'payout_accounts',
    ['payout_account'],
    [
      ['provider', 'text'],
      ['destination', 'text'],
    ],
    ['provider', 'destination', 'seen_at'],
  ),
];
