import { isTold, rolesThen, toldAct, toldReason } from '../house-acts.ts';
import { type DataKind, define } from './define.ts';

/** How the player signs in, what they set, and what was said and offered to them. */
export const accountData: readonly DataKind[] = [
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
    [
      'at',
      'kind',
      'host(ip) AS ip',
      'user_agent',
      'request_id',
      // Who of the house took codes off is for the house alone; in what role and why is among its acts.
      `CASE WHEN kind = 'second_factor_off' THEN facts - 'by' - 'note' ELSE facts END AS facts`,
    ],
    // A match tells of another player, and that they are excluded: whoever types a stranger's phone would learn it here.
    `security_event WHERE player_id = $1 AND kind <> 'exclusion_matched'`,
  ),
  define(
    'house_acts',
    ['staff_act'],
    [['a.id', 'bigint']],
    [
      'a.at',
      'a.channel',
      // By which role, and never by whom.
      `coalesce(a.facts ->> 'role', array_to_string(${rolesThen}, ' ')) AS role`,
      `${toldAct} AS act`,
      `${toldReason} AS reason`,
    ],
    `staff_act a WHERE a.players @> ARRAY[$1::uuid] AND ${isTold}`,
  ),
  define('report_countries', ['report_country'], [['day', 'date']], ['day', 'country']),
  define('report_months', ['report_active'], [['month', 'date']], ['month', 'played', 'paid']),
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
      'kind',
      'period',
      'value',
      'pending_value',
      `CASE kind WHEN 'session' THEN 'minutes' ELSE 'EUR cents' END AS unit`,
      'due_at',
      'changed_at',
    ],
  ),
  define('reality_checks', ['play_state'], [['player_id', 'uuid']], ['reality_minutes', 'offered_at', 'staked_at']),
  define(
    'play_hours',
    ['play_hour'],
    [['hour', 'timestamptz']],
    [
      'hour',
      'staked AS staked_eur_micros',
      'own_staked AS own_staked_eur_micros',
      'own_returned AS own_returned_eur_micros',
      'played_ms',
    ],
  ),
  define(
    'signs_in_play',
    ['harm_marker'],
    [['id', 'uuid']],
    ['kind', 'strength', 'day', 'version', 'facts', `'EUR' AS currency`, 'told_at', 'shown_at', 'gone_at'],
  ),
  define(
    'house_interventions',
    ['harm_intervention'],
    [
      ['at', 'timestamptz'],
      ['id', 'uuid'],
    ],
    ['at', 'kind'],
  ),
  define(
    'play_stretches',
    ['play_stretch'],
    [['began_at', 'timestamptz']],
    ['began_at', 'ended_at', 'rounds', 'staked_eur_micros', 'net_eur_micros'],
  ),
  define('assessments', ['play_assessment'], [['id', 'bigint']], ['at', 'answers', 'score', 'level']),
  define(
    'loyalty_days',
    ['loyalty_day'],
    [
      ['day', 'date'],
      ['currency', 'text'],
    ],
    ['day', 'currency', 'edge AS edge_millionths', 'eur_micros'],
  ),
  define(
    'cashback',
    ['loyalty_cashback'],
    [
      ['week', 'date'],
      ['currency', 'text'],
    ],
    ['week', 'currency', 'percent', 'amount AS amount_money', 'state', 'at'],
  ),
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
  // What reads there is the browser's own secret.
  define(
    'browsers_told',
    ['push_subscription'],
    [['id', 'uuid']],
    ['id', 'endpoint', `array_to_string(topics, ', ') AS topics`, 'created_at'],
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
    ['currency', 'chain', 'address', 'promotion_coupon', 'coupon_from', 'created_at', 'used_at'],
  ),
  define(
    'crypto_transfers',
    ['chain_transfer'],
    [['id', 'bigint']],
    ['currency', 'amount AS amount_money', 'chain', 'txid', 'output_index', 'deposit_id', 'state', 'seen_at'],
  ),
  define(
    'promotions',
    ['promotion_grant'],
    [
      ['accepted_at', 'timestamptz'],
      ['id', 'uuid'],
    ],
    [
      'id',
      'promotion_id',
      'version',
      'state',
      'coupon',
      'currency',
      'deposit_id',
      // Amounts have no currency, and are none, while it waits for its deposit.
      ...['deposit_amount', 'bonus', 'spins_won'].map(
        (name) => `CASE WHEN currency <> '' THEN ${name} END AS ${name}_money`,
      ),
      ...['wagered', 'wager_required'].map(
        (name) => `CASE WHEN currency <> '' THEN round(${name} / 10000)::bigint END AS ${name}_money`,
      ),
      'spin_game',
      'spins_total',
      'spins_left',
      'waits_since',
      'unlocked_at',
      'unlock_deposit_id',
      'accepted_from',
      'accepted_at',
      'kept_until',
      'started_at',
      'expires_at',
      'ended_at',
      'ended_why',
    ],
  ),
  define('coupons', ['coupon_use'], [['coupon', 'text']], ['coupon', 'grant_id', 'used_at']),
  define(
    'rejected_promotions',
    ['promotion_rejection'],
    [
      ['promotion_id', 'text'],
      ['version', 'bigint'],
    ],
    ['promotion_id', 'version', 'rejected_at'],
  ),
];
