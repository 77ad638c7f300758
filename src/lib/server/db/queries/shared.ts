import type { Json } from '#domain/games/kit/game.ts';
import type { CurrencyCode } from '#domain/money/currency.ts';
import type { Facts } from '#domain/result.ts';
import { command, sql } from '../db.ts';
import type { Barred } from './rounds.ts';

export type ChainRow = {
  game_id: string;
  number: number;
  commitment: string;
  sealed_seed: Buffer;
  length: number;
  announced: string | null;
  salt: string | null;
  salt_source: string | null;
  epoch: number | null;
  /** Of an earlier epoch: nothing is played on it any more. */
  retired_at: Date | null;
};

const chainColumns =
  'game_id, number, commitment, sealed_seed, length, announced, salt, salt_source, epoch, retired_at';

/** The newest chains of a game, the last one first. */
export const listChains = sql(
  'list_shared_chains',
  `SELECT ${chainColumns} FROM shared_chain WHERE game_id = $1 ORDER BY number DESC LIMIT 5`,
);
export const findChain = sql(
  'find_shared_chain',
  `SELECT ${chainColumns} FROM shared_chain WHERE game_id = $1 AND number = $2`,
);

/** Two callers at once: the second's chain is not kept. */
export const insertChain = command(
  'insert_shared_chain',
  `INSERT INTO shared_chain (game_id, number, commitment, sealed_seed, length, committed_at, epoch)
   VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING`,
);

/** `$3`: which public value will be the salt. Only where no salt is there and no round was opened. */
export const announceSalt = command(
  'announce_shared_salt',
  `UPDATE shared_chain c SET announced = $3 WHERE game_id = $1 AND number = $2 AND salt IS NULL
     AND NOT EXISTS (SELECT FROM shared_round r WHERE r.game_id = c.game_id AND r.chain = c.number) RETURNING number`,
);
export const saltChain = command(
  'salt_shared_chain',
  `UPDATE shared_chain SET salt = $3, salt_source = announced, salted_at = $4
   WHERE game_id = $1 AND number = $2 AND salt IS NULL AND announced IS NOT NULL RETURNING number`,
);

/** A round with what its chain has published. */
export type SharedRoundRow = {
  id: bigint;
  game_id: string;
  chain: number;
  index: number;
  opens_at: Date;
  starts_at: Date | null;
  led_by: string;
  ended_at: Date | null;
  link: string | null;
  outcome: Json;
  unled: boolean;
  closed_at: Date | null;
  commitment: string;
  salt: string | null;
  salt_source: string | null;
  /** When it was read, by the database's clock. */
  read_at: Date;
};

const withChain = `SELECT r.id, r.game_id, r.chain, r.index, r.opens_at, r.starts_at, r.led_by, r.ended_at, r.link, r.outcome,
    r.unled, r.closed_at, c.commitment, c.salt, c.salt_source, clock_timestamp() AS read_at
  FROM shared_round r JOIN shared_chain c ON c.game_id = r.game_id AND c.number = r.chain`;

/** The newest round of a game, whatever its state; none before the first. */
export const findLatestSharedRound = sql(
  'find_latest_shared_round',
  `${withChain} WHERE r.game_id = $1 ORDER BY r.id DESC LIMIT 1`,
);
export const findSharedRound = sql('find_shared_round', `${withChain} WHERE r.id = $1`);

/** The rounds that are over, the newest first. */
export const listEndedRounds = sql(
  'list_ended_shared_rounds',
  `${withChain} WHERE r.game_id = $1 AND r.ended_at IS NOT NULL ORDER BY r.id DESC LIMIT $2`,
);

/** `$1` game, `$2` chain, `$3` index, `$4` opens, `$5` starts or NULL, `$6` term. Another's at the same time wins; a game that is off begins none. */
export const insertSharedRound = command(
  'insert_shared_round',
  `INSERT INTO shared_round (game_id, chain, index, opens_at, starts_at, led_by)
   SELECT $1, $2::integer, $3::integer, $4::timestamptz, $5::timestamptz, $6::uuid
   WHERE NOT EXISTS (SELECT FROM game_rule x WHERE x.game_id = $1 AND x.off_from <= $4::timestamptz)
   ON CONFLICT DO NOTHING RETURNING id`,
);
export const findOff = sql('find_game_off', 'SELECT off_from FROM game_rule WHERE game_id = $1 AND off_from <= $2');
export const takeOverRound = command('take_over_shared_round', 'UPDATE shared_round SET led_by = $2 WHERE id = $1');
export const endSharedRound = command('end_shared_round', 'SELECT shared_end($1, $2, $3, $4, $5) AS done');
/** Of all games: rounds that nobody can stake on, since their chain is put aside. Those without a start have no stakes. */
export const dropUnstartedRounds = command('drop_unstarted_rounds', 'DELETE FROM shared_round WHERE starts_at IS NULL');
export const listUnclosedRounds = sql(
  'list_unclosed_rounds',
  `${withChain} WHERE r.closed_at IS NULL AND r.starts_at IS NOT NULL ORDER BY r.id`,
);
export const closeSharedRound = command('close_shared_round', 'SELECT shared_close($1, $2) AS done');

export type StakedRow = {
  code:
    | 'ok'
    | 'replayed'
    | 'idempotency_key_reused'
    | 'game_session_invalid'
    | 'game_session_expired'
    | 'player_excluded'
    | Barred
    | 'stake_below_minimum'
    | 'stake_above_limit'
    | 'bonus_stake_limit'
    | 'betting_closed'
    | 'round_open'
    | 'too_many'
    | 'insufficient_funds';
  balance_before: bigint | null;
  balance_after: bigint | null;
  stake_limit: bigint | null;
  salted: boolean;
  facts: Facts | null;
};
export const takeStake = command(
  'shared_stake',
  'SELECT * FROM shared_stake($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)',
);

export type CancelledRow = {
  code: 'ok' | 'replayed' | 'round_not_found' | 'round_already_settled' | 'betting_closed';
  balance: bigint | null;
};
/** `$4`: by the house rather than by its player; `$5`: when its round was read, or NULL. */
export const cancelSharedStake = command('shared_cancel', 'SELECT * FROM shared_cancel($1, $2, $3, $4, $5)');

export type SettledRow = { code: 'ok' | 'replayed' | 'round_not_found'; balance: bigint | null };
export const settleSharedStake = command('shared_settle', 'SELECT * FROM shared_settle($1, $2, $3, $4, $5, $6)');

export type StakeRow = {
  id: string;
  player_id: string;
  shared_round_id: bigint;
  game_id: string;
  game_version: string;
  currency: CurrencyCode;
  demo: boolean;
  status: 'open' | 'settled' | 'cancelled';
  stake: bigint;
  payout: bigint;
  bets: Json;
  actions: Json;
  first_name: string;
  balance: bigint;
};

const stakes = `SELECT r.id, r.player_id, r.shared_round_id, r.game_id, r.game_version, r.currency, r.demo, r.status, r.stake, r.payout, r.bets,
    r.actions, p.first_name`;

/** A player's own stake with what its purse holds now. */
export const findStake = sql(
  'find_shared_stake',
  `${stakes}, coalesce(shared_balance(r), 0) AS balance FROM round r JOIN player p ON p.id = r.player_id
   WHERE r.id = $1 AND r.player_id = $2 AND r.shared_round_id IS NOT NULL`,
);

/** A player's stake in a round that was not cancelled. */
export const findStakeIn = sql(
  'find_shared_stake_in',
  `${stakes}, coalesce(shared_balance(r), 0) AS balance FROM round r JOIN player p ON p.id = r.player_id
   WHERE r.shared_round_id = $1 AND r.player_id = $2 AND r.status <> 'cancelled'`,
);

/** A player's last stakes in a game, of one purse (`$3` currency, `$4` play money), the newest first. */
export const listTicketsOf = sql(
  'list_shared_tickets',
  `${stakes}, 0::bigint AS balance FROM round r JOIN player p ON p.id = r.player_id
   WHERE r.player_id = $1 AND r.game_id = $2 AND r.currency = $3 AND r.demo = $4 AND r.shared_round_id IS NOT NULL
   ORDER BY r.opened_at DESC, r.id DESC LIMIT 12`,
);

/** All stakes of a round that were not cancelled, in the order in which they came. */
export const listStakes = sql(
  'list_shared_stakes',
  `${stakes}, 0::bigint AS balance FROM round r JOIN player p ON p.id = r.player_id
   WHERE r.shared_round_id = $1 AND r.status <> 'cancelled' ORDER BY r.opened_at, r.id`,
);

/** Rounds that began and were never closed: somebody's stake may wait in them. */
export const listUnclosedGames = sql(
  'list_unclosed_shared_rounds',
  'SELECT DISTINCT game_id FROM shared_round WHERE closed_at IS NULL AND starts_at IS NOT NULL',
);

export const notify = sql('shared_notify', 'SELECT pg_notify($1, $2)');

/** Which of these sessions still are: not ended, not idle beyond `$3`, not of an excluded player nor a closed account. */
export const aliveSessions = sql(
  'alive_sessions',
  `SELECT s.id, s.expires_at, s.seen_at FROM session s JOIN player p ON p.id = s.player_id
   WHERE s.id = ANY($1::uuid[]) AND s.ended_at IS NULL AND s.expires_at > $2 AND s.seen_at > $3
     AND coalesce(p.excluded_until <= $2, true) AND p.closed_at IS NULL`,
);
