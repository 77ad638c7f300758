import type { ResponseOf } from '#contract/call.ts';
import type { uploadBill } from '#contract/profile/documents.ts';
import type { DocumentRow } from '../../db/queries/documents.ts';

export type PresentedDocument = ResponseOf<typeof uploadBill>;

/** A document as its owner sees it. */
export const presentDocument = (row: DocumentRow): PresentedDocument => ({
  id: row.id,
  kind: row.kind,
  state: row.state,
  fileName: row.file_name,
  mediaType: row.media_type,
  bytes: row.bytes,
  pages: row.pages,
  uploadedAt: row.uploaded_at.toISOString(),
  decidedAt: row.decided_at?.toISOString() ?? null,
  reason: row.reason,
  note: row.note,
});
