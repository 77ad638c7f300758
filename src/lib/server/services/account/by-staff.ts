import { fail, ok, type Result } from '#domain/result.ts';
import type { Db } from '../../db/db.ts';
import { reopenAccount } from '../../db/queries/account.ts';
import { endSessionsByStaff } from '../../db/queries/sessions.ts';
import { noteAct } from '../desk/note-act.ts';
import { type ByStaff, isAsShown } from './standing.ts';

const about = (playerId: string) => ({ subject: { kind: 'player', id: playerId }, players: [playerId] });

/** Opens an account that its player closed. A self-exclusion holds as before. */
export const reopenByStaff = (
  db: Db,
  by: ByStaff,
  playerId: string,
  now: Date,
): Promise<Result<void, 'not_found' | 'changed_since_shown'>> =>
  db.transaction(async (tx) => {
    const asShown = await isAsShown(tx, playerId, by, now);
    if (!asShown.ok) return asShown;
    if ((await tx.query(reopenAccount, [playerId, now])).length === 0) return fail('not_found');
    await noteAct(tx, now, by.actor, { ...about(playerId), act: 'players.reopen', reason: by.reason });
    return ok(undefined);
  });

/** Ends every session of a player, on every device; how many. */
export const signOutByStaff = (
  db: Db,
  { actor, reason, ...by }: ByStaff,
  playerId: string,
  now: Date,
): Promise<Result<number, 'changed_since_shown'>> =>
  db.transaction(async (tx) => {
    const asShown = await isAsShown(tx, playerId, by, now);
    if (!asShown.ok) return asShown;
    const [row] = await tx.query<{ ended: number }>(endSessionsByStaff, [playerId, now]);
    const ended = row?.ended ?? 0;
    await noteAct(tx, now, actor, { ...about(playerId), act: 'players.sign_out', reason, facts: { ended } });
    return ok(ended);
  });
