import type { CurrencyCode } from '#domain/money/currency.ts';
import type { EndReason, GrantState } from '#domain/promotions/grant-state.ts';
import { command, sql } from '../db.ts';
import { type GrantRow, grantColumns } from './promotions.ts';

/** Other players with whom `$1` shares something, and what. */
const sameAs = `same AS MATERIALIZED (
     SELECT o.player_id, 'payer' AS shared FROM payout_account a
     JOIN payout_account o ON lower(o.destination) = lower(a.destination) WHERE a.player_id = $1
     -- Where a withdrawal went or was to go: an account at Skrill, or an address of coins.
     UNION SELECT o.player_id, 'payee' FROM withdrawal a JOIN withdrawal o ON lower(o.destination) = lower(a.destination)
       AND o.provider = a.provider WHERE a.player_id = $1
     UNION SELECT o.player_id, 'payee' FROM withdrawal a JOIN payout_account o ON lower(o.destination) = lower(a.destination)
       AND o.provider = a.provider WHERE a.player_id = $1
     UNION SELECT o.player_id, 'payee' FROM payout_account a JOIN withdrawal o ON lower(o.destination) = lower(a.destination)
       AND o.provider = a.provider WHERE a.player_id = $1
     UNION SELECT o.player_id, 'paper' FROM document a JOIN document o ON o.sent_hash = a.sent_hash WHERE a.player_id = $1
     UNION SELECT o.id, 'mailbox' FROM player p JOIN player o ON o.email_canonical = p.email_canonical WHERE p.id = $1
     UNION SELECT od.player_id, 'phone' FROM player_details d
     JOIN player_details od ON od.phone_number = d.phone_number AND od.dialing_code = d.dialing_code WHERE d.player_id = $1
     UNION SELECT o.id, 'person' FROM player p JOIN player_details d ON d.player_id = p.id
     JOIN player_details od ON od.date_of_birth = d.date_of_birth
     JOIN player o ON o.id = od.player_id AND folded_name(o.full_name) = folded_name(p.full_name) WHERE p.id = $1)`;
const sharing = `WITH ${sameAs},
   sharer AS (SELECT s.player_id, s.shared FROM same s WHERE s.player_id <> $1 AND EXISTS (
     SELECT FROM promotion_grant g JOIN promotion_version v USING (promotion_id, version)
     WHERE g.player_id = s.player_id AND (g.started_at IS NOT NULL OR g.state IN ('held', 'queued'))
       AND coalesce(v.rules->'cap'->>'family', v.promotion_id) = $2))`;

export type SharedRow = { shared: 'payer' | 'payee' | 'paper' | 'mailbox' | 'phone' | 'person' };
/**
 * `$1` player, `$2` family: what the player shares with another who had a promotion of that family: the account that pays, where
 * withdrawals go, the file of a paper, the mailbox (a+1@ and a+2@ are one), the phone, or the full name and date of birth. What gave nothing does not count.
 */
export const listShared = sql(
  'list_shared_with_takers',
  `${sharing} SELECT DISTINCT shared FROM sharer ORDER BY shared`,
);
/** The same with whom, for the desk. */
export type SharerRow = SharedRow & { player_id: string; email: string };
export const listSharers = sql(
  'list_sharers',
  `${sharing} SELECT s.shared, s.player_id, p.email FROM sharer s JOIN player p ON p.id = s.player_id ORDER BY s.shared, p.email LIMIT 20`,
);

export type SharedBonusRow = { bonuses: bigint; shared: SharedRow['shared'][] };
/**
 * `$1` player, `$2` from then on: promotions that became own money though another with whom something is shared had one of their
 * family, too. What people let pass before is not counted.
 */
export const findSharedBonuses = sql(
  'find_shared_bonuses',
  `WITH ${sameAs}
   SELECT count(DISTINCT g.id) AS bonuses, coalesce(array_agg(DISTINCT s.shared ORDER BY s.shared), '{}') AS shared
   FROM promotion_grant g JOIN promotion_version v USING (promotion_id, version) JOIN same s ON s.player_id <> $1
   WHERE g.player_id = $1 AND g.state = 'completed' AND g.held_for IS NULL AND g.ended_at >= $2 AND EXISTS (
     SELECT FROM promotion_grant o JOIN promotion_version ov ON ov.promotion_id = o.promotion_id AND ov.version = o.version
     WHERE o.player_id = s.player_id AND o.started_at IS NOT NULL
       AND coalesce(ov.rules->'cap'->>'family', o.promotion_id) = coalesce(v.rules->'cap'->>'family', g.promotion_id))`,
);

export type ToldRow = {
  player_id: string;
  name: string;
  begins: boolean;
  ends: boolean;
  state: GrantState;
  currency: CurrencyCode | null;
  bonus: bigint;
  spins_total: number;
  ended_why: EndReason | null;
};
/** `$1` a player, or null for all; `$2` how many: what of their promotions players were not told yet. It counts as told. */
export const takeUntold = command(
  'take_untold_promotions',
  `WITH due AS (
     SELECT id, started_at IS NOT NULL AND NOT told_start AS begins, ended_at IS NOT NULL AND NOT told_end AS ends
     FROM promotion_grant
     WHERE ((started_at IS NOT NULL AND NOT told_start) OR (ended_at IS NOT NULL AND NOT told_end))
       AND ($1::uuid IS NULL OR player_id = $1)
     ORDER BY id LIMIT $2 FOR UPDATE SKIP LOCKED)
   UPDATE promotion_grant g SET told_start = g.started_at IS NOT NULL, told_end = g.ended_at IS NOT NULL
   FROM due, promotion_version v
   WHERE g.id = due.id AND v.promotion_id = g.promotion_id AND v.version = g.version
   RETURNING g.player_id, v.rules->>'name' AS name, due.begins, due.ends, g.state, g.currency, g.bonus, g.spins_total, g.ended_why`,
);

export type EndingRow = { player_id: string; name: string; expires_at: Date };
/** `$1` a day from now, `$2` how many: running promotions of which the player was not told that they end. It counts as told. */
export const takeEnding = command(
  'take_ending_promotions',
  `WITH due AS (
     SELECT id FROM promotion_grant WHERE state = 'active' AND NOT told_ending AND expires_at <= $1
     ORDER BY expires_at LIMIT $2 FOR UPDATE SKIP LOCKED)
   UPDATE promotion_grant g SET told_ending = true FROM due, promotion_version v
   WHERE g.id = due.id AND v.promotion_id = g.promotion_id AND v.version = g.version
   RETURNING g.player_id, v.rules->>'name' AS name, g.expires_at`,
);

export const insertPromotionEvent = command(
  'insert_promotion_event',
  'INSERT INTO promotion_event (grant_id, at, kind, actor, facts) VALUES ($1, $2, $3, $4, $5)',
);

/** Grant, deposit, now: the deposit of a completed grant was taken back. Keeps what had become own money, what came late included. */
export const noteReversedBonus = command(
  'note_reversed_bonus',
  `INSERT INTO promotion_event (grant_id, at, kind, actor, facts)
   SELECT g.id, $3, 'reversed', 'house', jsonb_build_object('deposit', $2::uuid, 'currency', g.currency, 'released', (
     SELECT coalesce(sum(p.amount), 0)::bigint FROM movement m JOIN posting p ON p.movement_id = m.id
     JOIN account a ON a.id = p.account_id
     WHERE m.kind = 'bonus_release' AND m.reference LIKE g.id || '%' AND a.player_id = g.player_id AND a.kind = 'cash'))
   FROM promotion_grant g WHERE g.id = $1`,
);

export type ReversedBonusRow = { bonuses: bigint; eur_cents: bigint };
/** Of a player: completed promotions whose deposit was taken back, and what of them had become own money. */
export const findReversedBonuses = sql(
  'find_reversed_bonuses',
  `SELECT count(DISTINCT g.id) AS bonuses,
     coalesce(sum(eur_micros((e.facts->>'released')::bigint, g.currency, false)), 0)::bigint / 10000 AS eur_cents
   FROM promotion_grant g JOIN promotion_event e ON e.grant_id = g.id
   WHERE g.player_id = $1 AND e.kind = 'reversed'`,
);

export type DeskRow = GrantRow & { name: string; family: string; email: string; full_name: string };
const desk = `SELECT g.*, v.rules->>'name' AS name,
   coalesce(v.rules->'cap'->>'family', g.promotion_id) AS family, p.email, p.full_name FROM (SELECT ${grantColumns} FROM promotion_grant) g
   JOIN promotion_version v USING (promotion_id, version) JOIN player p ON p.id = g.player_id`;
/** `$1` states, `$2` at most: those that wait longest first. */
export const listForDesk = sql(
  'list_promotions_for_desk',
  `${desk} WHERE g.state::text = ANY ($1::text[]) ORDER BY g.accepted_at, g.id LIMIT $2`,
);
export const findForDesk = sql('find_promotion_for_desk', `${desk} WHERE g.id = $1`);
export type PromotionEventRow = { at: Date; kind: string; actor: string; facts: Readonly<Record<string, unknown>> };
export const listPromotionEvents = sql(
  'list_promotion_events',
  'SELECT at, kind, actor, facts FROM promotion_event WHERE grant_id = $1 ORDER BY id',
);
