import type { CurrencyCode } from '#domain/money/currency.ts';
import { command, sql } from '../db.ts';

/** One process counts at a time. */
export const tryReturnsLock = sql('try_returns_lock', `SELECT pg_try_advisory_xact_lock(1919, 33) AS held`);

export type UncountedReturnDayRow = { day: string | null };
/** The first day that is over by `$1` and not counted; null when there is none, or nothing was ever played. */
export const findUncountedReturnDay = sql(
  'find_uncounted_return_day',
  `SELECT to_char(n.day, 'YYYY-MM-DD') AS day FROM (
     SELECT coalesce((SELECT max(day) + 1 FROM game_return_counted),
       (SELECT (min(ended_at) AT TIME ZONE 'UTC')::date FROM round WHERE status = 'settled')) AS day
   ) n WHERE n.day < ($1::timestamptz AT TIME ZONE 'UTC')::date`,
);

export type PlayedSpotRow = {
  game_id: string;
  game_version: string;
  currency: CurrencyCode;
  /** '' for rounds of several bets. */
  spot: string;
  rounds: bigint;
  staked: string;
  returned: string;
  /** The sum of the squared stakes, and the highest of them. */
  squares: string;
  largest: string;
};
/** A cursor over the spots of day `$1`, which lasts as long as the transaction. */
export const openPlayedSpots = sql(
  'open_played_spots',
  `DECLARE played_spots NO SCROLL CURSOR FOR
   SELECT game_id, game_version, currency, spot, rounds, staked::text, returned::text, squares::text, largest::text
   FROM game_return_rounds($1::date)`,
);
export const fetchPlayedSpots = sql('fetch_played_spots', 'FETCH 5000 FROM played_spots');
export const closePlayedSpots = sql('close_played_spots', 'CLOSE played_spots');

export const forgetReturnDay = command('forget_return_day', 'DELETE FROM game_return WHERE day = $1::date');
/** The rows of day `$1` as JSON. */
export const storeReturns = command(
  'store_returns',
  `INSERT INTO game_return (day, game_id, game_version, currency, kind, rounds, staked, returned, expected, variance,
     largest_win, largest_stake)
   SELECT $1::date, j.* FROM jsonb_to_recordset($2::jsonb) AS j(game_id text, game_version text, currency text, kind text,
     rounds bigint, staked numeric, returned numeric, expected numeric, variance numeric, largest_win numeric, largest_stake numeric)`,
);
export const noteReturnDay = command(
  'note_return_day',
  `INSERT INTO game_return_counted (day, counted_at) VALUES ($1::date, $2)
   ON CONFLICT (day) DO UPDATE SET counted_at = excluded.counted_at`,
);
export const listReturnDays = sql(
  'list_return_days',
  `SELECT to_char(day, 'YYYY-MM-DD') AS day FROM game_return_counted ORDER BY day`,
);

export type ReturnRow = {
  game_id: string;
  game_version: string;
  currency: CurrencyCode;
  kind: string;
  rounds: number;
  staked: number;
  returned: number;
  expected: number | null;
  variance: number | null;
  largest_win: number | null;
  largest_stake: number | null;
  /** What a minor unit is worth in euros, by today's rate. */
  eur: number;
  last_day: string;
};
/** All counted days together. Sums are exact in the database; as doubles they serve for shares and bounds alone. */
export const sumReturns = sql(
  'sum_returns',
  `SELECT g.game_id, g.game_version, g.currency, g.kind, sum(g.rounds)::float8 AS rounds, sum(g.staked)::float8 AS staked,
     sum(g.returned)::float8 AS returned, sum(g.expected)::float8 AS expected, sum(g.variance)::float8 AS variance,
     max(g.largest_win)::float8 AS largest_win, max(g.largest_stake)::float8 AS largest_stake,
     (max(c.eur_rate) / max(c.subunits_to_unit))::float8 AS eur, to_char(max(g.day), 'YYYY-MM-DD') AS last_day
   FROM game_return g JOIN currency c ON c.code = g.currency
   GROUP BY g.game_id, g.game_version, g.currency, g.kind ORDER BY g.game_id, g.game_version, g.kind, g.currency`,
);
/** The newest day that is counted. */
export const findLastReturnDay = sql(
  'find_last_return_day',
  `SELECT to_char(max(day), 'YYYY-MM-DD') AS day FROM game_return_counted`,
);

/** Told once for each kind of bet and direction. */
export const noteDrift = command(
  'note_drift',
  `INSERT INTO game_return_drift (game_id, game_version, currency, kind, direction, day, told_at)
   VALUES ($1, $2, $3, $4, $5, $6::date, $7) ON CONFLICT DO NOTHING RETURNING game_id`,
);
export type DriftRow = {
  game_id: string;
  game_version: string;
  currency: CurrencyCode;
  kind: string;
  direction: 'above' | 'below';
  day: string;
  settled: string | null;
  settled_by: string | null;
};
export const listDrifts = sql(
  'list_drifts',
  `SELECT game_id, game_version, currency, kind, direction, to_char(day, 'YYYY-MM-DD') AS day, settled, settled_by
   FROM game_return_drift ORDER BY settled_at IS NOT NULL, told_at, game_id, kind`,
);
export const settleDrift = command(
  'settle_drift',
  `UPDATE game_return_drift SET settled = $3, settled_by = $4, settled_at = $5
   WHERE game_id = $1 AND kind = $2 AND settled IS NULL RETURNING game_id`,
);
