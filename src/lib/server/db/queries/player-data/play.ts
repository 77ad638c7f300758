import { type DataKind, define } from './define.ts';

/** What the player played. */
export const playData: readonly DataKind[] = [
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
      ...['grant_id', 'free_spin'],
      ...['jackpot_version', 'jackpot_contribution AS jackpot_contribution_money', 'jackpot_win AS jackpot_win_money'],
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
];
