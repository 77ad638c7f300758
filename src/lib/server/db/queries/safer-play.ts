import type { AssessmentLevel } from '#domain/limits/assessment.ts';
import type { LimitKind, LimitPeriod } from '#domain/limits/limit.ts';
import type { CurrencyCode } from '#domain/money/currency.ts';
import { command, sql } from '../db.ts';

/** `value` is EUR cents or minutes, `used` micros of EUR or milliseconds; see `functions/safer-play.sql`. */
export type LimitRow = {
  kind: LimitKind;
  period: LimitPeriod;
  value: bigint | null;
  used: bigint;
  due_at: Date | null;
  pending_value: bigint | null;
};

/** All twelve, set or not. */
export const listLimits = sql(
  'list_limits',
  `SELECT u.kind, u.period, l.value, u.used, l.due_at, l.pending_value
   FROM (SELECT * FROM deposit_use($1, $2) UNION ALL SELECT * FROM play_use($1, $2)) u
   LEFT JOIN player_limit l ON l.player_id = $1 AND l.kind = u.kind AND l.period = u.period`,
);

export type StoredLimitRow = { value: bigint | null; due_at: Date | null; pending_value: bigint | null };
export const findLimit = sql(
  'find_limit',
  'SELECT value, due_at, pending_value FROM player_limit WHERE player_id = $1 AND kind = $2 AND period = $3',
);
export const storeLimit = command(
  'store_limit',
  `INSERT INTO player_limit (player_id, kind, period, value, due_at, pending_value, changed_at) VALUES ($1, $2, $3, $4, $5, $6, $7)
   ON CONFLICT (player_id, kind, period) DO UPDATE SET value = excluded.value, due_at = excluded.due_at,
     pending_value = excluded.pending_value, told_at = NULL, changed_at = excluded.changed_at`,
);

/** After anything that play must be looked at for has changed. Under the player's lock. */
export const refreshGuard = command('refresh_guard', 'SELECT refresh_guard($1, $2)');

/** Easings that are due and of which nobody was told: each is given to one caller. */
export type DueRow = { player_id: string; kind: LimitKind; period: LimitPeriod };
export const tellDue = command(
  'tell_due_easings',
  `UPDATE player_limit SET told_at = $1 WHERE due_at <= $1 AND told_at IS NULL RETURNING player_id, kind, period`,
);

/** What deposits use of each limit that is set, in micros of EUR as `value`. */
export type UseRow = { kind: LimitKind; period: LimitPeriod; value: bigint | null; used: bigint };
export const listDepositUse = sql('list_deposit_use', 'SELECT * FROM deposit_use($1, $2)');

/** NULLs where nothing was chosen yet. */
export type StateRow = {
  timed_out_until: Date | null;
  reality_minutes: number | null;
  offered_at: Date | null;
};
export const readState = sql(
  'read_play_state',
  `SELECT p.timed_out_until, s.reality_minutes, s.offered_at FROM player p LEFT JOIN play_state s ON s.player_id = p.id
   WHERE p.id = $1`,
);

export const markOffered = command(
  'mark_limits_offered',
  `INSERT INTO play_state (player_id, offered_at) VALUES ($1, $2)
   ON CONFLICT (player_id) DO UPDATE SET offered_at = coalesce(play_state.offered_at, excluded.offered_at)`,
);

export type LifetimeRow = { currency: CurrencyCode; deposited: bigint; withdrawn: bigint };
/** What was paid in, as the ledger booked it, and what was paid out; a wallet each. */
export const listLifetime = sql(
  'list_lifetime_deposits',
  `SELECT w.currency, coalesce((
     SELECT sum(x.amount) FROM withdrawal x
     WHERE x.player_id = w.player_id AND x.currency = w.currency AND x.state = 'sent'), 0)::bigint AS withdrawn, coalesce((
     SELECT sum(p.amount) FROM deposit d
     JOIN movement m ON m.kind = 'deposit' AND m.reference = d.id::text
     JOIN account a ON a.player_id = d.player_id AND a.currency = d.currency AND a.kind = 'cash'
     JOIN posting p ON p.account_id = a.id AND p.movement_id = m.id
     WHERE d.player_id = w.player_id AND d.currency = w.currency AND d.state = 'completed'), 0)::bigint AS deposited
   FROM wallet w WHERE w.player_id = $1 ORDER BY w.is_default DESC, w.created_at, w.currency`,
);

export type AssessmentRow = { at: Date; score: number; level: AssessmentLevel };
export const findAssessment = sql(
  'find_assessment',
  'SELECT at, score, level FROM play_assessment WHERE player_id = $1 ORDER BY at DESC, id DESC LIMIT 1',
);
export const insertAssessment = command(
  'insert_assessment',
  'INSERT INTO play_assessment (player_id, at, answers, score, level) VALUES ($1, $2, $3, $4, $5)',
);

/** The first choice counts from now. Another interval goes on counting from where the one before did. */
export const setRealityCheck = command(
  'set_reality_check',
  `INSERT INTO play_state AS s (player_id, reality_minutes, reality_from) VALUES ($1, $2, $3)
   ON CONFLICT (player_id) DO UPDATE SET reality_minutes = excluded.reality_minutes,
     reality_from = CASE WHEN s.reality_minutes IS NULL THEN excluded.reality_from ELSE s.reality_from END`,
);

/** Only one that is due can be acknowledged: else a script that acknowledges all the time would never meet one. */
export const acknowledgeReality = command(
  'acknowledge_reality_check',
  `UPDATE play_state SET reality_from = $2 WHERE player_id = $1 AND staked_at > $2::timestamptz - play_pause()
     AND greatest(session_from, reality_from) + reality_minutes * interval '1 minute' <= $2`,
);

export type PlaySessionRow = {
  started_at: Date | null;
  reality_minutes: number | null;
  check_due_at: Date | null;
  /** Of the strictest session limit; NULL: none is set. */
  left_ms: bigint | null;
};
export const readPlaySession = sql(
  'read_play_session',
  `SELECT ps.started_at, s.reality_minutes,
     greatest(ps.started_at, s.reality_from) + s.reality_minutes * interval '1 minute' AS check_due_at, l.left_ms
   FROM play_session($1, $2) ps LEFT JOIN play_state s ON s.player_id = $1
   LEFT JOIN LATERAL (SELECT min(u.value - u.used) AS left_ms FROM play_use($1, $2) u
     WHERE u.kind = 'session' AND u.value IS NOT NULL
       AND EXISTS (SELECT FROM player_limit x WHERE x.player_id = $1 AND x.kind = 'session' AND x.value IS NOT NULL)) l ON true`,
);

export type TotalRow = { currency: CurrencyCode; staked: bigint; won: bigint };
/** Real money since `$2`. Not free spins: what they win is a bonus and no return of a stake. */
export const listPlayTotals = sql(
  'list_play_totals',
  `SELECT currency, sum(stake)::bigint AS staked, sum(payout)::bigint AS won FROM round
   WHERE player_id = $1 AND opened_at >= $2 AND NOT demo AND NOT free_spin AND status <> 'cancelled' GROUP BY currency ORDER BY currency`,
);
