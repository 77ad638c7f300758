import type { CurrencyCode } from '#domain/money/currency.ts';
import { sql } from '../db.ts';

export type CatchRow = {
  id: string;
  session_id: string;
  bets: readonly { readonly spot: string }[];
  outcome: { readonly pays: number };
  wins: readonly { readonly payout: string }[];
  currency: CurrencyCode;
  ended_at: Date;
};

/** Rounds of a game for real money since `$1` that returned more than they staked, newest first: by the index of wins (0013). */
export const listCatches = sql(
  'list_sea_catches',
  `SELECT r.id, g.player_session_id AS session_id, r.bets, r.outcome, r.wins, r.currency, r.ended_at
   FROM round r JOIN game_session g ON g.id = r.game_session_id
   WHERE r.status = 'settled' AND NOT r.demo AND r.payout > r.stake AND r.ended_at > $1 AND r.game_id = $2
   ORDER BY r.ended_at DESC LIMIT 500`,
);

export type SeatRow = { session_id: string; first_name: string; show_wins: boolean };

/** Who of these players' sessions `$2` has a table of this game open for real money, used since `$4`. */
export const listSeated = sql(
  'list_sea_seats',
  `SELECT g.player_session_id AS session_id, p.first_name, p.show_wins
   FROM game_session g JOIN player p ON p.id = g.player_id
   WHERE g.player_id = ANY($1::uuid[]) AND g.player_session_id = ANY($2::uuid[]) AND g.game_id = $3
     AND NOT g.demo AND g.ended_at IS NULL AND g.seen_at > $4`,
);
