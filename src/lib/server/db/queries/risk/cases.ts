import type { CaseDecision, CaseState } from '#domain/risk/case.ts';
import type { RiskRule } from '#domain/risk/rules.ts';
import { command, sql } from '../../db.ts';

/** `$1` the case’s id, should it be a new one, `$2` player, `$3` rule, `$4` key, `$5` at, `$6` EUR cents, `$7` facts, `$8` version, `$9` now. */
export const noteFinding = command(
  'risk_note_finding',
  'SELECT case_id, opened FROM risk_find($1, $2, $3, $4, $5, $6, $7, $8, $9)',
);

export type CaseRow = {
  id: string;
  opened_at: Date;
  opened_by_name: string | null;
  state: CaseState;
  taken_by: string | null;
  taken_by_name: string | null;
  decision: CaseDecision | null;
  changed_at: Date;
  version: number;
  players: string[];
  rules: RiskRule[];
};
const columns = `c.id, c.opened_at, o.name AS opened_by_name, c.state, c.taken_by, t.name AS taken_by_name, c.decision, c.changed_at, c.version,
     ARRAY(SELECT x.player_id FROM risk_case_player x WHERE x.case_id = c.id ORDER BY x.player_id)::text[] AS players,
     ARRAY(SELECT DISTINCT f.rule FROM risk_finding f WHERE f.case_id = c.id ORDER BY f.rule) AS rules
   FROM risk_case c LEFT JOIN staff o ON o.id = c.opened_by LEFT JOIN staff t ON t.id = c.taken_by`;

/** What waits first, the oldest at the top; then what was decided last. `$1` at most of each. */
export const listCases = sql(
  'risk_list_cases',
  `(SELECT ${columns} WHERE c.state <> 'decided' ORDER BY c.opened_at, c.id LIMIT $1)
   UNION ALL (SELECT ${columns} WHERE c.state = 'decided' ORDER BY c.changed_at DESC, c.id LIMIT $1)`,
);
export const findCase = sql('risk_find_case', `SELECT ${columns} WHERE c.id = $1`);

/** Other cases of the same players, the newest first. */
export type EarlierRow = { id: string; opened_at: Date; decision: CaseDecision | null };
export const listEarlier = sql(
  'risk_list_earlier',
  `SELECT DISTINCT c.id, c.opened_at, c.decision FROM risk_case_player x JOIN risk_case_player y ON y.player_id = x.player_id
   JOIN risk_case c ON c.id = y.case_id WHERE x.case_id = $1 AND c.id <> $1 ORDER BY c.opened_at DESC LIMIT 20`,
);

export type FindingRow = {
  player_id: string;
  rule: RiskRule;
  key: string;
  at: Date;
  found_at: Date;
  eur_cents: bigint;
  facts: Readonly<Record<string, string | number>>;
  version: number;
};
export const listFindings = sql(
  'risk_list_findings',
  `SELECT player_id, rule, key, at, found_at, eur_cents, facts, version FROM risk_finding WHERE case_id = $1 ORDER BY at, rule, key`,
);

export type CaseEventRow = {
  version: number;
  at: Date;
  kind: string;
  name: string | null;
  note: string | null;
  facts: Readonly<Record<string, unknown>>;
};
export const listCaseEvents = sql(
  'risk_list_case_events',
  `SELECT e.version, e.at, e.kind, s.name, e.note, e.facts FROM risk_case_event e LEFT JOIN staff s ON s.id = e.staff_id
   WHERE e.case_id = $1 ORDER BY e.version`,
);

/** `$1` case, `$2` the version that was seen, `$3` kind, `$4` state, `$5` taken by, `$6` decision, `$7` who, `$8` note, `$9` facts, `$10` now. */
export const moveCase = command(
  'risk_move_case',
  'SELECT version FROM risk_case_move($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)',
);

/** `$1` id, `$2` now, `$3` who, `$4` player, `$5` why. */
export const insertCase = command(
  'risk_insert_case',
  `WITH made AS (INSERT INTO risk_case (id, opened_at, opened_by, changed_at) VALUES ($1, $2, $3, $2) RETURNING id),
   about AS (INSERT INTO risk_case_player (case_id, player_id) SELECT id, $4::uuid FROM made)
   INSERT INTO risk_case_event (case_id, version, at, kind, staff_id, note) SELECT id, 1, $2, 'opened', $3, $5::text FROM made`,
);
/** The case of a player that is not decided. */
export const findOpenCase = sql(
  'risk_find_open_case',
  `SELECT ${columns} WHERE c.state <> 'decided' AND EXISTS (SELECT FROM risk_case_player x WHERE x.case_id = c.id AND x.player_id = $1)
   ORDER BY c.opened_at, c.id LIMIT 1`,
);
/** One of two at once goes first. */
export const lockFinding = sql(
  'risk_lock_finding',
  `SELECT pg_advisory_xact_lock(hashtextextended('risk_find', 0))::text AS held`,
);

/** Whether somebody of a case is excluded or closed by now. */
export const isRestricted = sql(
  'risk_is_restricted',
  `SELECT EXISTS (SELECT FROM risk_case_player x JOIN player p ON p.id = x.player_id
     WHERE x.case_id = $1 AND (p.excluded_until > $2 OR p.closed_at IS NOT NULL)) AS yes`,
);
export const wasReported = sql(
  'risk_was_reported',
  `SELECT EXISTS (SELECT FROM risk_case_event WHERE case_id = $1 AND kind = 'reported') AS yes`,
);

export type FiredRow = { player_id: string; rule: string; key: string; eur_cents: bigint; no_concern: boolean };
/** `$1` from, `$2` before: what fired, and whether people came to that it was nothing. */
export const listFired = sql(
  'risk_list_fired',
  `SELECT f.player_id, f.rule, f.key, f.eur_cents, coalesce(c.decision = 'no_concern', false) AS no_concern
   FROM risk_finding f JOIN risk_case c ON c.id = f.case_id WHERE f.at >= $1 AND f.at < $2`,
);
