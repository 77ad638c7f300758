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
  /** When the youngest that was sent was asked for. */
  last_sent_at: Date | null;
  staked_eur_cents: bigint;
  flat_eur_cents: bigint;
  sent_here: bigint;
  sent_elsewhere: bigint;
  others_here: bigint;
  charge_backs: bigint;
};
/** `$2` destination, `$3` from when stakes count where nothing was sent since. */
export const findReviewSums = sql(
  'find_review_sums',
  `WITH sent AS (
     -- By when it was asked for: what is paid in while one waits for its signer has not been looked at with it.
     SELECT max(w.created_at) AS last_at, count(*) FILTER (WHERE lower(w.destination) = lower($2)) AS here, count(*) AS every
     FROM withdrawal w WHERE w.player_id = $1 AND w.state = 'sent'),
   staked AS (
     SELECT r.currency, sum(r.stake - r.stake_bonus)::bigint AS own,
       -- Within 6 % of the stake: more than the edge of any game that can be covered.
       coalesce(sum(r.stake - r.stake_bonus) FILTER (WHERE abs(r.payout - r.stake)::numeric * 100 <= r.stake::numeric * 6), 0)::bigint AS flat
     FROM round r, sent
     WHERE r.player_id = $1 AND NOT r.demo AND r.opened_at > greatest($3, sent.last_at) GROUP BY r.currency)
   SELECT sent.last_at AS last_sent_at, sent.here AS sent_here, sent.every - sent.here AS sent_elsewhere,
     coalesce((SELECT sum(eur_micros(s.own, s.currency, false)) FROM staked s), 0)::bigint / 10000 AS staked_eur_cents,
     coalesce((SELECT sum(eur_micros(s.flat, s.currency, false)) FROM staked s), 0)::bigint / 10000 AS flat_eur_cents,
     (SELECT count(*) FROM (
        SELECT w.player_id FROM withdrawal w WHERE lower(w.destination) = lower($2) AND w.player_id <> $1
        UNION SELECT x.player_id FROM payout_account x WHERE lower(x.destination) = lower($2) AND x.player_id <> $1) o) AS others_here,
     (SELECT count(*) FROM deposit d
      WHERE d.player_id = $1 AND d.state = 'reversed' AND d.gateway <> 'crypto') AS charge_backs
   FROM sent`,
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
