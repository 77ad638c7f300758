import type { Note } from '#contract/desk/players.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { ServerContext } from '../../../context.ts';
import type { Queryable } from '../../../db/db.ts';
import { insertNote, type NoteRow } from '../../../db/queries/desk/notes.ts';
import { newUuid } from '../../identity/tokens.ts';

/**
 * Writes down what the staff should know of a player; nobody changes or deletes it. It is kept back from the player's own export, since it
 * may tell of a suspicion, and goes with a closed account that is forgotten. `db`: the transaction that also notes who did it.
 */
export async function addNote(
  { clock, random }: Pick<ServerContext, 'clock' | 'random'>,
  db: Queryable,
  { playerId, staffId, text }: { readonly playerId: string; readonly staffId: string; readonly text: string },
): Promise<Result<Note, 'player_not_found'>> {
  const [row] = await db.query<NoteRow>(insertNote, [newUuid(random), playerId, clock.now(), staffId, text]);
  return row === undefined ? fail('player_not_found') : ok({ id: row.id, at: row.at.toISOString(), staffId, text });
}
