import { timingSafeEqual } from 'node:crypto';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { CreationOptions } from '#contract/passkey-wire.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { ServerContext } from '../../../context.ts';
import { findInvite, holdInvite, type InviteRow, renameStaff, useInvite } from '../../../db/queries/staff.ts';
import { findStaffKey, insertStaffKey, type StaffKeyRow, useStaffKey } from '../../../db/queries/staff-sign-in.ts';
import type { Caller } from '../../caller.ts';
import { deviceLine, deviceOf } from '../../identity/device.ts';
import { hashToken, isToken, newUuid } from '../../identity/tokens.ts';
import { houseActor, nameKeyOf } from '../actor.ts';
import { noteAct } from '../note-act.ts';
import { typedCode } from './codes.ts';
import { creationOptionsFor, verifyNewStaffKey, verifyStaffUse } from './key-checks.ts';
import { actorAt, startStaffSession } from './sessions.ts';

export type Entered = { readonly token: string; readonly name: string };

const isHere = (ip: string): boolean => ip === '::1' || ip.startsWith('127.');

/** What somebody brings who was invited: the link's secret, and the code that was handed over apart from it. */
export type Invitation = { readonly token: string; readonly code: string };

const isCode = (row: InviteRow, code: string): boolean =>
  row.code_hash === null || timingSafeEqual(row.code_hash, hashToken(typedCode(code)));

/** Whose link it is, while it counts for who calls from `ip`; one that was printed at the machine opens nothing from elsewhere. */
async function invited(ctx: ServerContext, { ip }: Caller, { token, code }: Invitation): Promise<InviteRow | null> {
  if (!isToken(token)) return null;
  const [row] = await ctx.db.query<InviteRow>(findInvite, [hashToken(token), ctx.clock.now()]);
  if (row === undefined || (row.here_only && !isHere(ip))) return null;
  return isCode(row, code) ? row : null;
}

/** `name`: null where who comes in is the first one here and says how they are called. */
type Invited = { readonly name: string | null; readonly options: CreationOptions };

/** What a browser needs to make the first passkey of who holds a link. */
export async function startEnrolment(
  ctx: ServerContext,
  caller: Caller,
  invitation: Invitation,
): Promise<Result<Invited, 'invite_invalid'>> {
  const row = await invited(ctx, caller, invitation);
  if (row === null) return fail('invite_invalid');
  const options = await creationOptionsFor(ctx, 'enrol', { id: row.staff_id, name: row.name });
  return ok({ name: row.here_only ? null : row.name, options });
}

/**
 * Enrols the passkey and signs its owner in; the link is used up by whoever is first. `ownName`: how the first one here is called; of
 * anybody else it says nothing, whose name two people agreed on.
 */
export async function enrol(
  ctx: ServerContext,
  caller: Caller,
  invitation: Invitation,
  ownName: string | undefined,
  response: RegistrationResponseJSON,
): Promise<Result<Entered, 'invite_invalid' | 'passkey_refused' | 'staff_name_taken'>> {
  const row = await invited(ctx, caller, invitation);
  if (row === null) return fail('invite_invalid');
  const made = await verifyNewStaffKey(ctx, 'enrol', row.staff_id, response);
  if (made === null) return fail('passkey_refused');
  const now = ctx.clock.now();
  return ctx.db.transaction(async (tx) => {
    const name = row.here_only && ownName !== undefined ? ownName : row.name;
    const link = [hashToken(invitation.token), now];
    // Whoever comes second by one link gives nobody a name.
    if ((await tx.query(holdInvite, link)).length === 0) return fail('invite_invalid');
    if ((await tx.query(renameStaff, [row.staff_id, name, nameKeyOf(name)])).length === 0)
      return fail('staff_name_taken');
    await tx.query(useInvite, link);
    const key = { id: newUuid(ctx.random), staff_id: row.staff_id };
    const kept = [made.id, Buffer.from(made.publicKey), made.counter, made.transports ?? [], keyName(caller), now];
    if ((await tx.query(insertStaffKey, [key.id, row.staff_id, ...kept])).length === 0) return fail('passkey_refused');
    const session = await startStaffSession(ctx, tx, caller, key);
    const actor = actorAt({ staffId: row.staff_id, name }, caller);
    await noteAct(tx, now, actor, { act: 'staff.enrolled', subject: { kind: 'staff', id: row.staff_id } });
    return ok({ token: session.token, name });
  });
}

/** What a key is called: the device it was made on. */
export const keyName = ({ userAgent }: Caller): string => (deviceLine(deviceOf(userAgent)) || 'Passkey').slice(0, 60);

/** Signs in by a key, which asks for finger, face or PIN: having and being, or knowing, in one. */
export async function signInStaff(
  ctx: ServerContext,
  caller: Caller,
  response: AuthenticationResponseJSON,
): Promise<Result<Entered, 'passkey_refused'>> {
  const now = ctx.clock.now();
  const [key] = await ctx.db.query<StaffKeyRow>(findStaffKey, [response.id]);
  const counter = key === undefined ? null : await verifyStaffUse(ctx, key, response);
  if (key === undefined || counter === null) {
    // Of a key that nobody has there is nothing to note: anybody could fill the log.
    if (key !== undefined) await noteRefusal(ctx, caller, key, now);
    return fail('passkey_refused');
  }
  return ctx.db.transaction(async (tx) => {
    if ((await tx.query(useStaffKey, [key.id, key.counter, counter, now])).length === 0) return fail('passkey_refused');
    const session = await startStaffSession(ctx, tx, caller, key);
    const actor = actorAt({ staffId: key.staff_id, name: key.staff_name }, caller);
    await noteAct(tx, now, actor, { act: 'staff.signed_in', facts: { key: key.name } });
    return ok({ token: session.token, name: key.staff_name });
  });
}

/** Notes in the log that somebody came with a key of the house, and was refused. */
export const noteRefusal = (
  ctx: Pick<ServerContext, 'db'>,
  { requestId, ip }: Caller,
  key: StaffKeyRow,
  now: Date,
): Promise<void> =>
  noteAct(
    ctx.db,
    now,
    { ...houseActor, requestId, ip },
    {
      act: 'staff.refused',
      subject: { kind: 'staff', id: key.staff_id },
      facts: { key: key.name },
    },
  );
