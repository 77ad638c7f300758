import type { CurrencyCode } from '#domain/money/currency.ts';
import { sql } from '../db.ts';

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
  country: string | null;
};

/** `$1` the session that the token opens, `$2` the token's hash. A launch that waits is a session to be. */
export const findStudioSession = sql(
  'find_studio_session',
  `SELECT f.*, d.country FROM (
     SELECT g.id, g.player_id, g.provider, g.game_id, g.currency, true AS "isOpened" FROM game_session g WHERE g.id = $1
     UNION ALL
     SELECT $1, t.player_id, t.provider, t.game_id, t.currency, false FROM launch_token t
     WHERE t.token_hash = $2 AND NOT t.demo AND NOT EXISTS (SELECT FROM game_session g WHERE g.id = $1)
   ) f LEFT JOIN player_details d ON d.player_id = f.player_id`,
);
