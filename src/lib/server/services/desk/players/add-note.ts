import type { Note } from '#contract/desk/players.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { ServerContext } from '../../../context.ts';
import { insertNote, type NoteRow } from '../../../db/queries/desk/notes.ts';
import { newUuid } from '../../identity/tokens.ts';
import type { StaffActor } from '../actor.ts';
import { noteAct } from '../note-act.ts';

/**
 * Writes down what the staff should know of a player; nobody changes or deletes it. It is kept back from the player's own export, since it
 * may tell of a suspicion, and goes with a closed account that is forgotten.
 */
export function addNote(
  { db, clock, random }: Pick<ServerContext, 'db' | 'clock' | 'random'>,
  actor: StaffActor,
  playerId: string,
  text: string,
): Promise<Result<Note, 'player_not_found'>> {
  const { staffId } = actor;
  return db.transaction(async (tx) => {
    const now = clock.now();
    const [row] = await tx.query<NoteRow>(insertNote, [newUuid(random), playerId, now, staffId, text]);
    if (row === undefined) return fail('player_not_found');
    const subject = { kind: 'note', id: row.id };
    await noteAct(tx, now, actor, { act: 'players.note', subject, players: [playerId] });
    return ok({ id: row.id, at: row.at.toISOString(), staffId, text });
  });
}
