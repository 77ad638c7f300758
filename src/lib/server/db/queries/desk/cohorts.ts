import type { BookedFigure } from '#domain/desk/report.ts';
import { sql } from '../../db.ts';

/** Who registered from the day `$1` on, by the month. */
export const countCohorts = sql(
  'desk_count_cohorts',
  `SELECT to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM') AS cohort, count(*)::integer AS registered FROM player
   WHERE created_at >= $1::date AT TIME ZONE 'UTC' GROUP BY 1`,
);
export type CohortRow = { readonly cohort: string; readonly registered: number };

/** How many of them played and paid in each month. */
export const countActive = sql(
  'desk_count_active',
  `SELECT to_char(p.created_at AT TIME ZONE 'UTC', 'YYYY-MM') AS cohort, to_char(a.month, 'YYYY-MM') AS month,
     (count(*) FILTER (WHERE a.played))::integer AS played, (count(*) FILTER (WHERE a.paid))::integer AS paid
   FROM report_active a JOIN player p ON p.id = a.player_id
   WHERE a.month >= $1::date AND p.created_at >= $1::date AT TIME ZONE 'UTC' GROUP BY 1, 2`,
);
export type ActiveRow = {
  readonly cohort: string;
  readonly month: string;
  readonly played: number;
  readonly paid: number;
};

/** What they brought in the currency `$2`. */
export const sumCohorts = sql(
  'desk_sum_cohorts',
  `SELECT cohort, to_char(day, 'YYYY-MM') AS month, figure, sum(amount)::bigint AS amount FROM report_source
   WHERE day >= $1::date AND currency = $2 AND cohort >= to_char($1::date, 'YYYY-MM') GROUP BY 1, 2, 3`,
);
export type CohortLine = {
  readonly cohort: string;
  readonly month: string;
  readonly figure: BookedFigure;
  readonly amount: bigint;
};

/** The last day that is told apart by who sent its players, and how many before it are not. */
export const findSourcedUntil = sql(
  'desk_sourced_until',
  `SELECT to_char(max(day) FILTER (WHERE sourced), 'YYYY-MM-DD') AS until, (count(*) FILTER (WHERE NOT sourced))::integer AS uncounted
   FROM report_day WHERE day >= $1::date`,
);
export type SourcedRow = { readonly until: string | null; readonly uncounted: number };
