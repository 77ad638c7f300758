import type { BookedFigure } from '#domain/desk/report.ts';
import type { CurrencyCode } from '#domain/money/currency.ts';
import { command, sql } from '../../db.ts';
import { booked } from './booked.ts';

const thatDay = `($1::timestamptz AT TIME ZONE 'UTC')::date`;

/**
 * What was posted on the day that `$1` begins and `$2` ends, and where its players were: as it was kept when the day was added up, else as their
 * profiles say now, else where they signed in last. Who sent them and when they registered never changes.
 */
const ofDay = `WITH ${booked},
   who AS MATERIALIZED (
     SELECT x.player_id, coalesce(r.country, d.country,
       (SELECT s.country FROM session s WHERE s.player_id = x.player_id ORDER BY s.created_at DESC LIMIT 1), '') AS country,
       coalesce(f.affiliate_id, '') AS affiliate, to_char(w.created_at AT TIME ZONE 'UTC', 'YYYY-MM') AS cohort
     FROM (SELECT DISTINCT player_id FROM moved WHERE player_id IS NOT NULL) x
     JOIN player w ON w.id = x.player_id LEFT JOIN affiliate_referral f ON f.player_id = x.player_id
     LEFT JOIN report_country r ON r.day = ${thatDay} AND r.player_id = x.player_id
     LEFT JOIN player_details d ON d.player_id = x.player_id)`;
const lines = `${ofDay},
   line AS (
     SELECT b.currency, coalesce(w.country, '') AS country, b.game, b.figure, sum(b.amount)::bigint AS amount, count(*) AS postings
     FROM booked b LEFT JOIN who w ON w.player_id = b.player_id GROUP BY 1, 2, 3, 4)`;
const sources = `${ofDay},
   source AS (
     SELECT b.currency, coalesce(w.affiliate, '') AS affiliate, coalesce(w.cohort, '') AS cohort, b.figure, sum(b.amount)::bigint AS amount,
       count(*) AS postings
     FROM booked b LEFT JOIN who w ON w.player_id = b.player_id GROUP BY 1, 2, 3, 4)`;

/** One process adds up at a time. */
export const tryReportLock = sql('try_report_lock', 'SELECT pg_try_advisory_xact_lock(1919, 44) AS held');

/** The first day that is over by `$1` and not added up; none when there is none, or nothing was ever moved. */
export const findUncountedDay = sql(
  'find_uncounted_report_day',
  `SELECT to_char(n.day, 'YYYY-MM-DD') AS day FROM (
     SELECT coalesce((SELECT max(day) + 1 FROM report_day),
       (SELECT (at AT TIME ZONE 'UTC')::date FROM movement ORDER BY id LIMIT 1)) AS day
   ) n WHERE n.day < ($1::timestamptz AT TIME ZONE 'UTC')::date`,
);

/** `$1` the day's first moment, `$2` now. */
export const noteReportDay = command(
  'note_report_day',
  `INSERT INTO report_day (day, counted_at) VALUES (${thatDay}, $2::timestamptz)`,
);
/** `$1` the day's first moment, `$2` that of the day after. */
export const keepReportCountries = command(
  'keep_report_countries',
  `INSERT INTO report_country (day, player_id, country) ${ofDay} SELECT ${thatDay}, player_id, country FROM who
   ON CONFLICT DO NOTHING`,
);
/** Of the day that `$1` begins, to be added up anew; where its players were stays. */
export const forgetReportFigures = command('forget_report_figures', `DELETE FROM report_figure WHERE day = ${thatDay}`);
export const forgetReportSources = command('forget_report_sources', `DELETE FROM report_source WHERE day = ${thatDay}`);
/** The first day that was added up before the house told apart who sent its players. */
export const findUnsourcedDay = sql(
  'find_unsourced_report_day',
  `SELECT to_char(min(day), 'YYYY-MM-DD') AS day FROM report_day WHERE NOT sourced HAVING min(day) IS NOT NULL`,
);
/** As `keepReportFigures`. */
export const keepReportSources = command(
  'keep_report_sources',
  `INSERT INTO report_source (day, currency, affiliate, cohort, figure, amount, postings)
   ${sources} SELECT ${thatDay}, currency, affiliate, cohort, figure, amount, postings FROM source`,
);
/** Who played and who paid, a row a month; `$1` and `$2` as above. */
export const keepReportActive = command(
  'keep_report_active',
  `INSERT INTO report_active (month, player_id, played, paid)
   WITH ${booked}
   SELECT date_trunc('month', ${thatDay})::date, player_id, bool_or(figure = 'stakes'), bool_or(figure = 'deposits')
   FROM booked WHERE player_id IS NOT NULL AND figure IN ('stakes', 'deposits') GROUP BY 2
   ON CONFLICT (month, player_id) DO UPDATE SET played = report_active.played OR excluded.played, paid = report_active.paid OR excluded.paid`,
);
export const noteSourced = command(
  'note_report_sourced',
  `UPDATE report_day SET sourced = true WHERE day = ${thatDay}`,
);
/** As `keepReportCountries`, and after it. */
export const keepReportFigures = command(
  'keep_report_figures',
  `INSERT INTO report_figure (day, currency, country, game, figure, amount, postings)
   ${lines} SELECT ${thatDay}, currency, country, game, figure, amount, postings FROM line`,
);

export type ReportLine = {
  readonly key: string;
  readonly currency: CurrencyCode;
  readonly figure: BookedFigure;
  readonly amount: bigint;
};

/** How the lines of a day are told apart, `$3` naming it; a studio is known by its games. */
const keyOf = (day: string) =>
  `CASE $3::text WHEN 'day' THEN ${day} WHEN 'currency' THEN currency WHEN 'country' THEN country ELSE game END AS key`;

/** Of the days from `$1` to `$2` that were added up, but for those of `$4`, which are read from their postings: one may be added up meanwhile. */
export const sumReport = sql(
  'desk_sum_report',
  `SELECT ${keyOf(`to_char(day, 'YYYY-MM-DD')`)}, currency, figure, sum(amount)::bigint AS amount FROM report_figure
   WHERE day BETWEEN $1::date AND $2::date AND day <> ALL ($4::date[]) GROUP BY 1, 2, 3`,
);
/** Of one day, from its postings: `$1` its first moment, `$2` that of the day after. */
export const sumOpenDay = sql(
  'desk_sum_open_day',
  `${lines} SELECT ${keyOf(`to_char(${thatDay}, 'YYYY-MM-DD')`)}, currency, figure, sum(amount)::bigint AS amount FROM line GROUP BY 1, 2, 3`,
);

/** As `sumReport`, by affiliate or by the month of registration. */
export const sumSources = sql(
  'desk_sum_sources',
  `SELECT CASE $3::text WHEN 'affiliate' THEN affiliate ELSE cohort END AS key, currency, figure, sum(amount)::bigint AS amount
   FROM report_source WHERE day BETWEEN $1::date AND $2::date AND day <> ALL ($4::date[]) GROUP BY 1, 2, 3`,
);
/** As `sumOpenDay`. */
export const sumOpenSources = sql(
  'desk_sum_open_sources',
  `${sources} SELECT CASE $3::text WHEN 'affiliate' THEN affiliate ELSE cohort END AS key, currency, figure, sum(amount)::bigint AS amount
   FROM source GROUP BY 1, 2, 3`,
);

/** Of the days from `$1` to `$2` those that were added up, `$3`: by who sent the players, too; `first`: on which anything was moved first. */
export const listCountedDays = sql(
  'desk_counted_days',
  `SELECT to_char((SELECT (at AT TIME ZONE 'UTC')::date FROM movement ORDER BY id LIMIT 1), 'YYYY-MM-DD') AS first,
     ARRAY(SELECT to_char(day, 'YYYY-MM-DD') FROM report_day WHERE day BETWEEN $1::date AND $2::date AND (sourced OR NOT $3)) AS days`,
);
export type CountedRow = { readonly first: string | null; readonly days: readonly string[] };

/** How many lines of a day, from `$1` to `$2`, are otherwise in what was kept than in its postings. */
export const compareReportDay = sql(
  'desk_compare_report_day',
  `${lines},
   kept AS (
     SELECT currency, country, game, figure, amount, postings FROM report_figure WHERE day = ${thatDay})
   SELECT count(*) AS wrong FROM (
     (SELECT currency, country, game, figure, amount, postings FROM line EXCEPT SELECT * FROM kept)
     UNION ALL
     (SELECT * FROM kept EXCEPT SELECT currency, country, game, figure, amount, postings FROM line)) x`,
);

/** The same of who sent its players. */
export const compareReportSources = sql(
  'desk_compare_report_sources',
  `${sources},
   kept AS (
     SELECT currency, affiliate, cohort, figure, amount, postings FROM report_source WHERE day = ${thatDay})
   SELECT count(*) AS wrong FROM ((SELECT * FROM source EXCEPT SELECT * FROM kept) UNION ALL (SELECT * FROM kept EXCEPT SELECT * FROM source)) x`,
);

/** What of a figure is asked for; null: no matter. Figures `$3`, currency `$4`, country `$5`, games `$6`. */
const asked = `figure = ANY ($3::text[]) AND currency = $4 AND ($5::text IS NULL OR country = $5) AND ($6::text[] IS NULL OR game = ANY ($6))`;

/** The days from `$1` to `$2` that have such postings, the last first. */
export const listDaysWith = sql(
  'desk_report_days_with',
  `SELECT DISTINCT to_char(day, 'YYYY-MM-DD') AS day FROM report_figure
   WHERE day BETWEEN $1::date AND $2::date AND ${asked} ORDER BY day DESC`,
);
/** The same of affiliate `$5` and cohort `$6`. */
export const listSourceDaysWith = sql(
  'desk_report_source_days_with',
  `SELECT DISTINCT to_char(day, 'YYYY-MM-DD') AS day FROM report_source
   WHERE day BETWEEN $1::date AND $2::date AND figure = ANY ($3::text[]) AND currency = $4
     AND ($5::text IS NULL OR affiliate = $5) AND ($6::text IS NULL OR cohort = $6) ORDER BY day DESC`,
);

export type ReportPostingRow = {
  readonly movement_id: bigint;
  readonly account_id: bigint;
  readonly at: Date;
  readonly kind: string;
  readonly country: string;
  readonly game: string;
  readonly figure: BookedFigure;
  readonly amount: bigint;
};
/** Such postings of one day, `$1` its first moment and `$2` that of the day after, before the posting `$7`, `$8` (null: from its end), at most `$9`, of affiliate `$10` and cohort `$11`. */
export const listDayPostings = sql(
  'desk_report_postings',
  `${ofDay}
   SELECT * FROM (
     SELECT b.movement_id, b.account_id, b.at, b.kind, coalesce(w.country, '') AS country, b.game, b.figure, b.amount, b.currency,
       coalesce(w.affiliate, '') AS affiliate, coalesce(w.cohort, '') AS cohort
     FROM booked b LEFT JOIN who w ON w.player_id = b.player_id) x
   WHERE ${asked} AND ($10::text IS NULL OR affiliate = $10) AND ($11::text IS NULL OR cohort = $11) AND ($7::bigint IS NULL OR (movement_id, account_id) < ($7, $8::bigint))
   ORDER BY movement_id DESC, account_id DESC LIMIT $9`,
);

/** Every game and pot that postings can be of, as `booked` names them. */
export const listBookedGames = sql(
  'desk_booked_games',
  `SELECT DISTINCT CASE kind WHEN 'jackpot' THEN 'pot:' || owner ELSE owner END AS game FROM account
   WHERE player_id IS NULL AND kind IN ('gaming', 'jackpot')`,
);
