import type { Result } from '#domain/result.ts';
import type { ServerContext } from '../../../context.ts';
import type { StaffActor } from '../actor.ts';
import { noteAct } from '../note-act.ts';

/**
 * Notes what a refusal tells of a player as a look at their account: how it stands, or that there is less money on it than was asked for. Who
 * tries until it fits would know it without an entry otherwise.
 */
export async function notedRefusal<R extends Result<unknown, string>>(
  { db, clock }: Pick<ServerContext, 'db' | 'clock'>,
  actor: StaffActor,
  playerId: string,
  done: R,
): Promise<R> {
  if (!done.ok && done.code !== 'player_not_found')
    await noteAct(db, clock.now(), actor, {
      act: 'players.read',
      players: [playerId],
      facts: { refused: done.code },
    });
  return done;
}
