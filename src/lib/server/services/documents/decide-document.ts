import { checkOf } from '#domain/documents/check.ts';
import { subjectOf } from '#domain/documents/kinds.ts';
import { advanceDocument, type RejectReason } from '#domain/documents/state.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { ServerContext } from '../../context.ts';
import type { Queryable } from '../../db/db.ts';
import {
  type DocumentRow,
  decideDocument as decideRow,
  findDocument,
  insertDocumentEvent,
  listDocuments,
  lockDocumentOwner,
} from '../../db/queries/documents.ts';
import { enqueueMail } from '../../db/queries/mail.ts';
import type { Actor } from '../desk/actor.ts';
import { noteAct } from '../desk/note-act.ts';
import { notify } from '../inbox/notify.ts';

/** `note`: a line for the player beside the reason's own words; null when there is nothing to add. */
export type Decision =
  | { readonly event: 'approve' }
  | { readonly event: 'reject'; readonly reason: RejectReason; readonly note: string | null };

export type DecisionFault = 'not_found' | 'transition_refused';

/**
 * Decides on a document, once: of two reviewers the second is refused. `actor` is who decided, for the audit. The player is told
 * by bell and mail of each rejection, and of approval once the whole subject is approved.
 */
export function decideOn(
  { db, clock }: Pick<ServerContext, 'db' | 'clock'>,
  id: string,
  decision: Decision,
  actor: Actor,
): Promise<Result<DocumentRow, DecisionFault>> {
  return db.transaction(async (tx) => {
    const now = clock.now();
    await tx.query(lockDocumentOwner, [id]);
    const [row] = await tx.query<DocumentRow>(findDocument, [id]);
    if (row === undefined) return fail('not_found');
    const next = advanceDocument(row.state, decision.event);
    if (!next.ok) return next;
    const { reason, note } = decision.event === 'reject' ? decision : { reason: null, note: null };
    await tx.query(decideRow, [id, next.value, now, reason, note]);
    await tx.query(insertDocumentEvent, [id, now, next.value, actor.name, { reason, note }]);
    const decided = { ...row, state: next.value, decided_at: now, reason, note };
    await tellPlayer(tx, decided, now);
    await noteAct(tx, now, actor, {
      act: 'papers.decide',
      subject: { kind: 'document', id },
      players: [row.player_id],
      ...(reason !== null && { reason }),
      facts: { kind: row.kind, decision: next.value, ...(note !== null && { note }) },
    });
    return ok(decided);
  });
}

async function tellPlayer(tx: Queryable, { player_id, kind, reason, note }: DocumentRow, now: Date): Promise<void> {
  const subject = subjectOf(kind);
  const document = subject === 'address' ? 'bill' : 'id';
  if (reason !== null) {
    await notify(tx, player_id, { kind: 'document_rejected', facts: { document, reason } }, now);
    await tx.query(enqueueMail, ['document_rejected', player_id, now, { kind, reason, note }]);
    return;
  }
  const check = checkOf(subject, await tx.query<DocumentRow>(listDocuments, [player_id]));
  // The other side is still to be decided on: there is nothing to tell yet.
  if (check.state !== 'approved') return;
  await notify(tx, player_id, { kind: 'document_approved', facts: { document } }, now);
  await tx.query(enqueueMail, ['document_approved', player_id, now, { subject }]);
}
