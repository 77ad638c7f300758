import { fail, ok, type Result } from '#domain/result.ts';
import type { ServerContext } from '../../../context.ts';
import { endStaff, insertRight, listNeverCame, lockRights } from '../../../db/queries/staff.ts';
import { hashToken, newUuid } from '../../identity/tokens.ts';
import type { StaffActor } from '../actor.ts';
import { noteAct } from '../note-act.ts';
import { newCode } from './codes.ts';
import { addStaff, makeInvite } from './invites.ts';
import { isFounding } from './rights.ts';

const role = 'administrator';

/**
 * The first administrator alone names the second, since nobody is there to approve it. Once the second has come in this is over;
 * until then another name takes the place of one who never came.
 */
export function nameSecond(
  ctx: Pick<ServerContext, 'db' | 'clock' | 'random'>,
  actor: StaffActor,
  name: string,
): Promise<Result<{ readonly token: string; readonly code: string }, 'founded_already' | 'staff_name_taken'>> {
  return ctx.db.transaction(async (tx) => {
    await tx.query(lockRights);
    const now = ctx.clock.now();
    if (!(await isFounding(tx, now))) return fail('founded_already');
    const added = await addStaff(ctx, tx, name, now);
    if (!added.ok) return added;
    for (const { id } of await tx.query<{ id: string }>(listNeverCame, [role])) await tx.query(endStaff, [id, now]);
    const reason = 'the second one here';
    await tx.query(insertRight, [newUuid(ctx.random), added.value, role, null, reason, now, null]);
    const code = newCode(ctx.random);
    const token = await makeInvite(ctx, tx, added.value, now, { codeHash: hashToken(code).toString('hex') });
    const subject = { kind: 'staff', id: added.value };
    await noteAct(tx, now, actor, { act: 'staff.founded', subject, reason, facts: { name } });
    return ok({ token, code });
  });
}
