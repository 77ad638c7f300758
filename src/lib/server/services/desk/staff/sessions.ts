import type { ServerContext } from '../../../context.ts';
import type { Queryable } from '../../../db/db.ts';
import {
  endStaffSession,
  findStaffSession,
  insertStaffSession,
  type StaffSessionRow,
  touchStaffSession,
} from '../../../db/queries/staff-sign-in.ts';
import type { Caller } from '../../caller.ts';
import { plain } from '../../identity/security-events.ts';
import { hashToken, isToken, newToken, newUuid } from '../../identity/tokens.ts';
import type { StaffActor } from '../actor.ts';
import { noteAct } from '../note-act.ts';

const minute = 60_000;

/** A quarter of an hour without a call ends it, and so does the end of a long day's work. */
export const staffSessionLimits = { idleMs: 15 * minute, absoluteMs: 12 * 60 * minute, touchMs: 30_000 } as const;

/** Somebody of the staff who is signed in. `provedAt`: when they last showed their passkey. */
export type StaffSession = {
  readonly sessionId: string;
  readonly staffId: string;
  readonly name: string;
  readonly provedAt: Date;
};

/** How long a passkey that was shown answers for acts that move rights, or money out of the house: no longer than one task takes. */
const proofLivesMs = 10 * minute;

/** Whether a session's person showed their passkey just now. */
export const isProved = ({ provedAt }: Pick<StaffSession, 'provedAt'>, now: Date): boolean =>
  now.getTime() - provedAt.getTime() < proofLivesMs;

/** Begins one; the token goes into the desk's own cookie and nowhere else. */
export async function startStaffSession(
  ctx: ServerContext,
  tx: Queryable,
  caller: Caller,
  key: { readonly id: string; readonly staff_id: string },
): Promise<{ readonly token: string; readonly sessionId: string }> {
  const now = ctx.clock.now();
  const token = newToken(ctx.random);
  const sessionId = newUuid(ctx.random);
  const until = new Date(now.getTime() + staffSessionLimits.absoluteMs);
  const from = [caller.ip, plain(caller.userAgent, 300)];
  await tx.query(insertStaffSession, [hashToken(token), sessionId, key.staff_id, key.id, now, until, ...from]);
  return { token, sessionId };
}

/** Whose token it is, looked up anew for each call; null: nobody's, or nobody's any more. */
export async function currentStaff(ctx: ServerContext, token: string): Promise<StaffSession | null> {
  if (!isToken(token)) return null;
  const now = ctx.clock.now();
  const usedAfter = new Date(now.getTime() - staffSessionLimits.idleMs);
  const [row] = await ctx.db.query<StaffSessionRow>(findStaffSession, [hashToken(token), now, usedAfter]);
  if (row === undefined) return null;
  if (now.getTime() - row.seen_at.getTime() >= staffSessionLimits.touchMs)
    await ctx.db.query(touchStaffSession, [row.id, now]);
  return { sessionId: row.id, staffId: row.staff_id, name: row.name, provedAt: row.proved_at };
}

export const actorAt = (
  { staffId, name }: Pick<StaffSession, 'staffId' | 'name'>,
  { requestId, ip }: Caller,
): StaffActor => ({
  channel: 'desk',
  staffId,
  name,
  systemUser: null,
  requestId,
  ip,
});

export function signOutStaff(ctx: ServerContext, actor: StaffActor, token: string): Promise<void> {
  const now = ctx.clock.now();
  return ctx.db.transaction(async (tx) => {
    const ended = await tx.query(endStaffSession, [hashToken(token), now]);
    if (ended.length > 0) await noteAct(tx, now, actor, { act: 'staff.signed_out' });
  });
}
