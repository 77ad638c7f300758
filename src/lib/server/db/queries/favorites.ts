import type { GameCategory } from '#domain/catalogue/game.ts';
import { command, sql } from '../db.ts';

export type FavoriteRow = { game_id: string; category: GameCategory; name: string; provider: string };

export const listFavorites = sql(
  'list_favorites',
  `SELECT game_id, category, name, provider FROM favorite WHERE player_id = $1
   ORDER BY added_at DESC, game_id`,
);

/** A player's additions stand in a row, so that the bound holds however many come at once. */
export const lockFavorites = sql(
  'lock_favorites',
  `SELECT pg_advisory_xact_lock(hashtextextended('favorite:' || $1, 0))`,
);

/** `$2` game, `$3` category, `$4` name, `$5` provider, `$6` now, `$7` the most that a player may have. No row: it is full. */
export const addFavorite = command(
  'add_favorite',
  `WITH there AS (SELECT game_id FROM favorite WHERE player_id = $1 AND game_id = $2),
   added AS (
     INSERT INTO favorite (player_id, game_id, category, name, provider, added_at)
     SELECT $1, $2, $3, $4, $5, $6
     WHERE NOT EXISTS (SELECT FROM there) AND (SELECT count(*) FROM favorite WHERE player_id = $1) < $7
     RETURNING game_id)
   SELECT game_id FROM there UNION ALL SELECT game_id FROM added`,
);

export const removeFavorite = command(
  'remove_favorite',
  'DELETE FROM favorite WHERE player_id = $1 AND game_id = $2 RETURNING game_id',
);
