import type { Paper } from '#contract/desk/papers.ts';
import { fail, ok } from '#domain/result.ts';
import type { ServerContext } from '../../../context.ts';
import { type DeskPlayerRow, findDeskPlayer } from '../../../db/queries/desk/player.ts';
import {
  type DocumentEventRow,
  findDocument,
  listDocumentEvents,
  listWaitingDocuments,
  type ReviewedRow,
} from '../../../db/queries/documents.ts';
import { verifiedOf } from '../../documents/verified.ts';

type Ctx = Pick<ServerContext, 'db' | 'clock'>;

const present = (row: ReviewedRow): Paper => ({
  id: row.id,
  player: { id: row.player_id, name: row.full_name, email: row.email },
  kind: row.kind,
  state: row.state,
  fileName: row.file_name,
  mediaType: row.media_type,
  pages: row.pages,
  bytes: Number(row.bytes),
  uploadedAt: row.uploaded_at.toISOString(),
});

/** Papers that wait for a reviewer, the oldest first. */
export const listPapers = async ({ db }: Ctx): Promise<Paper[]> =>
  (await db.query<ReviewedRow>(listWaitingDocuments)).map(present);

/** One paper with what the account says, to hold it against, and who did what with it. */
export async function readPaper({ db, clock }: Ctx, id: string) {
  const [row] = await db.query<ReviewedRow>(findDocument, [id]);
  if (row === undefined) return fail('not_found');
  const [player] = await db.query<DeskPlayerRow>(findDeskPlayer, [row.player_id, clock.now()]);
  const events = await db.query<DocumentEventRow>(listDocumentEvents, [id]);
  const { identity, address } = await verifiedOf(db, row.player_id);
  const lines = [player?.address, player?.address2, [player?.zip_code, player?.city].filter(Boolean).join(' ')];
  return ok({
    paper: present(row),
    person: {
      fullName: row.full_name,
      dateOfBirth: player?.date_of_birth ?? null,
      country: player?.country ?? null,
      address: lines.filter((line) => line !== undefined && line !== null && line !== '') as string[],
    },
    identity,
    address,
    reason: row.reason,
    note: row.note,
    events: events.map(({ at, kind, actor }) => ({ at: at.toISOString(), kind, by: actor })),
  });
}
