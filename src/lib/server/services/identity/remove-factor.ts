import { fail, ok, type Result } from '#domain/result.ts';
import type { Db } from '../../db/db.ts';
import { enqueueMail } from '../../db/queries/mail.ts';
import { dropRecoveryCodes, dropSecondFactor, forgetCodeTries } from '../../db/queries/second-factor.ts';
import { endAllSessions } from '../../db/queries/sessions.ts';
import { type ByStaff, isAsShown } from '../account/standing.ts';
import { deskCaller, staffCaller } from '../caller.ts';
import { noteAct } from '../desk/note-act.ts';
import { verifiedOf } from '../documents/verified.ts';
import { writeSecurityEvent } from './security-events.ts';

type RemoveError = 'verification_required' | 'second_factor_off' | 'changed_since_shown';

/**
 * Staff take the codes of an app off an account whose player has lost them, recovery codes among them, after somebody looked at the papers
 * that the account was proven with (ASVS 6.4.4). Every session ends; the player is told by mail.
 */
export const removeSecondFactor = (
  db: Db,
  { actor, reason, ...by }: ByStaff,
  playerId: string,
  now: Date,
): Promise<Result<void, RemoveError>> =>
  db.transaction(async (tx) => {
    const asShown = await isAsShown(tx, playerId, by, now);
    if (!asShown.ok) return asShown;
    if (!(await verifiedOf(tx, playerId)).identity) return fail('verification_required');
    if ((await tx.query(dropSecondFactor, [playerId])).length === 0) return fail('second_factor_off');
    await tx.query(dropRecoveryCodes, [playerId]);
    await tx.query(forgetCodeTries, [playerId]);
    await tx.query(endAllSessions, [playerId, now, null]);
    const caller = actor.channel === 'desk' ? deskCaller(actor.requestId) : staffCaller('players remove-factor');
    await writeSecurityEvent(tx, now, 'second_factor_off', { playerId, caller }, { by: actor.name, note: reason });
    await tx.query(enqueueMail, ['access_changed', playerId, now, { change: 'second_factor_off' }]);
    const subject = { kind: 'player', id: playerId };
    await noteAct(tx, now, actor, { act: 'players.remove_factor', subject, players: [playerId], reason });
    return ok(undefined);
  });
