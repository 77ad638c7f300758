import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import type { CreationOptions } from '#contract/passkey-wire.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { ServerContext } from '../../../context.ts';
import { lockRights } from '../../../db/queries/staff.ts';
import { insertStaffKey, listStaffKeys, removeStaffKey, type StaffKeyRow } from '../../../db/queries/staff-sign-in.ts';
import type { Caller } from '../../caller.ts';
import { newUuid } from '../../identity/tokens.ts';
import type { StaffActor } from '../actor.ts';
import { noteAct } from '../note-act.ts';
import { keyName } from './enter.ts';
import { creationOptionsFor, verifyNewStaffKey } from './key-checks.ts';

export type OwnKey = {
  readonly id: string;
  readonly name: string;
  readonly createdAt: string;
  readonly usedAt: string | null;
};

/** Enough for every device of a person. */
const keysMax = 10;

/** One's own passkeys, the oldest first. */
export async function listOwnKeys(ctx: ServerContext, { staffId }: StaffActor): Promise<OwnKey[]> {
  const rows = await ctx.db.query<StaffKeyRow>(listStaffKeys, [staffId]);
  return rows.map(({ id, name, created_at: createdAt, used_at: usedAt }) => ({
    id,
    name,
    createdAt: createdAt.toISOString(),
    usedAt: usedAt?.toISOString() ?? null,
  }));
}

export const startOwnKey = (ctx: ServerContext, { staffId, name }: StaffActor): Promise<CreationOptions> =>
  creationOptionsFor(ctx, 'add', { id: staffId, name });

/** A second way in, for the day on which the first device is lost. */
export async function addOwnKey(
  ctx: ServerContext,
  caller: Caller,
  actor: StaffActor,
  response: RegistrationResponseJSON,
): Promise<Result<void, 'passkey_refused' | 'too_many'>> {
  const { staffId } = actor;
  const made = await verifyNewStaffKey(ctx, 'add', staffId, response);
  if (made === null) return fail('passkey_refused');
  const now = ctx.clock.now();
  const id = newUuid(ctx.random);
  const name = keyName(caller);
  return ctx.db.transaction(async (tx) => {
    await tx.query(lockRights);
    if ((await tx.query(listStaffKeys, [staffId])).length >= keysMax) return fail('too_many');
    const kept = [made.id, Buffer.from(made.publicKey), made.counter, made.transports ?? [], name, now];
    if ((await tx.query(insertStaffKey, [id, staffId, ...kept])).length === 0) return fail('passkey_refused');
    await noteAct(tx, now, actor, { act: 'staff.key_added', facts: { key: name } });
    return ok(undefined);
  });
}

/** Takes one of one's own keys away, and with it every session that it began; never the last one. */
export function removeOwnKey(
  ctx: ServerContext,
  actor: StaffActor,
  id: string,
): Promise<Result<void, 'not_found' | 'last_key'>> {
  return ctx.db.transaction(async (tx) => {
    await tx.query(lockRights);
    const now = ctx.clock.now();
    const keys = await tx.query<StaffKeyRow>(listStaffKeys, [actor.staffId]);
    if (!keys.some((key) => key.id === id)) return fail('not_found');
    if (keys.length === 1) return fail('last_key');
    const [removed] = await tx.query<{ name: string }>(removeStaffKey, [id, actor.staffId, now]);
    await noteAct(tx, now, actor, { act: 'staff.key_removed', facts: { key: removed?.name ?? '' } });
    return ok(undefined);
  });
}
