import type { CurrencyCode } from '#domain/money/currency.ts';
import { command, sql } from '../db.ts';

/** Games, their rules versions and their edges (`$1`, `$2`, `$3`, in millionths), as the house's software has them. */
export const storeGameEdges = command(
  'store_game_edges',
  `INSERT INTO game_edge (game_id, game_version, edge_ppm) SELECT * FROM unnest($1::text[], $2::text[], $3::integer[])
   ON CONFLICT (game_id, game_version) DO UPDATE SET edge_ppm = excluded.edge_ppm
   WHERE game_edge.edge_ppm <> excluded.edge_ppm`,
);

/** One process counts and pays at a time. */
export const tryLoyaltyLock = sql('try_loyalty_lock', `SELECT pg_try_advisory_xact_lock(1919, 28) AS held`);

export type NextDayRow = { day: string | null };
/** The first day that is over by `$1` and not counted; null when there is none, or nothing was ever played. */
export const findUncountedDay = sql(
  'find_uncounted_day',
  `SELECT to_char(n.day, 'YYYY-MM-DD') AS day FROM (
     SELECT coalesce((SELECT max(day) + 1 FROM loyalty_counted),
       (SELECT (min(ended_at) AT TIME ZONE 'UTC')::date FROM round WHERE status = 'settled')) AS day
   ) n WHERE n.day < ($1::timestamptz AT TIME ZONE 'UTC')::date`,
);
export const countDay = command('count_loyalty_day', 'SELECT loyalty_count_day($1::date, $2)');

export type EdgeRow = { currency: CurrencyCode; edge: string; eur_micros: bigint; this_week: boolean };
/**
 * What own stakes of player `$1` left to the house: the counted days after `$2`, and the days since, up to `$3`, by today's rates.
 * A row a currency and whether the days are those from `$4` on.
 */
export const sumPlayerEdge = sql(
  'sum_player_edge',
  `WITH open AS (SELECT coalesce(max(day) + 1, ($3::timestamptz AT TIME ZONE 'UTC')::date - 31) AS day FROM loyalty_counted),
   parts AS (
     SELECT d.currency, d.edge, d.eur_micros, d.day >= $4::date AS this_week FROM loyalty_day d
       WHERE d.player_id = $1 AND d.day > $2::date
     UNION ALL
     SELECT e.currency, e.edge, floor(e.edge * c.eur_rate / c.subunits_to_unit)::bigint, half.this_week
       FROM open CROSS JOIN LATERAL (VALUES
         (open.day::timestamp AT TIME ZONE 'UTC', greatest(open.day, $4::date)::timestamp AT TIME ZONE 'UTC', false),
         (greatest(open.day, $4::date)::timestamp AT TIME ZONE 'UTC', $3::timestamptz + interval '1 ms', true)
       ) AS half (starts, ends, this_week) CROSS JOIN LATERAL loyalty_edge(half.starts, half.ends, $1) e
       JOIN currency c ON c.code = e.currency
   )
   SELECT currency, sum(edge)::text AS edge, sum(eur_micros)::bigint AS eur_micros, this_week FROM parts
   GROUP BY currency, this_week ORDER BY currency`,
);

export type DueWeekRow = { week: string | null };
/** The newest week whose seven days are all counted and that is not paid; of older ones nothing is paid any more. */
export const findDueWeek = sql(
  'find_due_week',
  `SELECT to_char(w.week, 'YYYY-MM-DD') AS week FROM (
     SELECT date_trunc('week', max(day) + 1)::date - 7 AS week FROM loyalty_counted
   ) w WHERE w.week IS NOT NULL AND NOT EXISTS (SELECT FROM loyalty_week p WHERE p.week = w.week)`,
);
export type DueCashbackRow = { player_id: string; currency: CurrencyCode; edge: string; eur_micros: bigint };
/** At most `$3` of those whose cashback for the week `$1` is not decided; `eur_micros`: of the days after `$2`, the week's end included. */
export const listDueCashback = sql(
  'list_due_cashback',
  `SELECT d.player_id, d.currency, sum(d.edge)::text AS edge,
     (SELECT coalesce(sum(p.eur_micros), 0)::bigint FROM loyalty_day p
      WHERE p.player_id = d.player_id AND p.day > $2::date AND p.day < $1::date + 7) AS eur_micros
   FROM loyalty_day d
   WHERE d.day >= $1::date AND d.day < $1::date + 7 AND NOT EXISTS (SELECT FROM loyalty_cashback c
     WHERE c.player_id = d.player_id AND c.week = $1::date AND c.currency = d.currency)
   GROUP BY d.player_id, d.currency ORDER BY d.player_id, d.currency LIMIT $3`,
);
/** `unanswered`: a register was silent, and nothing is decided. */
export type PaidRow = { state: 'paid' | 'withheld' | 'nothing' | 'unanswered' };
export const payCashback = command(
  'pay_cashback',
  'SELECT * FROM loyalty_pay($1, $2::date, $3, $4::numeric, $5, $6, $7)',
);
export const closeWeek = command(
  'close_loyalty_week',
  'INSERT INTO loyalty_week (week, paid_at) VALUES ($1::date, $2) ON CONFLICT DO NOTHING',
);

export type WrongDayRow = { player_id: string; day: string; currency: CurrencyCode; found: string; expected: string };
/** Counted days that the rounds do not say, or say otherwise; none in sound books. */
export const listWrongDays = sql(
  'list_wrong_loyalty_days',
  `WITH expected AS (
     SELECT k.day, e.player_id, e.currency, e.edge FROM loyalty_counted k CROSS JOIN LATERAL
       loyalty_edge(k.day::timestamp AT TIME ZONE 'UTC', (k.day + 1)::timestamp AT TIME ZONE 'UTC') e
   )
   SELECT player_id, to_char(day, 'YYYY-MM-DD') AS day, currency, coalesce(d.edge, 0)::text AS found,
     coalesce(e.edge, 0)::text AS expected
   FROM expected e FULL JOIN loyalty_day d USING (day, player_id, currency)
   WHERE d.edge IS DISTINCT FROM e.edge ORDER BY 2, 1, 3 LIMIT 100`,
);
export const listCountedDays = sql(
  'list_counted_days',
  `SELECT to_char(day, 'YYYY-MM-DD') AS day FROM loyalty_counted ORDER BY day`,
);
