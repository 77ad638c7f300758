import { sql } from '../db.ts';

export type PopularRow = { game_id: string };

/**
 * The games of rounds for real money settled since `$1`, most played first: by how many people played them, then by how many
 * rounds, so that one player at a machine for a week does not make it the favourite of all. Free spins, which the house puts on
 * a game of its own choice, are left out.
 */
export const listPopularGames = sql(
  'list_popular_games',
  `SELECT game_id FROM round WHERE status = 'settled' AND NOT demo AND NOT free_spin AND ended_at >= $1
   GROUP BY game_id ORDER BY count(DISTINCT player_id) DESC, count(*) DESC, game_id`,
);
