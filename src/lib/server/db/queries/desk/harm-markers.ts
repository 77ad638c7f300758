import type { MarkerKind } from '#domain/safer-play/marker.ts';
import { command, sql } from '../../db.ts';

/** What stands at `$1` of what staff may see: the last one of each kind that is not gone, of the last four weeks. */
const standing = `standing AS (
  SELECT DISTINCT ON (m.player_id, m.kind) m.*, least(m.shown_at, m.told_at + marker_patience()) AS seen_at
  FROM markers_for_staff($1) m
  WHERE m.gone_at IS NULL AND m.day > ($1::timestamptz AT TIME ZONE 'UTC')::date - 28
  ORDER BY m.player_id, m.kind, m.day DESC, m.told_at DESC)`;
const isAnswered =
  'EXISTS (SELECT FROM harm_intervention i WHERE i.player_id = s.player_id AND s.id = ANY (i.markers))';

export type MarkedRow = {
  readonly id: string;
  readonly full_name: string;
  readonly email: string;
  readonly strength: bigint;
  readonly kinds: readonly string[];
  readonly waits_since: Date | null;
  readonly seen_since: Date;
};
export const listMarkedForStaff = sql(
  'desk_list_marked',
  `WITH ${standing},
     answered AS (SELECT s.*, ${isAnswered} AS answered FROM standing s)
   SELECT p.id, p.full_name, p.email, sum(a.strength) AS strength, array_agg(a.kind ORDER BY a.strength DESC, a.kind) AS kinds,
     min(a.seen_at) FILTER (WHERE NOT a.answered) AS waits_since, min(a.seen_at) AS seen_since
   FROM answered a JOIN player p ON p.id = a.player_id WHERE p.closed_at IS NULL
   GROUP BY p.id ORDER BY bool_and(a.answered), sum(a.strength) DESC, min(a.seen_at), p.id LIMIT 200`,
);

export type StaffMarkerRow = {
  readonly id: string;
  readonly kind: MarkerKind;
  readonly strength: number;
  readonly day: string;
  readonly facts: Readonly<Record<string, unknown>>;
  readonly told_at: Date;
  readonly shown_at: Date | null;
};
export const listMarkersOf = sql(
  'desk_list_markers_of',
  `WITH ${standing} SELECT s.id, s.kind, s.strength, s.day::text AS day, s.facts, s.told_at, s.shown_at FROM standing s
   WHERE s.player_id = $2 ORDER BY s.strength DESC, s.kind`,
);

export type InterventionRow = {
  readonly id: string;
  readonly at: Date;
  readonly kind: string;
  readonly note: string;
  readonly by: string;
  readonly days: number;
  readonly limits_set: bigint;
  readonly breaks_taken: bigint;
} & Readonly<Record<`${'before' | 'since'}_${'deposited' | 'staked' | 'ms' | 'sessions'}`, bigint>>;

const span = (name: string, from: string, to: string): string => `
  coalesce((SELECT sum(eur_micros(d.amount, d.currency, true)) FROM deposit d WHERE d.player_id = n.player_id
    AND d.completed_at >= ${from} AND d.completed_at < ${to}), 0)::bigint AS ${name}_deposited,
  coalesce((SELECT sum(s.staked_eur_micros) FROM play_stretch s WHERE s.player_id = n.player_id
    AND s.began_at >= ${from} AND s.began_at < ${to}), 0)::bigint AS ${name}_staked,
  coalesce((SELECT sum(extract(epoch FROM s.ended_at - s.began_at) * 1000) FROM play_stretch s WHERE s.player_id = n.player_id
    AND s.began_at >= ${from} AND s.began_at < ${to}), 0)::bigint AS ${name}_ms,
  (SELECT count(*) FROM play_stretch s WHERE s.player_id = n.player_id AND s.began_at >= ${from} AND s.began_at < ${to}
    AND NOT EXISTS (SELECT FROM play_stretch e WHERE e.player_id = s.player_id AND e.began_at < s.began_at
      AND e.ended_at > s.began_at - play_pause())) AS ${name}_sessions`;
const events = (kinds: string): string => `(SELECT count(*) FROM security_event e WHERE e.player_id = n.player_id
  AND e.at >= n.at AND e.kind IN (${kinds}))`;

/** With as many days before as after that are over and counted, 28 at most. */
export const listInterventionsOf = sql(
  'desk_list_interventions',
  `WITH known AS (
     SELECT i.*, least(28, floor(extract(epoch FROM
       coalesce((SELECT max(c.day) + 1 FROM play_stretch_day c)::timestamp AT TIME ZONE 'UTC', i.at) - i.at) / 86400))::integer AS whole
     FROM harm_intervention i WHERE i.player_id = $1),
   n AS (SELECT k.*, greatest(k.whole, 0) AS days FROM known k)
   SELECT n.id, n.at, n.kind, n.note, f.name AS by, n.days,
     ${span('before', "n.at - n.days * interval '1 day'", 'n.at')}, ${span('since', 'n.at', "n.at + n.days * interval '1 day'")},
     ${events(`'limit_set'`)} AS limits_set, ${events(`'timed_out', 'self_excluded'`)} AS breaks_taken
   FROM n JOIN staff f ON f.id = n.staff_id ORDER BY n.at DESC, n.id DESC LIMIT 50`,
);

export const findMarkedPlayer = sql('desk_find_marked', 'SELECT id, full_name, email FROM player WHERE id = $1');

/** `$1` id, `$2` player, `$3` now, `$4` who of the staff, `$5` kind, `$6` note, `$7` markers. */
export const insertIntervention = command(
  'insert_intervention',
  `INSERT INTO harm_intervention (id, player_id, at, staff_id, kind, note, markers) VALUES ($1, $2, $3, $4, $5, $6, $7::uuid[])`,
);
