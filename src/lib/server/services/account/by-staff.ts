import { fail, ok, type Result } from '#domain/result.ts';
import type { Db } from '../../db/db.ts';
import { reopenAccount } from '../../db/queries/account.ts';
import { endSessionsByStaff } from '../../db/queries/sessions.ts';
import type { Actor } from '../desk/actor.ts';
import { noteAct } from '../desk/note-act.ts';

const about = (playerId: string) => ({ subject: { kind: 'player', id: playerId }, players: [playerId] });

/** Opens an account that its player closed. A self-exclusion holds as before. */
export const reopenByStaff = (
  db: Db,
  actor: Actor,
  playerId: string,
  reason: string,
  now: Date,
): Promise<Result<void, 'not_found'>> =>
  db.transaction(async (tx) => {
    if ((await tx.query(reopenAccount, [playerId, now])).length === 0) return fail('not_found');
    await noteAct(tx, now, actor, { ...about(playerId), act: 'players.reopen', reason });
    return ok(undefined);
  });

/** Ends every session of a player, on every device; how many. */
export const signOutByStaff = (db: Db, actor: Actor, playerId: string, reason: string, now: Date): Promise<number> =>
  db.transaction(async (tx) => {
    const [row] = await tx.query<{ ended: number }>(endSessionsByStaff, [playerId, now]);
    const ended = row?.ended ?? 0;
    await noteAct(tx, now, actor, { ...about(playerId), act: 'players.sign_out', reason, facts: { ended } });
    return ended;
  });
