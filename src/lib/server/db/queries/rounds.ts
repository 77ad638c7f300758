import type { Json } from '#domain/games/kit/game.ts';
import type { CurrencyCode } from '#domain/money/currency.ts';
import type { Facts } from '#domain/result.ts';
import { command, sql } from '../db.ts';
import { asHouseBet } from './house-bet.ts';

/** Breaks, limits and reality checks of the player's own: `stake_refusal` in `functions/safer-play.sql`. What the house holds: `game_session_at`. */
export type Barred =
  | 'register_unanswered'
  | 'player_timed_out'
  | 'limit_reached'
  | 'reality_check_due'
  | 'game_off'
  | 'game_hidden';

export type PlayedRow = {
  code:
    | 'ok'
    | 'replayed'
    | 'seed_moved'
    | 'idempotency_key_reused'
    | 'game_session_invalid'
    | 'game_session_expired'
    | 'player_excluded'
    | Barred
    | 'stake_below_minimum'
    | 'stake_above_limit'
    | 'bonus_stake_limit'
    | 'round_open'
    | 'too_soon'
    | 'insufficient_funds';
  balance_before: bigint | null;
  balance_after: bigint | null;
  stake_limit: bigint | null;
  wait_ms: bigint | null;
  /** What there is to tell of a break, a limit or the cap of a bonus. */
  facts: Facts | null;
};

export type SpunRow = PlayedRow & { /** Null where the round had no part in a jackpot. */ jackpot_win: bigint | null };

/** `houseBetValues`: a whole round of one step. See `play_round` in `functions/play.sql`. */
export const playRound = command('play_round', `SELECT * FROM play_round(${asHouseBet})`);

/**
 * `houseBetValues`, step, reserved: a round of several steps begins, or is decided by its start. See `open_round` in
 * `functions/stateful-rounds.sql`.
 */
export const openRound = command('open_round', `SELECT * FROM open_round(${asHouseBet}, $17, $18)`);

export type SteppedRow = {
  code: 'ok' | 'action_stale' | 'too_soon' | 'insufficient_funds' | 'bonus_stake_limit' | Barred;
  balance: bigint;
  wait_ms: bigint | null;
  facts: Facts | null;
};

/**
 * Whether an open round may move on, before its rules compute where to: `$1` round, `$2` game session, `$3` what is added, `$4` now,
 * `$5` pace, `$6` whether amounts are the player's own choice. See `step_asked` in `functions/stateful-rounds.sql`.
 */
export const askStep = command(
  'ask_step',
  `SELECT s.code, s.balance, s.wait_ms, s.facts FROM round r, step_asked(r, $2, $3, $4, $5, $6, NULL, 10000) s WHERE r.id = $1`,
);

/** An open round moves on: see `step_round` in `functions/stateful-rounds.sql`. */
export const stepRound = command(
  'step_round',
  'SELECT * FROM step_round($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)',
);

export type RoundRow = {
  id: string;
  player_id: string;
  provider: string;
  game_id: string;
  game_version: string;
  currency: CurrencyCode;
  demo: boolean;
  status: 'open' | 'settled' | 'cancelled';
  /** The house paid what its bets say; `stake` is 0. */
  free_spin: boolean;
  stake: bigint;
  payout: bigint;
  balance_before: bigint;
  balance_after: bigint;
  nonce: bigint | null;
  bets: Json;
  outcome: Json;
  wins: Json;
  added_bets: Json;
  actions: Json;
  state: Json;
  view: Json;
  choices: Json;
  remaining: Json;
  opened_at: Date;
  ended_at: Date | null;
  step_times: Date[] | null;
  server_seed_hash: string | null;
  client_seed: string | null;
  /** NULL until the pair was rotated. */
  server_seed: string | null;
  /** Of a shared round: which chain and link decide it. The link is NULL until the round is over. */
  chain_number: number | null;
  chain_index: number | null;
  chain_link: string | null;
  chain_commitment: string | null;
  chain_salt: string | null;
  /** NULL: the round had no part in a jackpot. `payout` has the win in it. */
  jackpot_version: number | null;
  jackpot_contribution: bigint | null;
  jackpot_win: bigint | null;
};

const recordedWith = (
  more: string,
) => `SELECT r.id, r.player_id, r.provider, r.game_id, r.game_version, r.currency, r.demo,
    r.status, r.free_spin, r.stake, r.payout, r.balance_before, r.balance_after, r.nonce, r.bets, r.outcome, r.wins, r.added_bets, r.actions,
    r.state, r.view, r.choices, r.remaining, r.opened_at, r.ended_at, r.step_times, r.jackpot_version, r.jackpot_contribution,
    r.jackpot_win, s.server_seed_hash, s.client_seed, s.server_seed,
    h.chain AS chain_number, h.index AS chain_index, h.link AS chain_link, c.commitment AS chain_commitment, c.salt AS chain_salt${more}
  FROM round r LEFT JOIN seed_pair s ON s.id = r.seed_pair_id LEFT JOIN shared_round h ON h.id = r.shared_round_id
    LEFT JOIN shared_chain c ON c.game_id = h.game_id AND c.number = h.chain`;
const recorded = recordedWith('');

/** A player's own round; none for another's. */
export const findRound = sql('find_round', `${recorded} WHERE r.id = $1 AND r.player_id = $2`);

/** A player's own round with its sealed seed, to play it on. */
export type PlayedOnRow = RoundRow & { sealed_seed: Buffer | null };
export const findRoundToPlay = sql(
  'find_round_to_play',
  `${recordedWith(', s.sealed_seed')} WHERE r.id = $1 AND r.player_id = $2`,
);

/** GLI-19 4.14: the last games of that kind, for recall, newest first. `$3`: whether play money; `$4` currency; `$5` how many. */
export const listTableRounds = sql(
  'list_table_rounds',
  `${recorded} WHERE r.player_id = $1 AND r.game_id = $2 AND r.demo = $3 AND r.currency = $4 AND r.status = 'settled'
   ORDER BY r.opened_at DESC, r.id LIMIT $5`,
);

/** GLI-19 4.16: an interrupted round, to be played on before another of that game may begin. `$3`: whether play money; `$4` currency. */
export const findOpenRound = sql(
  'find_open_round',
  `${recorded} WHERE r.player_id = $1 AND r.game_id = $2 AND r.demo = $3 AND r.currency = $4 AND r.status = 'open'
     AND r.seed_pair_id IS NOT NULL`,
);

/** Rounds for real money whose seeds or link are revealed, newest first. `$2`: the round before which to go on, or NULL; `$3` size. */
export const listProvenRounds = sql(
  'list_proven_rounds',
  `${recorded} WHERE r.player_id = $1 AND NOT r.demo AND r.status = 'settled'
     AND (s.server_seed IS NOT NULL OR h.closed_at IS NOT NULL AND h.link IS NOT NULL)
     AND ($2::uuid IS NULL OR (r.opened_at, r.id) < (SELECT opened_at, id FROM round WHERE id = $2 AND player_id = $1))
   ORDER BY r.opened_at DESC, r.id DESC LIMIT $3`,
);

/**
 * A page of the rounds that nobody finished before `$1`, oldest first; `$2`: the round after which to go on, or NULL. `is_house`: of a game of
 * the house, whose rules finish it.
 */
export type StaleRow = { id: string; player_id: string; is_house: boolean };
export const stalePage = 100;
export const listStaleRounds = sql(
  'list_stale_rounds',
  `SELECT id, player_id, seed_pair_id IS NOT NULL AS is_house FROM round
   WHERE status = 'open' AND opened_at < $1 AND (seed_pair_id IS NOT NULL OR reference IS NOT NULL)
     AND ($2::uuid IS NULL OR (opened_at, id) > (SELECT opened_at, id FROM round WHERE id = $2))
   ORDER BY opened_at, id LIMIT ${stalePage}`,
);
/** An outside studio's. */
export const finishRound = command('finish_round', 'SELECT finish_round($1, $2) AS finished');

/** Where a demo's play money lies now: the session of that game that has not ended. None: NULL. */
export const findDemoSession = sql(
  'find_demo_session',
  `SELECT id FROM game_session WHERE player_id = $1 AND game_id = $2 AND currency = $3 AND demo AND ended_at IS NULL`,
);
