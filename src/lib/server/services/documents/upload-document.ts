import { createHash } from 'node:crypto';
import { isPaperWhole } from '#domain/documents/check.ts';
import type { FileFault } from '#domain/documents/file-kind.ts';
import { shownFileName } from '#domain/documents/file-name.ts';
import { type DocumentKind, sidesWith } from '#domain/documents/kinds.ts';
import { filesADay, filesInAll } from '#domain/documents/limits.ts';
import { type Fail, fail, ok, type Result } from '#domain/result.ts';
import type { ServerContext } from '../../context.ts';
import type { Queryable } from '../../db/db.ts';
import {
  countDocuments,
  type DocumentCounts,
  type DocumentRow,
  findOwnDocument,
  insertDocument,
  insertDocumentEvent,
  listDocuments,
  makeReviewable,
} from '../../db/queries/documents.ts';
import { lockPlayer } from '../../db/queries/identity.ts';
import type { PlayerSession } from '../caller.ts';
import { newUuid } from '../identity/tokens.ts';
import { rewriteFile } from './files/rewrite-file.ts';
import { type PresentedDocument, presentDocument } from './present-document.ts';
import { sealFile } from './seal-file.ts';

type UploadFault = 'file_type_refused' | 'file_broken' | 'too_many' | 'unavailable';
const dayMs = 86_400_000;

/**
 * Takes in one file of a player: read, written anew, sealed, put into the vault, and only then into the database, so that a row
 * always has its file. What a lost database leaves without a row is swept. Facts: `why` (a `FileFault`), or `max` and `hours`
 * of the quota that is used up (`hours` null: for good).
 */
export async function uploadDocument(
  ctx: ServerContext,
  { playerId }: PlayerSession,
  kind: DocumentKind,
  file: File,
): Promise<Result<PresentedDocument, UploadFault>> {
  // Asked ahead, so that a flood costs no work; asked again where it counts.
  const full = await quotaFault(ctx.db, playerId, ctx.clock.now());
  if (full) return full;
  const sent = new Uint8Array(await file.arrayBuffer());
  // Of what was sent, not of what is stored: the same file for two players is noticed whatever is made of it.
  const sentHash = createHash('sha256').update(sent).digest();
  const made = await rewriteFile(sent);
  if (made === undefined) return fail('unavailable');
  if (!made.ok) return refused(made.code);

  const { bytes, mediaType, pages } = made.value;
  const id = newUuid(ctx.random);
  await ctx.vault.put(id, sealFile(ctx.config.secrets.documents, ctx.random, id, bytes));
  const stored = await ctx.db.transaction(async (tx) => {
    const now = ctx.clock.now();
    await tx.query(lockPlayer, [playerId]);
    const late = await quotaFault(tx, playerId, now);
    if (late) return late;
    const name = shownFileName(file.name);
    await tx.query(insertDocument, [id, playerId, kind, name, mediaType, bytes.length, pages, now, sentHash]);
    await tx.query(insertDocumentEvent, [id, now, 'uploaded', 'player', {}]);
    await beginReview(tx, playerId, kind, now);
    const [row] = await tx.query<DocumentRow>(findOwnDocument, [id, playerId]);
    if (row === undefined) throw new Error(`Document ${id} was not stored`);
    return ok(presentDocument(row));
  });
  if (!stored.ok) await ctx.vault.remove(id);
  return stored;
}

/** Once every side of the paper is there, reviewers can decide on all of them. */
async function beginReview(tx: Queryable, playerId: string, kind: DocumentKind, now: Date): Promise<void> {
  if (!isPaperWhole(kind, await tx.query<DocumentRow>(listDocuments, [playerId]))) return;
  const rows = await tx.query<{ id: string }>(makeReviewable, [playerId, sidesWith(kind), now]);
  for (const { id } of rows) await tx.query(insertDocumentEvent, [id, now, 'reviewable', 'player', {}]);
}

async function quotaFault(db: Queryable, playerId: string, now: Date): Promise<Fail<'too_many'> | undefined> {
  const [counts] = await db.query<DocumentCounts>(countDocuments, [playerId, new Date(now.getTime() - dayMs)]);
  if ((counts?.all ?? 0) >= filesInAll) return fail('too_many', { max: filesInAll, hours: null });
  if ((counts?.today ?? 0) >= filesADay) return fail('too_many', { max: filesADay, hours: 24 });
  return undefined;
}

const refused = (why: FileFault): Fail<UploadFault> =>
  fail(why === 'broken' || why === 'small' || why === 'pixels' ? 'file_broken' : 'file_type_refused', { why });
