import type { MarkerKind, Strength } from '#domain/safer-play/marker.ts';
import { command, sql } from '../db.ts';

/** See `count_stretch_day` in functions/harm-markers.sql. `$1` now, `$2` how many days back it begins. */
export const countStretchDay = command('count_stretch_day', 'SELECT count_stretch_day($1, $2)::text AS day');

export type TakenRow = { readonly player_id: string; readonly day: string; readonly plays: boolean };
/** Takes so many of the players who are due out of the queue; `$2` now: whoever may not play any more is left out. */
export const takeDueMarkers = command(
  'take_due_markers',
  `WITH taken AS (
     DELETE FROM marker_due d WHERE d.player_id IN (
       SELECT m.player_id FROM marker_due m ORDER BY m.player_id LIMIT $1 FOR UPDATE SKIP LOCKED)
     RETURNING d.player_id, d.day)
   SELECT t.player_id, t.day::text AS day, p.closed_at IS NULL AND coalesce(p.excluded_until <= $2::timestamptz, true) AS plays
   FROM taken t JOIN player p ON p.id = t.player_id`,
);

export type MarkedPlayerRow = {
  readonly id: string;
  readonly created_at: Date;
  readonly country: string | null;
};
/** Where each of the players `$1` is: as they say, else where they were when they last signed in. */
export const listMarkedPlayers = sql(
  'list_marked_players',
  `SELECT p.id, p.created_at, coalesce(d.country, (
     SELECT s.country FROM session s WHERE s.player_id = p.id ORDER BY s.created_at DESC LIMIT 1)) AS country
   FROM player p LEFT JOIN player_details d ON d.player_id = p.id WHERE p.id = ANY ($1::uuid[])`,
);

export type StretchRow = {
  readonly player_id: string;
  readonly began_at: Date;
  readonly ended_at: Date;
  readonly rounds: number;
  readonly staked: bigint;
  readonly net: bigint;
};
/** Of the players `$1`, from `$2` to before `$3`. */
export const listStretches = sql(
  'list_stretches',
  `SELECT player_id, began_at, ended_at, rounds, staked_eur_micros AS staked, net_eur_micros AS net FROM play_stretch
   WHERE player_id = ANY ($1::uuid[]) AND began_at >= $2 AND began_at < $3 ORDER BY player_id, began_at`,
);

export type PaidRow = {
  readonly player_id: string;
  readonly at: Date;
  readonly micros: bigint;
  readonly credited: boolean;
};
/** Deposits that were credited, whatever became of them, and those that a company refused. A deposit is begun a week before at most. */
export const listPaid = sql(
  'list_paid_for_markers',
  `SELECT * FROM (
     SELECT player_id, coalesce(completed_at, updated_at) AS at, eur_micros(amount, currency, true) AS micros,
       completed_at IS NOT NULL AS credited FROM deposit
     WHERE player_id = ANY ($1::uuid[]) AND created_at >= $2::timestamptz - interval '7 days'
       AND (completed_at IS NOT NULL OR state = 'failed')) d
   WHERE d.at >= $2 AND d.at < $3 ORDER BY d.player_id, d.at`,
);

export type TakenBackRow = { readonly player_id: string; readonly at: Date; readonly micros: bigint };
export const listTakenBack = sql(
  'list_taken_back',
  `SELECT player_id, updated_at AS at, eur_micros(amount, currency, true) AS micros FROM withdrawal
   WHERE player_id = ANY ($1::uuid[]) AND state = 'cancelled' AND updated_at >= $2 AND updated_at < $3
   ORDER BY player_id, updated_at`,
);

export type AskedRow = { readonly player_id: string; readonly at: Date };
/** Easings of limits that were asked for and not taken back before they could hold. */
export const listEasingsAsked = sql(
  'list_easings_asked',
  `SELECT e.player_id, e.at FROM security_event e
   WHERE e.player_id = ANY ($1::uuid[]) AND e.at >= $2 AND e.at < $3 AND e.kind = 'limit_easing_asked' AND NOT EXISTS (
     SELECT FROM security_event c WHERE c.player_id = e.player_id AND c.kind = 'limit_easing_cancelled' AND c.at >= e.at
       AND c.at < e.at + interval '24 hours' AND c.facts ->> 'kind' = e.facts ->> 'kind' AND c.facts ->> 'period' = e.facts ->> 'period')
   ORDER BY e.player_id, e.at`,
);

export type StandingRow = {
  readonly id: string;
  readonly player_id: string;
  readonly kind: MarkerKind;
  readonly strength: Strength;
  readonly day: string;
};
/** The last one of each kind that was found and is not gone, of the players `$1`. */
export const listStandingMarkers = sql(
  'list_standing_markers',
  `SELECT DISTINCT ON (player_id, kind) id, player_id, kind, strength, day::text AS day FROM harm_marker
   WHERE player_id = ANY ($1::uuid[]) AND gone_at IS NULL ORDER BY player_id, kind, day DESC, told_at DESC`,
);

/** `$1` player, `$2` kind, `$3` strength, `$4` day, `$5` version, `$6` facts, `$7` now. It stands for those of its kind before it. */
export const insertMarker = command(
  'insert_marker',
  `INSERT INTO harm_marker (player_id, kind, strength, day, version, facts, told_at) VALUES ($1, $2, $3, $4, $5, $6, $7)`,
);
export const markGone = command(
  'mark_markers_gone',
  'UPDATE harm_marker SET gone_at = $3 WHERE player_id = $1 AND kind = ANY ($2::text[]) AND gone_at IS NULL',
);

export type OwnMarkerRow = {
  readonly id: string;
  readonly kind: MarkerKind;
  readonly day: string;
  readonly facts: Readonly<Record<string, unknown>>;
};
/** What stands of a player, the strongest first, and is noted as shown at `$2`; what is older than four weeks stands no more. */
export const showMarkers = command(
  'show_markers',
  `WITH standing AS (
     SELECT DISTINCT ON (m.kind) m.id, m.kind, m.strength, m.day, m.facts FROM harm_marker m
     WHERE m.player_id = $1 AND m.gone_at IS NULL AND m.day > ($2::timestamptz AT TIME ZONE 'UTC')::date - 28
     ORDER BY m.kind, m.day DESC, m.told_at DESC),
   shown AS (
     UPDATE harm_marker m SET shown_at = $2 FROM standing s WHERE m.id = s.id AND m.shown_at IS NULL)
   SELECT s.id, s.kind, s.day::text AS day, s.facts FROM standing s ORDER BY s.strength DESC, s.day DESC, s.kind`,
);

export type OwnInterventionRow = { readonly at: Date; readonly kind: string };
export const listOwnInterventions = sql(
  'list_own_interventions',
  'SELECT at, kind FROM harm_intervention WHERE player_id = $1 ORDER BY at DESC, id DESC LIMIT 20',
);
