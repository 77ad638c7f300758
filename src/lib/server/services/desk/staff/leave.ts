import { fail, ok, type Result } from '#domain/result.ts';
import type { ServerContext } from '../../../context.ts';
import {
  endRight,
  endStaff,
  findStaff,
  lockRights,
  type RightRow,
  retireInvites,
  type StaffRow,
} from '../../../db/queries/staff.ts';
import { endStaffSessions } from '../../../db/queries/staff-sign-in.ts';
import type { StaffActor } from '../actor.ts';
import { noteAct } from '../note-act.ts';
import { leavesTooFew } from './rights.ts';

type Ctx = Pick<ServerContext, 'db' | 'clock'>;

/**
 * Somebody works here no more: at once, by one pair of eyes, since what is taken away can be given again and what a thief does meanwhile can
 * not be undone. Two who can give rights stay in any case.
 */
export function endPerson(
  ctx: Ctx,
  actor: StaffActor,
  id: string,
  reason: string,
): Promise<Result<void, 'staff_not_found' | 'last_administrator'>> {
  return ctx.db.transaction(async (tx) => {
    await tx.query(lockRights);
    const now = ctx.clock.now();
    const [person] = await tx.query<StaffRow>(findStaff, [id]);
    if (person === undefined || person.ended_at !== null) return fail('staff_not_found');
    if (await leavesTooFew(tx, now, (row) => row.staff_id === id)) return fail('last_administrator');
    await tx.query(endStaff, [id, now]);
    await tx.query(endStaffSessions, [id, now]);
    await tx.query(retireInvites, [id, now]);
    const facts = { name: person.name };
    await noteAct(tx, now, actor, { act: 'staff.end', subject: { kind: 'staff', id }, reason, facts });
    return ok(undefined);
  });
}

/** Takes a role or a loan back, at once. */
export function takeRight(
  ctx: Ctx,
  actor: StaffActor,
  id: string,
  reason: string,
): Promise<Result<void, 'not_found' | 'last_administrator'>> {
  return ctx.db.transaction(async (tx) => {
    await tx.query(lockRights);
    const now = ctx.clock.now();
    if (await leavesTooFew(tx, now, (row) => row.id === id)) return fail('last_administrator');
    const [ended] = await tx.query<Pick<RightRow, 'staff_id' | 'role' | 'act'>>(endRight, [id, now]);
    if (ended === undefined) return fail('not_found');
    const { staff_id: staffId, role, act } = ended;
    const subject = { kind: 'staff', id: staffId };
    await noteAct(tx, now, actor, { act: 'staff.end', subject, reason, facts: { role, lent: act } });
    return ok(undefined);
  });
}
