import { command, sql } from '../../db.ts';

export type ThresholdsRow = {
  version: number;
  effective_at: Date;
  thresholds: Readonly<Record<string, unknown>>;
  proposed_by_name: string;
  decided_by_name: string;
  reason: string;
};
const columns = `t.version, t.effective_at, t.thresholds, s.name AS proposed_by_name, d.name AS decided_by_name, p.reason
   FROM risk_thresholds t JOIN proposal p ON p.id = t.proposal_id JOIN staff s ON s.id = p.proposed_by JOIN staff d ON d.id = p.decided_by`;

/** The newest first. */
export const listThresholds = sql('risk_list_thresholds', `SELECT ${columns} ORDER BY t.version DESC LIMIT $1`);

export type KeptThresholdsRow = Pick<ThresholdsRow, 'version' | 'thresholds'>;
export const findThresholds = sql(
  'risk_find_thresholds',
  'SELECT version, thresholds FROM risk_thresholds ORDER BY version DESC LIMIT 1',
);

/** `$1` version, `$2` its proposal, `$3` now, `$4` thresholds. The proposal is approved by then. */
export const insertThresholds = command(
  'risk_insert_thresholds',
  `INSERT INTO risk_thresholds (version, proposal_id, effective_at, thresholds)
   SELECT $1::integer, p.id, $3::timestamptz, $4::jsonb FROM proposal p
   WHERE p.id = $2 AND p.kind = 'risk_thresholds' AND p.state = 'approved' RETURNING version`,
);

/** Of two at once the second waits, and sees what the first has made. */
export const lockThresholds = sql(
  'risk_lock_thresholds',
  `SELECT pg_advisory_xact_lock(hashtext('risk_thresholds'))::text AS held`,
);

/** `$1` withdrawal, `$2` now, `$3` facts and thresholds, `$4` version. */
export const insertReview = command(
  'insert_withdrawal_review',
  'INSERT INTO withdrawal_review (withdrawal_id, at, facts, version) VALUES ($1, $2, $3, $4)',
);

export type ReviewedRow = {
  withdrawal_id: string;
  player_id: string;
  eur_cents: bigint;
  let_through: boolean;
  facts: Readonly<Record<string, unknown>>;
  holds: string[];
};
/** `$1` from, `$2` before, `$3` after this one, `$4` at most: withdrawals with what was known of them, what held them, and whether people let them go. */
export const listReviewed = sql(
  'risk_list_reviewed',
  `SELECT v.withdrawal_id, w.player_id, w.eur_cents, w.state IN ('approved', 'sent') AS let_through, v.facts,
     ARRAY(SELECT h.rule FROM withdrawal_hold h WHERE h.withdrawal_id = v.withdrawal_id) AS holds
   FROM withdrawal_review v JOIN withdrawal w ON w.id = v.withdrawal_id
   WHERE v.at >= $1 AND v.at < $2 AND ($3::uuid IS NULL OR v.withdrawal_id > $3) ORDER BY v.withdrawal_id LIMIT $4`,
);
