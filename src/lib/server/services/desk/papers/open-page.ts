import { fail, ok, type Result } from '#domain/result.ts';
import type { ServerContext } from '../../../context.ts';
import { findDocument, noteDocumentOpened, type ReviewedRow } from '../../../db/queries/documents.ts';
import { openDocument } from '../../documents/open-document.ts';
import type { StaffActor } from '../actor.ts';
import { drawPage } from './draw-page.ts';

export type OpenedPage = {
  readonly playerId: string;
  readonly kind: string;
  readonly picture: Uint8Array<ArrayBuffer>;
};

/** A page of a paper as a picture, with the name of who looks and the moment over all of it. */
export async function openPage(
  ctx: ServerContext,
  { name }: StaffActor,
  id: string,
  page: number,
): Promise<Result<OpenedPage, 'not_found' | 'file_broken'>> {
  const [row] = await ctx.db.query<ReviewedRow>(findDocument, [id]);
  if (row === undefined) return fail('not_found');
  const now = ctx.clock.now();
  const words = `${name} · ${now.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  const drawn = await drawPage(await openDocument(ctx, row), page, words);
  // Among what happened to the paper, beside the entry of the log.
  await ctx.db.query(noteDocumentOpened, [id, now, name]);
  return drawn.ok ? ok({ playerId: row.player_id, kind: row.kind, picture: drawn.value }) : drawn;
}
