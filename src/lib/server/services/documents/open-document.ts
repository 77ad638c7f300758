import { fail, ok, type Result } from '#domain/result.ts';
import type { Vault } from '../../adapters/documents/vault.ts';
import type { Config } from '../../config.ts';
import type { ServerContext } from '../../context.ts';
import type { Db } from '../../db/db.ts';
import { type DocumentRow, findOwnDocument, insertDocumentEvent } from '../../db/queries/documents.ts';
import type { PlayerSession } from '../caller.ts';
import type { Actor } from '../desk/actor.ts';
import { noteAct } from '../desk/note-act.ts';
import { unsealFile } from './seal-file.ts';

export type OpenedDocument = {
  readonly name: `${string}.${string}`;
  readonly type: DocumentRow['media_type'];
  readonly body: Uint8Array<ArrayBuffer>;
};

/** One of the player's own documents, opened. Another player's is not found, like one that never was. `id` is a UUID. */
export async function openOwnDocument(
  ctx: ServerContext,
  session: PlayerSession,
  id: string,
): Promise<Result<OpenedDocument, 'not_found'>> {
  const [row] = await ctx.db.query<DocumentRow>(findOwnDocument, [id, session.playerId]);
  return row === undefined ? fail('not_found') : ok(await openDocument(ctx, row));
}

/** Notes that somebody of the house opens a player's paper, before they see it. */
export const noteOpened = (
  db: Db,
  actor: Actor,
  { id, player_id: playerId, kind }: Pick<DocumentRow, 'id' | 'player_id' | 'kind'>,
  now: Date,
): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.query(insertDocumentEvent, [id, now, 'opened', actor.name, {}]);
    await noteAct(tx, now, actor, {
      act: 'papers.open',
      subject: { kind: 'document', id },
      players: [playerId],
      facts: { kind },
    });
  });

/** The file of a document whose row is there; throws when the vault lost or changed it. The name is made of ours alone. */
export async function openDocument(
  { vault, config }: { readonly vault: Vault; readonly config: Pick<Config, 'secrets'> },
  { id, kind, media_type: type }: Pick<DocumentRow, 'id' | 'kind' | 'media_type'>,
): Promise<OpenedDocument> {
  const stored = await vault.get(id);
  if (stored === null) throw new Error(`The vault has no file of document ${id}`);
  const ending = type === 'application/pdf' ? 'pdf' : 'jpg';
  return { name: `${kind}-${id.slice(0, 8)}.${ending}`, type, body: unsealFile(config.secrets.documents, id, stored) };
}
