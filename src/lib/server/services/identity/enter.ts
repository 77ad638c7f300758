import { fail, ok, type Result } from '#domain/result.ts';
import type { ServerContext } from '../../context.ts';
import type { Queryable } from '../../db/db.ts';
import { endSession, forgetSignInFailures, type PlayerRow } from '../../db/queries/identity.ts';
import { enqueueMail } from '../../db/queries/mail.ts';
import { type ExcludedRow, findExcluded } from '../../db/queries/registers.ts';
import { listKnownDevices } from '../../db/queries/sessions.ts';
import type { Caller } from '../caller.ts';
import { notify } from '../inbox/notify.ts';
import { askRegisters } from '../registers/ask.ts';
import { noteReturn } from '../safer-play/same-person.ts';
import { deviceLine, deviceOf } from './device.ts';
import { rememberDevice, triesOf } from './known-device.ts';
import { writeSecurityEvent } from './security-events.ts';
import { countryOf, type SignedIn, startSession } from './sessions.ts';
import { hashToken } from './tokens.ts';

/** By what a player came in: the password alone, with a code of the app or a recovery code, or a passkey. */
export type Way = 'password' | 'code' | 'recovery_code' | 'passkey';

/** What a browser brings to a sign-in: the session that it ends, and the proof that it signed in before. */
export type Brought = {
  readonly priorToken?: string | null | undefined;
  readonly deviceToken?: string | null | undefined;
};

/** A session, and what the browser is to keep beside it; null: what it has is good. */
export type Entered = SignedIn & { readonly newDeviceToken: string | null };

/** Why who has proved to be a player is not let in. */
export type Barred = 'player_excluded' | 'account_closed';

/** Whether the player may come in at all. Asked for once who they are is proved: nobody else is told. */
export async function admitPlayer(
  ctx: ServerContext,
  caller: Caller,
  player: PlayerRow,
): Promise<Result<void, Barred>> {
  if (!player.closed) await askRegisters(ctx, { playerId: player.id, caller }, 'sign_in');
  // A register may have said so only now, or let go.
  const [now] =
    ctx.registers.size === 0 ? [player] : await ctx.db.query<ExcludedRow>(findExcluded, [player.id, ctx.clock.now()]);
  const isExcluded = now?.excluded ?? player.excluded;
  if (!isExcluded && !player.closed) return ok(undefined);
  const event = isExcluded ? 'sign_in_excluded' : 'sign_in_closed';
  await writeSecurityEvent(ctx.db, ctx.clock.now(), event, { playerId: player.id, caller });
  return fail(isExcluded ? 'player_excluded' : 'account_closed');
}

/**
 * Lets a player in who has proved everything that was asked: the failures of this browser, or of the address, are forgotten, the session that the browser came
 * with ends, the browser is remembered, and a sign-in from a device or country not seen before is told by mail and by the bell.
 */
export async function enter(
  ctx: ServerContext,
  tx: Queryable,
  caller: Caller,
  player: PlayerRow,
  { by, priorToken, deviceToken = null }: Brought & { readonly by: Way },
): Promise<Entered> {
  const now = ctx.clock.now();
  const { attempt } = await triesOf(ctx, player.email, deviceToken);
  await tx.query(forgetSignInFailures, [attempt]);
  if (priorToken) await tx.query(endSession, [hashToken(priorToken), now]);
  await noteReturn(tx, caller, player.id, now);
  await writeSecurityEvent(tx, now, 'signed_in', { playerId: player.id, caller }, { by });
  if (await isNewPlace(tx, caller, player.id)) {
    const device = deviceLine(deviceOf(caller.userAgent));
    await tx.query(enqueueMail, ['new_device', player.id, now, { device, country: countryOf(caller) }]);
    await notify(tx, player.id, { kind: 'sign_in_new_device', facts: { device } }, now);
  }
  const newDeviceToken = await rememberDevice(ctx, tx, player, deviceToken);
  const session = await startSession(ctx, tx, caller, { ...player, confirmed: player.confirmed_at !== null });
  return { ...session, newDeviceToken };
}

type KnownRow = { user_agent: string; country: string | null };

/** Another kind of device, or another country, than any that is remembered of the player. The very first is none. */
async function isNewPlace(tx: Queryable, caller: Caller, playerId: string): Promise<boolean> {
  const known = await tx.query<KnownRow>(listKnownDevices, [playerId]);
  const line = deviceLine(deviceOf(caller.userAgent));
  const country = countryOf(caller);
  return (
    known.length > 0 && !known.some((row) => row.country === country && deviceLine(deviceOf(row.user_agent)) === line)
  );
}
