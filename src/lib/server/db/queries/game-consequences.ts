import type { CurrencyCode } from '#domain/money/currency.ts';
import { sql } from '../db.ts';

/** What a switch of games would meet, each of the games `$1`; `$2` now where it is asked for. */
export type SessionsRow = { game_id: string; sessions: number };
export const countGameSessions = sql(
  'count_game_sessions',
  `SELECT game_id, count(*)::integer AS sessions FROM game_session
   WHERE game_id = ANY ($1::text[]) AND ended_at IS NULL AND seen_at > $2::timestamptz - interval '30 minutes' AND NOT demo GROUP BY 1`,
);

export type InPlayRow = {
  game_id: string;
  currency: CurrencyCode;
  rounds: number;
  players: number;
  stake: bigint;
  is_outside: boolean;
  is_shared: boolean;
};
export const sumRoundsInPlay = sql(
  'sum_rounds_in_play',
  `SELECT game_id, currency, count(*)::integer AS rounds, count(DISTINCT player_id)::integer AS players, sum(stake)::bigint AS stake,
     bool_or(reference IS NOT NULL) AS is_outside, bool_or(shared_round_id IS NOT NULL) AS is_shared
   FROM round WHERE status = 'open' AND NOT demo AND game_id = ANY ($1::text[]) GROUP BY 1, 2 ORDER BY 1, 2`,
);

export type TiedSpinsRow = { game_id: string; currency: CurrencyCode; grants: number; spins: number; worth: bigint };
/** Free spins that can be played nowhere else. */
export const sumTiedSpins = sql(
  'sum_tied_spins',
  `SELECT spin_game AS game_id, currency, count(*)::integer AS grants, sum(spins_left)::integer AS spins, sum(spins_left * spin_stake)::bigint AS worth
   FROM promotion_grant WHERE ended_at IS NULL AND spins_left > 0 AND (state = 'active' AND spins_until > $2 OR waits_since IS NOT NULL) AND spin_game = ANY ($1::text[]) GROUP BY 1, 2 ORDER BY 1, 2`,
);

export type SeriesLeftRow = { game_id: string; currency: CurrencyCode; series: number; tickets: bigint };
export const sumSeriesOnSale = sql(
  'sum_series_on_sale',
  `SELECT game_id, currency, count(*)::integer AS series, sum((SELECT sum(n) FROM unnest(remaining) n))::bigint AS tickets
   FROM scratch_series WHERE closed_at IS NULL AND owner = '' AND game_id = ANY ($1::text[]) GROUP BY 1, 2 ORDER BY 1, 2`,
);

export const countFavourites = sql(
  'count_favourites',
  'SELECT count(*)::integer AS players FROM favorite WHERE game_id = ANY ($1::text[])',
);
