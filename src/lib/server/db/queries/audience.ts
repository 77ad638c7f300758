import { sql } from '../db.ts';
import { isMade } from './payments.ts';

/**
 * What an audience may ask of a player. Nothing of exclusions but that there is one, and nothing of limits, markers or suspicions: who
 * rests is nobody's audience, and why is nobody's business who gives bonuses.
 */

const isPaper = (kind: string): string =>
  `EXISTS (SELECT FROM document d WHERE d.player_id = p.id AND d.kind = '${kind}' AND d.state = 'approved')`;
/** Every side of one identity paper was approved. */
const isVerified = `(${isPaper('passport')} OR (${isPaper('id_card_front')} AND ${isPaper('id_card_back')}) OR (${isPaper('licence_front')} AND ${isPaper('licence_back')}))`;

const daysSince = (at: string): string => `floor(extract(epoch FROM $1::timestamptz - ${at}) / 86400)::bigint`;
const registeredOn = `((p.created_at AT TIME ZONE 'UTC')::date - date '1970-01-01')::bigint`;
const lastPlay = '(SELECT max(r.opened_at) FROM round r WHERE r.player_id = p.id AND NOT r.demo)';
/** Which promotions count as had: what only waits for its deposit does not. */
const had = `g.player_id = p.id AND g.state <> 'pending' AND (g.state <> 'cancelled' OR g.started_at IS NOT NULL)`;
const affiliate = '(SELECT a.affiliate_id FROM affiliate_referral a WHERE a.player_id = p.id)';
/** The level by the points of the days that are counted; `levels`: from how many points each holds, the first at 0. */
const levelBy = (levels: string): string =>
  `(SELECT count(*) FROM unnest(${levels}) least WHERE least <= (SELECT coalesce(sum(l.eur_micros), 0) / 10000 FROM loyalty_day l
     WHERE l.player_id = p.id AND l.day > ($1::timestamptz AT TIME ZONE 'UTC')::date - 365))`;
const since = (days: string): string => `$1::timestamptz - make_interval(days => ${days})`;
const cents = 'floor(sum(m.amount * c.eur_rate * 100 / c.subunits_to_unit))::bigint';
/** Deposits that stand, in cents of euros by the rates of today. */
const depositCents = (days: string, but: string): string =>
  `coalesce((SELECT ${cents} FROM deposit m JOIN currency c ON c.code = m.currency
     WHERE m.player_id = p.id AND m.state = 'completed' AND NOT m.too_small AND m.completed_at >= ${since(days)} AND ${but}), 0)`;
const depositCount = (days: string, but: string): string =>
  `(SELECT count(*) FROM deposit m WHERE m.player_id = p.id AND ${isMade} AND m.completed_at >= ${since(days)} AND ${but})`;
/** What was staked of own and bonus money and decided. */
const stakedCents = (days: string): string =>
  `coalesce((SELECT floor(sum((r.stake - r.undecided) * c.eur_rate * 100 / c.subunits_to_unit))::bigint
     FROM round r JOIN currency c ON c.code = r.currency
     WHERE r.player_id = p.id AND NOT r.demo AND r.status = 'settled' AND r.opened_at >= ${since(days)}), 0)`;

export type AudienceRow = {
  registered_on: bigint;
  days_registered: bigint;
  days_since_deposit: bigint | null;
  days_since_play: bigint | null;
  deposits_made: bigint;
  level: bigint;
  verified: boolean;
  country: string | null;
  language: string;
  affiliate: string | null;
  took: string[];
};
/** `$1` now, `$2` player, `$3` a deposit that is not counted: the one that is being credited; `$4` levels by their points. */
export const findAudienceFacts = sql(
  'find_audience_facts',
  `SELECT ${registeredOn} AS registered_on, ${daysSince('p.created_at')} AS days_registered,
     ${daysSince('made.last_at')} AS days_since_deposit, ${daysSince(lastPlay)} AS days_since_play, made.deposits AS deposits_made,
     ${levelBy('$4::integer[]')} AS level, ${isVerified} AS verified, d.country, p.language, ${affiliate} AS affiliate,
     ARRAY(SELECT DISTINCT g.promotion_id FROM promotion_grant g WHERE ${had}) AS took
   FROM player p LEFT JOIN player_details d ON d.player_id = p.id
   CROSS JOIN LATERAL (SELECT count(*) AS deposits, max(m.completed_at) AS last_at FROM deposit m
     WHERE m.player_id = p.id AND ${isMade} AND m.id IS DISTINCT FROM $3::uuid) made
   WHERE p.id = $2`,
);

export type LatelyRow = {
  days: number;
  deposit_count: bigint;
  deposit_cents: bigint;
  staked_cents: bigint;
  played: string[];
};
/** The same of the last days, for each number of days in `$4`. */
export const findLatelyFacts = sql(
  'find_lately_facts',
  `SELECT n.days, ${depositCount('n.days', 'm.id IS DISTINCT FROM $3::uuid')} AS deposit_count,
     ${depositCents('n.days', 'm.id IS DISTINCT FROM $3::uuid')} AS deposit_cents, ${stakedCents('n.days')} AS staked_cents,
     ARRAY(SELECT DISTINCT r.game_id FROM round r WHERE r.player_id = p.id AND NOT r.demo AND r.status <> 'cancelled'
       AND r.opened_at >= ${since('n.days')}) AS played
   FROM player p CROSS JOIN unnest($4::integer[]) n(days) WHERE p.id = $2`,
);

/** Whoever may be given a bonus at all: not closed, excluded, on a break or unanswered for, and with a confirmed address. */
const mayTake = `p.closed_at IS NULL AND NOT coalesce(p.excluded_until > $1, false) AND NOT coalesce(p.timed_out_until > $1, false)
     AND coalesce(p.cleared_until > $1, true) AND p.confirmed_at IS NOT NULL`;

const numberOf = `CASE t.figure
       WHEN 'registered_on' THEN ${registeredOn}
       WHEN 'days_registered' THEN ${daysSince('p.created_at')}
       WHEN 'days_since_deposit' THEN ${daysSince(`(SELECT max(m.completed_at) FROM deposit m WHERE m.player_id = p.id AND ${isMade})`)}
       WHEN 'deposits_made' THEN (SELECT count(*) FROM deposit m WHERE m.player_id = p.id AND ${isMade})
       WHEN 'deposit_count' THEN ${depositCount('t.days', 'true')}
       WHEN 'deposit_cents' THEN ${depositCents('t.days', 'true')}
       WHEN 'staked_cents' THEN ${stakedCents('t.days')}
       WHEN 'days_since_play' THEN ${daysSince(lastPlay)}
       WHEN 'level' THEN ${levelBy('$5::integer[]')}
       WHEN 'verified' THEN ${isVerified}::integer END`;
/** NULL where nothing is known, which fits nothing. */
const isAmong = `CASE t.figure
       WHEN 'country' THEN (SELECT d.country = ANY (t.words) FROM player_details d WHERE d.player_id = p.id)
       WHEN 'language' THEN p.language = ANY (t.words)
       WHEN 'affiliate' THEN ${affiliate} = ANY (t.words)
       WHEN 'took' THEN EXISTS (SELECT FROM promotion_grant g WHERE ${had} AND g.promotion_id = ANY (t.words))
       WHEN 'played' THEN EXISTS (SELECT FROM round r WHERE r.player_id = p.id AND NOT r.demo AND r.status <> 'cancelled'
         AND r.opened_at >= ${since('t.days')} AND r.game_id = ANY (t.words)) END`;

export type CountedRow = { fitting: bigint; looked: bigint; last: string | null };
/**
 * `$1` now, `$2` after this player, `$3` at most so many, `$4` what is asked, a row a test (`PlainTest` with its clause and part), `$5`
 * levels by their points. How many of them fit, how many were looked at, and who was the last. Nobody’s name.
 */
export const countAudience = sql(
  'count_audience',
  `WITH page AS MATERIALIZED (SELECT p.id, p.created_at, p.language, ${mayTake} AS may FROM player p
     WHERE $2::uuid IS NULL OR p.id > $2 ORDER BY p.id LIMIT $3),
   test AS (SELECT * FROM jsonb_to_recordset($4::jsonb) AS t(clause integer, part integer, any_part boolean, any_test boolean,
     figure text, days integer, low bigint, high bigint, words text[], is_not boolean)),
   judged AS (SELECT p.id, t.clause, t.part, t.any_part, t.any_test,
     CASE WHEN t.words IS NULL THEN coalesce(v.number >= coalesce(t.low, v.number) AND v.number <= coalesce(t.high, v.number), false)
       ELSE coalesce(v.among <> t.is_not, false) END AS holds
     FROM page p CROSS JOIN test t CROSS JOIN LATERAL (SELECT CASE WHEN t.words IS NULL THEN ${numberOf} END AS number,
       CASE WHEN t.words IS NOT NULL THEN ${isAmong} END AS among) v WHERE p.may),
   part AS (SELECT id, clause, any_part, CASE WHEN any_test THEN bool_or(holds) ELSE bool_and(holds) END AS holds
     FROM judged GROUP BY id, clause, part, any_part, any_test),
   clause AS (SELECT id, CASE WHEN any_part THEN bool_or(holds) ELSE bool_and(holds) END AS holds FROM part GROUP BY id, clause, any_part),
   fitting AS (SELECT id FROM clause GROUP BY id HAVING bool_and(holds))
   SELECT (SELECT count(*) FROM fitting) AS fitting, count(*) AS looked, (array_agg(id ORDER BY id DESC))[1] AS last FROM page`,
);
