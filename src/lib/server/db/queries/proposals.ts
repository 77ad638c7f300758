import { command, sql } from '../db.ts';

export type ProposalRow = {
  readonly id: string;
  readonly kind: string;
  readonly player_id: string | null;
  readonly facts: Readonly<Record<string, unknown>>;
  readonly reason: string;
  readonly proposed_by: string;
  readonly proposed_by_name: string;
  readonly proposed_at: Date;
  readonly expires_at: Date;
  readonly state: 'open' | 'approved' | 'refused' | 'withdrawn';
  readonly decided_by_name: string | null;
  readonly decided_at: Date | null;
  readonly note: string | null;
};

const columns = `p.id, p.kind, p.player_id, p.facts, p.reason, p.proposed_by, s.name AS proposed_by_name, p.proposed_at, p.expires_at, p.state,
     d.name AS decided_by_name, p.decided_at, p.note`;
const from = 'FROM proposal p JOIN staff s ON s.id = p.proposed_by LEFT JOIN staff d ON d.id = p.decided_by';

export const insertProposal = command(
  'insert_proposal',
  `INSERT INTO proposal (id, kind, player_id, facts, reason, proposed_by, proposed_at, expires_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
);

export const findProposal = sql('find_proposal', `SELECT ${columns} ${from} WHERE p.id = $1`);

/** Open ones first, then what was decided or ran out last; of the kinds `$1`, at most `$2`, `$3` now. */
export const listProposals = sql(
  'list_proposals',
  `SELECT ${columns} ${from} WHERE p.kind = ANY ($1::text[])
   ORDER BY (p.state <> 'open' OR p.expires_at <= $3),
     CASE WHEN p.state = 'open' AND p.expires_at > $3 THEN p.proposed_at ELSE coalesce(p.decided_at, p.expires_at) END DESC, p.id LIMIT $2`,
);

/** Decides on an open one that has not run out; of two at once, one. `$2` state, `$3` by whom, `$4` when, `$5` note. */
export const decideProposal = command(
  'decide_proposal',
  `UPDATE proposal SET state = $2, decided_by = $3, decided_at = $4, note = $5
   WHERE id = $1 AND state = 'open' AND expires_at > $4 RETURNING id`,
);
