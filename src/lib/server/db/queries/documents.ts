import type { DocumentKind } from '#domain/documents/kinds.ts';
import type { DocumentState, RejectReason } from '#domain/documents/state.ts';
import { command, sql } from '../db.ts';

export type DocumentRow = {
  id: string;
  player_id: string;
  kind: DocumentKind;
  state: DocumentState;
  file_name: string;
  media_type: 'image/jpeg' | 'application/pdf';
  bytes: number;
  pages: number;
  uploaded_at: Date;
  decided_at: Date | null;
  reason: RejectReason | null;
  note: string | null;
};

const columns =
  'd.id, d.player_id, d.kind, d.state, d.file_name, d.media_type, d.bytes, d.pages, d.uploaded_at, d.decided_at, d.reason, d.note';

export const listDocuments = sql(
  'list_documents',
  `SELECT ${columns} FROM document d WHERE d.player_id = $1 ORDER BY d.uploaded_at DESC, d.id`,
);

export const findOwnDocument = sql(
  'find_own_document',
  `SELECT ${columns} FROM document d WHERE d.id = $1 AND d.player_id = $2`,
);

/** Files of a player since `$2`, and in all. */
export const countDocuments = sql(
  'count_documents',
  `SELECT count(*) FILTER (WHERE uploaded_at > $2)::integer AS today, count(*)::integer AS all
   FROM document WHERE player_id = $1`,
);
export type DocumentCounts = { today: number; all: number };

export const insertDocument = command(
  'insert_document',
  `INSERT INTO document (id, player_id, kind, state, file_name, media_type, bytes, pages, uploaded_at, sent_hash)
   VALUES ($1, $2, $3, 'uploaded', $4, $5, $6, $7, $8, $9)`,
);

/** The sides of one paper can be reviewed from `$3` on; answers those that could not before. */
export const makeReviewable = command(
  'make_reviewable',
  `UPDATE document SET state = 'in_review', reviewable_at = $3
   WHERE player_id = $1 AND kind = ANY ($2) AND state = 'uploaded' RETURNING id`,
);

export const insertDocumentEvent = command(
  'insert_document_event',
  'INSERT INTO document_event (document_id, at, kind, actor, facts) VALUES ($1, $2, $3, $4, $5)',
);

/** Notes that somebody opened a paper, once in five minutes: its pages are opened one by one. `$2` now, `$3` who. */
export const noteDocumentOpened = command(
  'note_document_opened',
  `INSERT INTO document_event (document_id, at, kind, actor, facts)
   SELECT $1::uuid, $2::timestamptz, 'opened', $3::text, '{}' WHERE NOT EXISTS (
     SELECT FROM document_event WHERE document_id = $1 AND kind = 'opened' AND actor = $3 AND at > $2::timestamptz - interval '5 minutes')`,
);

/** Which of these ids have a row: what lies in the vault without one was never taken in. */
export const knownDocuments = sql('known_documents', 'SELECT id FROM document WHERE id = ANY ($1)');

/** Decisions since `$1`, and the median of the hours they took. */
export const reviewFigures = sql(
  'review_figures',
  `SELECT count(*)::integer AS decisions,
     coalesce(percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM decided_at - reviewable_at)::double precision), 0) / 3600
       AS median_hours
   FROM document WHERE decided_at > $1 AND reviewable_at IS NOT NULL`,
);
export type ReviewFiguresRow = { decisions: number; median_hours: number };

/** What reviewers see beside the document: whose it is. */
export type ReviewedRow = DocumentRow & { email: string; full_name: string };

export const listWaitingDocuments = sql(
  'list_waiting_documents',
  `SELECT ${columns}, p.email, p.full_name FROM document d JOIN player p ON p.id = d.player_id
   WHERE d.state IN ('uploaded', 'in_review') ORDER BY d.uploaded_at, d.id LIMIT 500`,
);

export const findDocument = sql(
  'find_document',
  `SELECT ${columns}, p.email, p.full_name FROM document d JOIN player p ON p.id = d.player_id WHERE d.id = $1`,
);

/** Whose document it is; the player's row is locked first, so that uploads and decisions of one player stand in line. */
export const lockDocumentOwner = command(
  'lock_document_owner',
  `SELECT p.id FROM player p WHERE p.id = (SELECT player_id FROM document WHERE id = $1) FOR NO KEY UPDATE`,
);

export const decideDocument = command(
  'decide_document',
  'UPDATE document SET state = $2, decided_at = $3, reason = $4, note = $5 WHERE id = $1',
);

export const listDocumentEvents = sql(
  'list_document_events',
  'SELECT at, kind, actor, facts FROM document_event WHERE document_id = $1 ORDER BY id',
);
export type DocumentEventRow = { at: Date; kind: string; actor: string; facts: Record<string, string | null> };
