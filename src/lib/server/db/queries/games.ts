import type { Json } from '#domain/games/kit/game.ts';
import type { CurrencyCode } from '#domain/money/currency.ts';
import type { Facts } from '#domain/result.ts';
import { command, sql } from '../db.ts';

/** `$1` hash, `$2` player, `$3` player session, `$4` provider, `$5` game, `$6` currency, `$7` demo, `$8…$10` limits, `$11` end. */
export const insertLaunchToken = command(
  'insert_launch_token',
  `INSERT INTO launch_token (token_hash, player_id, player_session_id, provider, game_id, currency, demo,
     min_stake, max_stake, max_payout, expires_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
);

/** Why a game cannot be entered: see `entry_refusal` in `functions/safer-play.sql`. */
type Entry = 'player_excluded' | 'register_unanswered' | 'player_timed_out' | 'limit_reached';
export type EntryRow = { code: 'ok' | Entry; facts: Facts | null };
/** `$1` player, `$2` game, `$3` whether play money, `$4` now. */
export const readEntry = sql('entry_refusal', 'SELECT * FROM entry_refusal($1, $2, $3, $4)');

export type OpenedRow = {
  outcome: 'ok' | 'token_invalid' | 'token_expired' | 'game_off' | 'game_hidden' | Entry;
  player: string | null;
  facts: Facts | null;
};
export const openSession = command('open_game_session', 'SELECT * FROM open_game_session($1, $2, $3, $4)');

/** The currency in which a house round of this game waits for the player. `$3`: whether play money. */
export const findWaitingCurrency = sql(
  'find_waiting_currency',
  `SELECT currency FROM round WHERE player_id = $1 AND game_id = $2 AND demo = $3 AND status = 'open' AND seed_pair_id IS NOT NULL`,
);

export type GameSessionRow = {
  code: 'ok' | 'game_session_expired' | 'player_excluded';
  provider: string;
  game_id: string;
  currency: CurrencyCode;
  demo: boolean;
  balance: bigint;
  min_stake: bigint;
  max_stake: bigint;
  max_payout: bigint;
  off_from: Date | null;
  finish_until: Date | null;
};

/** `$1` game session, `$2` player, `$3` now. No row: there is none, or it is another player's. */
export const readGameSession = sql(
  'read_game_session',
  `SELECT s.code, s.provider, s.game_id, s.currency, s.demo, s.min_stake, s.max_stake, g.max_payout,
     coalesce(s.demo_balance, wallet_balance($2, s.currency), 0) AS balance, x.off_from, x.finish_until
   FROM game_session_at($1, $2, $3) s JOIN game_session g ON g.id = $1 LEFT JOIN game_rule x ON x.game_id = s.game_id`,
);

export const touchGameSession = command(
  'touch_game_session',
  `UPDATE game_session SET seen_at = $2 WHERE id = $1 AND ended_at IS NULL AND seen_at < $2::timestamptz - interval '1 minute'`,
);

/** `$1` game session, `$2` player, `$3` now: what it may do, and the series of automatic rounds that it was told of last. */
export type AutoplayRow = Pick<GameSessionRow, 'code' | 'game_id' | 'currency' | 'demo'> & { autoplay: Json };
export const readAutoplay = sql(
  'read_autoplay',
  `SELECT s.code, s.game_id, s.currency, s.demo, g.autoplay FROM game_session_at($1, $2, $3) s, game_session g WHERE g.id = $1`,
);

/** `$1` game session, `$2` player, `$3` the series. Under the player's lock. */
export const keepAutoplay = command(
  'keep_autoplay',
  'UPDATE game_session SET autoplay = $3 WHERE id = $1 AND player_id = $2',
);
