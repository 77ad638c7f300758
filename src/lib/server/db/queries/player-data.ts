import { type Statement, sql } from '../db.ts';

/**
 * One kind of what is kept about a player. `statement` takes the player, how many rows, and where the page before ended
 * (`first` at the beginning); its rows have the columns, and `cursor_` for the next page. A column that ends in `_money` holds
 * minor units of the row's `currency`.
 */
export type DataKind = {
  readonly name: string;
  /** Whose rows these are; each table with a player's id is in one kind or among `keptBack`. */
  readonly tables: readonly string[];
  readonly columns: readonly string[];
  readonly statement: Statement;
  readonly first: readonly string[];
};

/** An ordering column with its type; text compares as bytes, whatever the database's language. */
type Key = readonly [column: string, type: 'uuid' | 'bigint' | 'timestamptz' | 'text'];

const firstOf = {
  uuid: '00000000-0000-0000-0000-000000000000',
  bigint: '-1',
  timestamptz: '-infinity',
  text: '',
} as const;

const nameOf = (column: string): string => / AS (\w+)$/.exec(column)?.[1] ?? column.replace(/^\w+\./, '');

const define = (
  name: string,
  tables: readonly [string, ...string[]],
  keys: readonly Key[],
  columns: readonly string[],
  from = `${tables[0]} WHERE player_id = $1`,
): DataKind => {
  const order = keys.map(([column, type]) => (type === 'text' ? `${column} COLLATE "C"` : column)).join(', ');
  const after = keys.map(([, type], index) => `$${index + 3}::${type}${type === 'text' ? ' COLLATE "C"' : ''}`);
  const ends = keys.map(([column]) => `${column}::text`).join(', ');
  const text = `SELECT ${columns.join(', ')}, ARRAY[${ends}] AS cursor_ FROM ${from}
    AND (${order}) > (${after.join(', ')}) ORDER BY ${order} LIMIT $2`;
  const columnNames = columns.map(nameOf);
  const first = keys.map(([, type]) => firstOf[type]);
  return { name, tables, columns: columnNames, statement: sql(`player_data_${name}`, text), first };
};

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

/** In the order of the document. Columns are named one by one: what is not named here does not leave the house. */
export const dataKinds: readonly DataKind[] = [
  define(
    'profile',
    ['player'],
    [['id', 'uuid']],
    [
      ...['id', 'email', 'full_name', 'first_name', 'last_name', 'language', 'click_id', 'created_at', 'confirmed_at'],
      ...['terms_accepted_at', 'excluded_until', 'timed_out_until', 'closed_at', 'closing_reason'],
    ],
    'player WHERE id = $1',
  ),
  define(
    'details',
    ['player_details'],
    [['player_id', 'uuid']],
    [
      ...['date_of_birth', 'gender', 'avatar', 'country', 'state', 'address', 'address2', 'nick_name', 'city'],
      ...['zip_code', 'phone_number', 'dialing_code', 'receive_email_promo'],
    ],
  ),
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
      ...['id', 'gateway', 'currency', 'amount AS amount_money', 'promotion_coupon', 'state', 'provider_reference'],
      ...['created_at', 'updated_at', 'completed_at'],
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
      ...['id', 'provider', 'currency', 'amount AS amount_money', 'destination', 'state', 'reference'],
      ...['created_at', 'updated_at'],
    ],
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
  define(
    'rounds',
    ['round'],
    [
      ['opened_at', 'timestamptz'],
      ['id', 'uuid'],
    ],
    [
      ...[
        'id',
        'provider',
        'game_id',
        'game_version',
        'reference',
        'currency',
        'demo',
        'status',
        'stake AS stake_money',
      ],
      ...['stake_bonus AS stake_bonus_money', 'payout AS payout_money', 'balance_before AS balance_before_money'],
      ...[
        'balance_after AS balance_after_money',
        'game_session_id',
        'seed_pair_id',
        'nonce',
        'shared_round_id',
        'bets',
      ],
      ...['added_bets', 'actions', 'step_times', 'outcome', 'wins', 'remaining', 'opened_at', 'ended_at'],
    ],
  ),
  define(
    'seeds',
    ['seed_pair'],
    [['id', 'bigint']],
    ['id', 'status', 'server_seed_hash', 'server_seed', 'client_seed', 'nonce', 'created_at', 'revealed_at'],
  ),
  define(
    'wallet_commands',
    ['wallet_transaction'],
    [['seq', 'bigint']],
    [
      ...['provider', 'action', 'transaction_id', 'game_id', 'round_reference', 'win_kind', 'bet_transaction_id'],
      ...['currency', 'amount AS amount_money', 'cash AS cash_money', 'bonus AS bonus_money', 'cancelled_at', 'at'],
    ],
  ),
  define(
    'game_sessions',
    ['game_session'],
    [
      ['opened_at', 'timestamptz'],
      ['id', 'uuid'],
    ],
    [
      ...[
        'id',
        'provider',
        'game_id',
        'currency',
        'demo',
        'min_stake AS min_stake_money',
        'max_stake AS max_stake_money',
      ],
      ...['opened_at', 'seen_at', 'ended_at'],
    ],
  ),
  define(
    'sessions',
    ['session'],
    [
      ['created_at', 'timestamptz'],
      ['id', 'uuid'],
    ],
    ['id', 'created_at', 'seen_at', 'expires_at', 'ended_at', 'user_agent', 'host(ip) AS ip', 'country'],
  ),
  define(
    'security_events',
    ['security_event'],
    [
      ['at', 'timestamptz'],
      ['id', 'bigint'],
    ],
    ['at', 'kind', 'host(ip) AS ip', 'user_agent', 'request_id', 'facts'],
    // A match tells of another player, and that they are excluded: whoever types a stranger's phone would learn it here.
    `security_event WHERE player_id = $1 AND kind <> 'exclusion_matched'`,
  ),
  define('second_factor', ['second_factor'], [['player_id', 'uuid']], ['started_at', 'confirmed_at']),
  define('passkeys', ['passkey'], [['id', 'uuid']], ['id', 'name', 'is_synced', 'created_at', 'used_at']),
  define('password_changes', ['password_history'], [['id', 'bigint']], ['replaced_at']),
  define('mails', ['mail_job'], [['id', 'bigint']], ['kind', 'created_at', 'done_at', 'given_up_at']),
  define(
    'documents',
    ['document'],
    [['id', 'uuid']],
    ['id', 'kind', 'state', 'file_name', 'media_type', 'bytes', 'pages', 'uploaded_at', 'decided_at', 'reason'],
  ),
  define(
    'limits',
    ['player_limit'],
    [
      ['kind', 'text'],
      ['period', 'text'],
    ],
    [
      ...['kind', 'period', 'value', 'pending_value'],
      `CASE kind WHEN 'session' THEN 'minutes' ELSE 'EUR cents' END AS unit`,
      ...['due_at', 'changed_at'],
    ],
  ),
  define('reality_checks', ['play_state'], [['player_id', 'uuid']], ['reality_minutes', 'offered_at', 'staked_at']),
  define(
    'play_hours',
    ['play_hour'],
    [['hour', 'timestamptz']],
    [
      ...['hour', 'staked AS staked_eur_micros', 'own_staked AS own_staked_eur_micros'],
      ...['own_returned AS own_returned_eur_micros', 'played_ms'],
    ],
  ),
  define('assessments', ['play_assessment'], [['id', 'bigint']], ['at', 'answers', 'score', 'level']),
  define('favorites', ['favorite'], [['game_id', 'text']], ['game_id', 'name', 'provider', 'category', 'added_at']),
  define(
    'notifications',
    ['notification'],
    [
      ['created_at', 'timestamptz'],
      ['id', 'uuid'],
    ],
    ['id', 'kind', 'facts', 'created_at', 'read_at'],
  ),
  define(
    'chat_messages',
    ['chat_conversation', 'chat_message'],
    [
      ['m.at', 'timestamptz'],
      ['m.id', 'uuid'],
    ],
    ['m.conversation_id', 'm.at', 'm.from_support', 'm.text'],
    'chat_message m JOIN chat_conversation c ON c.id = m.conversation_id WHERE c.player_id = $1',
  ),
  define(
    'crypto_addresses',
    ['chain_address'],
    [['id', 'bigint']],
    ['currency', 'chain', 'address', 'promotion_coupon', 'created_at', 'used_at'],
  ),
  define(
    'crypto_transfers',
    ['chain_transfer'],
    [['id', 'bigint']],
    ['currency', 'amount AS amount_money', 'chain', 'txid', 'output_index', 'deposit_id', 'state', 'seen_at'],
  ),
];

/** Tables with a player's id that stay out of the export, and why. */
export const keptBack: Readonly<Record<string, string>> = {
  code_attempt: 'counts tries of codes; to tell would help who guesses',
  email_token: 'keys of mailed links, as hashes; the mails themselves are listed',
  launch_token: 'keys of game launches, as hashes; the game sessions they opened are listed',
  passkey_challenge: 'keys of a sign-in under way, as hashes',
  recovery_code: 'keys to the account, as hashes',
  sign_in_ticket: 'keys of a sign-in under way, as hashes',
};
