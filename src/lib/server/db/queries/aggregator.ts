import type { CurrencyCode } from '#domain/money/currency.ts';
import { command, sql } from '../db.ts';

/** Where a player is at home, as the profile says; no row while it does not. */
export type HomeRow = { country: string | null };
export const findHomeOf = sql('find_home_of', 'SELECT country FROM player_details WHERE player_id = $1');

export type StudioSessionRow = {
  id: string;
  player_id: string;
  provider: string;
  game_id: string;
  currency: CurrencyCode;
  isOpened: boolean;
  /** Another token takes stakes in the place of this one. */
  isRenewed: boolean;
  /** That one was used, or could have been: this one is none. */
  isReplaced: boolean;
  country: string | null;
};

/**
 * `$1` the session that the token opens, `$2` the token's hash; `$3` and `$4` the same of the token that would take its place,
 * which is asked for again until `$6` after it was made to wait for `$5`; `$7` now. A launch that waits is a session to be.
 */
export const findStudioSession = sql(
  'find_studio_session',
  `SELECT f.*, d.country, n.id IS NOT NULL OR w.token_hash IS NOT NULL AS "isRenewed",
     n.id IS NOT NULL OR coalesce(w.used_at IS NOT NULL OR w.expires_at - $5::interval + $6::interval <= $7, false) AS "isReplaced"
   FROM (
     SELECT g.id, g.player_id, g.provider, g.game_id, g.currency, true AS "isOpened" FROM game_session g WHERE g.id = $1
     UNION ALL
     SELECT $1, t.player_id, t.provider, t.game_id, t.currency, false FROM launch_token t
     WHERE t.token_hash = $2 AND NOT t.demo AND NOT EXISTS (SELECT FROM game_session g WHERE g.id = $1)
   ) f LEFT JOIN player_details d ON d.player_id = f.player_id
     LEFT JOIN game_session n ON n.id = $3 LEFT JOIN launch_token w ON w.token_hash = $4`,
);

export type RenewedRow = { outcome: 'ok' | 'token_invalid' | 'token_expired' | 'player_disabled' };
/** `$1` session, `$2` player, `$3` the next session, `$4` the next token's hash, `$5` idle, `$6` again, `$7` now. */
export const renewSession = command(
  'renew_game_session',
  'SELECT * FROM renew_game_session($1, $2, $3, $4, $5, $6, $7)',
);

export const findPlayerId = sql('find_player_id', 'SELECT id FROM player WHERE id = $1');

export type StudioPlayerRow = { country: string | null; created_at: Date };
/** No row for whoever has never been launched into a game of the dialect `$2`: no studio there knows that player. */
export const findStudioPlayer = sql(
  'find_studio_player',
  `SELECT d.country, p.created_at FROM player p LEFT JOIN player_details d ON d.player_id = p.id
   WHERE p.id = $1 AND (EXISTS (SELECT FROM game_session g WHERE g.player_id = p.id AND g.provider = $2)
     OR EXISTS (SELECT FROM launch_token t WHERE t.player_id = p.id AND t.provider = $2 AND NOT t.demo))`,
);
