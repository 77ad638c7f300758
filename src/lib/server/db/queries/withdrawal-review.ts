import { sql } from '../db.ts';

/** What the review rules want to know of a player; EUR at the reference rates of the limits. */

export type CreditedRow = { at: Date; method: string; eur_cents: bigint };
/** `$2`: from then on. */
export const listCredited = sql(
  'list_credited_for_review',
  `SELECT d.completed_at AS at, d.gateway AS method, eur_micros(d.amount, d.currency, false) / 10000 AS eur_cents
   FROM deposit d WHERE d.player_id = $1 AND d.state = 'completed' AND d.completed_at > $2 ORDER BY d.completed_at, d.id`,
);

export type MethodRow = { method: string; first_at: Date };
export const listMethods = sql(
  'list_deposit_methods',
  `SELECT d.gateway AS method, min(d.completed_at) AS first_at FROM deposit d
   WHERE d.player_id = $1 AND d.state = 'completed' GROUP BY d.gateway ORDER BY 2, 1`,
);

export type ReviewSumsRow = {
  staked_eur_cents: bigint;
  flat_eur_cents: bigint;
  sent_here: bigint;
  sent_elsewhere: bigint;
  others_here: bigint;
  charge_backs: bigint;
  is_paid_from_here: boolean;
};
/**
 * `$2` destination, `$3` from when stakes count where nothing was sent since, `$4` how many percent of its stake a flat round's
 * return is off at most, `$5` the company that would pay, `$6` the chain of its coins or null.
 */
export const findReviewSums = sql(
  'find_review_sums',
  `WITH sent AS (
     -- By when it was asked for: what is paid in while one waits for its signer has not been looked at with it.
     SELECT max(w.created_at) AS last_at, count(*) FILTER (WHERE lower(w.destination) = lower($2)) AS here, count(*) AS every
     FROM withdrawal w WHERE w.player_id = $1 AND w.state = 'sent'),
   staked AS (
     SELECT r.currency, sum(own_decided(r))::bigint AS own,
       coalesce(sum(own_decided(r))
         FILTER (WHERE abs(r.payout - r.stake)::numeric * 100 <= r.stake::numeric * $4::integer), 0)::bigint AS flat
     FROM round r, sent
     WHERE r.player_id = $1 AND NOT r.demo AND r.opened_at > greatest($3, sent.last_at) GROUP BY r.currency)
   SELECT sent.here AS sent_here, sent.every - sent.here AS sent_elsewhere,
     coalesce((SELECT sum(eur_micros(s.own, s.currency, false)) FROM staked s), 0)::bigint / 10000 AS staked_eur_cents,
     coalesce((SELECT sum(eur_micros(s.flat, s.currency, false)) FROM staked s), 0)::bigint / 10000 AS flat_eur_cents,
     (SELECT count(*) FROM (
        SELECT w.player_id FROM withdrawal w WHERE lower(w.destination) = lower($2) AND w.player_id <> $1
        UNION SELECT x.player_id FROM payout_account x WHERE lower(x.destination) = lower($2) AND x.player_id <> $1) o) AS others_here,
     (SELECT count(*) FROM deposit d
      WHERE d.player_id = $1 AND d.state = 'reversed' AND d.gateway <> 'crypto') AS charge_backs,
     -- An account is remembered with the deposit that it paid; coins have a transfer.
     CASE WHEN $5::text = 'crypto'
       THEN EXISTS (SELECT FROM chain_transfer t WHERE t.player_id = $1 AND t.chain = $6::text AND t.state = 'credited')
       ELSE EXISTS (SELECT FROM payout_account x WHERE x.player_id = $1 AND x.provider = $5 AND lower(x.destination) = lower($2))
     END AS is_paid_from_here
   FROM sent`,
);

export type SpanRow = { until: Date; staked_eur_cents: bigint };
/** `$2`: from then on. What was staked in each span that a sent withdrawal's request ended, in the order of time. */
export const listEarlierSpans = sql(
  'list_earlier_spans',
  `WITH sent AS (
     SELECT w.created_at AS until, lag(w.created_at, 1, $2) OVER (ORDER BY w.created_at) AS from_at
     FROM (SELECT DISTINCT created_at FROM withdrawal WHERE player_id = $1 AND state = 'sent' AND created_at > $2) w)
   SELECT s.until, coalesce((
       SELECT sum(eur_micros(r.own, r.currency, false)) FROM (
         SELECT x.currency, sum(own_decided(x))::bigint AS own FROM round x
         WHERE x.player_id = $1 AND NOT x.demo AND x.opened_at > s.from_at AND x.opened_at <= s.until GROUP BY x.currency) r
     ), 0)::bigint / 10000 AS staked_eur_cents
   FROM sent s ORDER BY s.until`,
);

export type AccessChangeRow = { kind: string; at: Date };
/** `$2`: from then on. */
export const listAccessChanges = sql(
  'list_access_changes',
  `SELECT kind, at FROM security_event WHERE player_id = $1 AND at > $2 AND kind IN (
     'password_changed', 'password_reset', 'second_factor_on', 'second_factor_off', 'recovery_codes_renewed',
     'passkey_added', 'passkey_removed')
   ORDER BY at`,
);

export type PlaceRow = { user_agent: string; country: string | null };
/** `$2`: sessions that began before. */
export const listKnownPlaces = sql(
  'list_known_places',
  'SELECT DISTINCT user_agent, country FROM session WHERE player_id = $1 AND created_at < $2 LIMIT 500',
);
