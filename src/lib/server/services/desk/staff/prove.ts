import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import type { RequestOptions } from '#contract/passkey-wire.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { ServerContext } from '../../../context.ts';
import { findStaffKey, proveStaffSession, type StaffKeyRow, useStaffKey } from '../../../db/queries/staff-sign-in.ts';
import type { Caller } from '../../caller.ts';
import type { StaffActor } from '../actor.ts';
import { noteAct } from '../note-act.ts';
import { noteRefusal } from './enter.ts';
import { requestOptionsForStaff, verifyStaffUse } from './key-checks.ts';

/** What a browser needs to show one of one's own passkeys once more. */
export const startProof = (ctx: ServerContext, { staffId }: StaffActor, sessionId: string): Promise<RequestOptions> =>
  requestOptionsForStaff(ctx, { staffId, sessionId });

/** Notes that who is signed in showed a passkey of theirs just now, in this session; another's answers for nobody. */
export async function proveStaff(
  ctx: ServerContext,
  caller: Caller,
  actor: StaffActor,
  sessionId: string,
  response: AuthenticationResponseJSON,
): Promise<Result<void, 'passkey_refused'>> {
  const now = ctx.clock.now();
  const [key] = await ctx.db.query<StaffKeyRow>(findStaffKey, [response.id]);
  const counter =
    key === undefined || key.staff_id !== actor.staffId
      ? null
      : await verifyStaffUse(ctx, key, response, { staffId: actor.staffId, sessionId });
  if (key === undefined || counter === null) {
    if (key !== undefined) await noteRefusal(ctx, caller, key, now);
    return fail('passkey_refused');
  }
  return ctx.db.transaction(async (tx) => {
    if ((await tx.query(useStaffKey, [key.id, key.counter, counter, now])).length === 0) return fail('passkey_refused');
    if ((await tx.query(proveStaffSession, [sessionId, key.staff_id, now])).length === 0)
      return fail('passkey_refused');
    await noteAct(tx, now, actor, { act: 'staff.proved', facts: { key: key.name } });
    return ok(undefined);
  });
}
