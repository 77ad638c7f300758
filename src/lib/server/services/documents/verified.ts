import { checkOf } from '#domain/documents/check.ts';
import type { Subject } from '#domain/documents/kinds.ts';
import type { Queryable } from '../../db/db.ts';
import { type DocumentRow, listDocuments } from '../../db/queries/documents.ts';

/** What of a player was proven. Ask it inside the transaction that depends on it. */
export async function verifiedOf(db: Queryable, playerId: string): Promise<Readonly<Record<Subject, boolean>>> {
  const rows = await db.query<DocumentRow>(listDocuments, [playerId]);
  const isApproved = (subject: Subject) => checkOf(subject, rows).state === 'approved';
  return { identity: isApproved('identity'), address: isApproved('address') };
}
