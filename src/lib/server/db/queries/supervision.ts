import { sql } from '../db.ts';

/** The players who say that they live in the country $1. */
export const listPlayersOfCountry = sql(
  'list_players_of_country',
  'SELECT player_id FROM player_details WHERE country = $1',
);

/** Players after $1, at most $2, in the order of their ids. */
export const listPlayerIds = sql('list_player_ids', 'SELECT id FROM player WHERE id > $1 ORDER BY id LIMIT $2');

export type SupervisedPlayerRow = {
  readonly id: string;
  readonly created_at: Date;
  /** YYYY-MM-DD; null: not known. */
  readonly birth: string | null;
  readonly closed_at: Date | null;
  readonly confirmed_at: Date | null;
  /** Null: not excluded. */
  readonly excluded: 'for_good' | 'for_a_time' | null;
  readonly balance: bigint;
};
/** The players $1 as they were when $3 came, but for an exclusion, which is that of now; and what they had in the currency $2 over all their accounts. */
export const listSupervisedPlayers = sql(
  'list_supervised_players',
  `SELECT p.id, p.created_at, d.date_of_birth::text AS birth, CASE WHEN p.closed_at < $3 THEN p.closed_at END AS closed_at, CASE WHEN p.confirmed_at < $3 THEN p.confirmed_at END AS confirmed_at,
     CASE WHEN p.excluded_until = 'infinity' THEN 'for_good' WHEN p.excluded_until > $3 THEN 'for_a_time' END AS excluded,
     coalesce((SELECT sum(last.balance_after) FROM account a CROSS JOIN LATERAL (
       SELECT o.balance_after FROM posting o JOIN movement m ON m.id = o.movement_id
       WHERE o.account_id = a.id AND m.at < $3 ORDER BY o.movement_id DESC LIMIT 1) last
       WHERE a.player_id = p.id AND a.currency = $2), 0)::bigint AS balance
   FROM player p LEFT JOIN player_details d ON d.player_id = p.id WHERE p.id = ANY ($1::uuid[]) ORDER BY p.id`,
);
