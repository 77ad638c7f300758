import type { CurrencyCode } from '#domain/money/currency.ts';
import type { EndReason, GrantState } from '#domain/promotions/grant-state.ts';
import type { PromotionRules } from '#domain/promotions/rules.ts';
import { command, sql } from '../db.ts';
import { isMade } from './payments.ts';

export type VersionRow = { promotion_id: string; version: number; same: boolean };
/** `$1` id, `$2` version, `$3` rules, `$4` now: keeps a version; says whether its rules are those that were kept before. */
export const keepVersion = command(
  'keep_promotion_version',
  `WITH kept AS (
     INSERT INTO promotion_version (promotion_id, version, rules, seen_at) VALUES ($1, $2, $3, $4)
     ON CONFLICT DO NOTHING RETURNING promotion_id)
   SELECT $1::text AS promotion_id, $2::integer AS version,
     coalesce((SELECT v.rules = $3::jsonb FROM promotion_version v WHERE v.promotion_id = $1 AND v.version = $2), true) AS same
   FROM (SELECT 1) one LEFT JOIN kept ON true`,
);
export type ChangedRow = { id: string; version: number; newest: number; of_desk: boolean };
/** `$1` documents as JSON: those whose version was kept with other rules, and whether a campaign of the desk was published as that version. */
export const listChangedOffers = sql(
  'list_changed_offers',
  `SELECT v.promotion_id AS id, v.version, (SELECT max(n.version) FROM promotion_version n WHERE n.promotion_id = v.promotion_id) AS newest,
     EXISTS (SELECT FROM campaign_published p WHERE p.campaign_id = v.promotion_id AND p.version = v.version) AS of_desk
   FROM jsonb_array_elements($1::jsonb) AS d (rules)
   JOIN promotion_version v ON v.promotion_id = d.rules ->> 'id' AND v.version = (d.rules ->> 'version')::integer
   WHERE v.rules <> d.rules ORDER BY v.promotion_id`,
);
export type RulesRow = { rules: PromotionRules };
export const findRules = sql(
  'find_promotion_rules',
  'SELECT rules FROM promotion_version WHERE promotion_id = $1 AND version = $2',
);

export type TakerRow = {
  excluded: boolean;
  timed_out_until: Date | null;
  /** No register keeps the player from playing. */
  cleared: boolean;
  confirmed: boolean;
  /** Of the profile; null while it names none. */
  country: string | null;
  /** Of the wallet that is displayed. */
  currency: CurrencyCode | null;
  deposits: bigint;
  last_deposit_at: Date | null;
};
/** `$1` player, `$2` now, `$3` a deposit that is not counted: the one that is being credited. */
export const findTaker = sql(
  'find_promotion_taker',
  `SELECT p.closed_at IS NOT NULL OR coalesce(p.excluded_until > $2, false) AS excluded, p.timed_out_until,
     coalesce(p.cleared_until > $2, true) AS cleared, p.confirmed_at IS NOT NULL AS confirmed, d.country,
     (SELECT w.currency FROM wallet w WHERE w.player_id = p.id AND w.is_default) AS currency,
     made.deposits, made.last_deposit_at
   FROM player p LEFT JOIN player_details d ON d.player_id = p.id
   CROSS JOIN LATERAL (
     SELECT count(*) AS deposits, max(completed_at) AS last_deposit_at FROM deposit
     WHERE player_id = p.id AND ${isMade} AND id IS DISTINCT FROM $3::uuid) made
   WHERE p.id = $1`,
);

/** Coins alone come in any size: what a gateway opened was asked for its least then, by the rate of that day. */
export const markTooSmall = command(
  'mark_deposit_too_small',
  `UPDATE deposit SET too_small = true WHERE id = $1 AND gateway = 'crypto' RETURNING id`,
);
export const findDepositTime = sql('find_deposit_time', 'SELECT created_at AS at FROM deposit WHERE id = $1');

export type TakenRow = { id: string; promotion_id: string; period: string; state: GrantState; coupon: string | null };
/** What the player has or had. What was given up before it gave anything is not among them. */
export const listTaken = sql(
  'list_taken_promotions',
  `SELECT id, promotion_id, period, state, coupon FROM promotion_grant
   WHERE player_id = $1 AND (state <> 'cancelled' OR started_at IS NOT NULL)`,
);

export type GivenRow = { family: string; eur_cents: bigint };
/** What the bonuses of each family came to, in hundredths of a euro as they were given; one that waits counts until it is called off. */
export const listGiven = sql(
  'list_given_bonuses',
  `SELECT v.rules->'cap'->>'family' AS family, sum(g.bonus_eur_cents)::bigint AS eur_cents
   FROM promotion_grant g JOIN promotion_version v USING (promotion_id, version)
   WHERE g.player_id = $1 AND g.bonus_eur_cents > 0 AND (g.state <> 'cancelled' OR g.started_at IS NOT NULL)
     AND v.rules->'cap'->>'family' IS NOT NULL GROUP BY 1`,
);

export const listRejections = sql(
  'list_promotion_rejections',
  'SELECT promotion_id, version FROM promotion_rejection WHERE player_id = $1',
);
export type RejectionRow = { promotion_id: string; version: number };
export const insertRejection = command(
  'insert_promotion_rejection',
  `INSERT INTO promotion_rejection (player_id, promotion_id, version, rejected_at) VALUES ($1, $2, $3, $4)
   ON CONFLICT DO NOTHING`,
);

export type GrantRow = {
  id: string;
  player_id: string;
  promotion_id: string;
  version: number;
  state: GrantState;
  coupon: string | null;
  currency: CurrencyCode | null;
  deposit_id: string | null;
  deposit_amount: bigint;
  bonus: bigint;
  /** In hundredths of a percent of a minor unit; what was wagered beyond it is not told. */
  wager_required: bigint;
  wagered: bigint;
  stake_max: bigint | null;
  spin_game: string | null;
  spin_stake: bigint | null;
  spins_total: number;
  spins_left: number;
  spins_until: Date | null;
  /** Since when its time stands still, because its spins cannot be played: their game is off, or hidden where the player is. */
  waits_since: Date | null;
  spins_won: bigint;
  unlock_deposit: bigint | null;
  unlock_percent: number | null;
  held_for: string | null;
  accepted_from: string | null;
  accepted_at: Date;
  /** Until when its code is kept for the player; null where nobody else wants it. */
  kept_until: Date | null;
  started_at: Date | null;
  expires_at: Date | null;
  ended_at: Date | null;
  ended_why: EndReason | null;
};
/** The columns of a `GrantRow`. */
export const grantColumns = `id, player_id, promotion_id, version, state, coupon, currency, deposit_id, deposit_amount, bonus,
  floor(wager_required) AS wager_required, floor(least(wagered, wager_required)) AS wagered, stake_max, spin_game, spin_stake, spins_total, spins_left,
  spins_until, waits_since, spins_won, unlock_deposit, unlock_percent, held_for, accepted_from, accepted_at, kept_until, started_at, expires_at,
  ended_at, ended_why`;

export const insertGrant = command(
  'insert_promotion_grant',
  `INSERT INTO promotion_grant (id, player_id, promotion_id, version, state, period, coupon, idempotency_key, accepted_from, accepted_at, kept_until)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
);
export const findGrantByKey = sql(
  'find_promotion_grant_by_key',
  `SELECT ${grantColumns} FROM promotion_grant WHERE player_id = $1 AND idempotency_key = $2`,
);
export const findOwnGrant = sql(
  'find_own_promotion_grant',
  `SELECT ${grantColumns} FROM promotion_grant WHERE id = $1 AND player_id = $2`,
);
export const findGrant = sql('find_promotion_grant', `SELECT ${grantColumns} FROM promotion_grant WHERE id = $1`);
export const findPending = sql(
  'find_pending_promotion',
  `SELECT ${grantColumns} FROM promotion_grant WHERE player_id = $1 AND state = 'pending'`,
);
export const findRunning = sql(
  'find_running_promotion',
  `SELECT id FROM promotion_grant WHERE player_id = $1 AND state IN ('active', 'queued') LIMIT 1`,
);
/** Of player `$1`: the grants that the deposit `$2` earned or unlocked, those that wait before the one that runs. */
export const listGrantsOfDeposit = sql(
  'list_promotion_grants_of_deposit',
  `SELECT ${grantColumns} FROM promotion_grant
   WHERE player_id = $1 AND (deposit_id = $2 OR unlock_deposit_id = $2) ORDER BY state = 'active', id`,
);

export type ListedRow = GrantRow & {
  rules: PromotionRules;
  bonus_left: bigint;
  locked_left: bigint;
  /** Of spins that wait: their game is off for everybody. */
  is_off: boolean;
};
/**
 * Newest first, at most `$2`, by `$3`, now, with the rules that were accepted and what its end would cost, as `grants_lost_by_withdrawal` has it: of
 * the one that runs the money that is there, of one that waits all that it is to give.
 */
export const listGrants = sql(
  'list_promotion_grants',
  `SELECT g.*, v.rules,
     CASE WHEN g.state = 'active' THEN coalesce(b.bonus, 0) WHEN g.state IN ('held', 'queued') AND g.started_at IS NULL THEN g.bonus ELSE 0 END::bigint AS bonus_left,
     CASE WHEN g.state = 'active' THEN coalesce(b.locked, 0) ELSE 0 END::bigint AS locked_left,
     EXISTS (SELECT FROM game_rule x WHERE x.game_id = g.spin_game AND x.off_from <= $3) AS is_off
   FROM (SELECT ${grantColumns} FROM promotion_grant WHERE player_id = $1 ORDER BY accepted_at DESC, id LIMIT $2) g
   JOIN promotion_version v USING (promotion_id, version)
   LEFT JOIN player_balance b ON b.player_id = g.player_id AND b.currency = g.currency
   ORDER BY g.accepted_at DESC, g.id`,
);

/** Hundredths of a euro that its bonus was worth when it was given. */
export const setWorth = command('set_promotion_worth', 'UPDATE promotion_grant SET bonus_eur_cents = $2 WHERE id = $1');
