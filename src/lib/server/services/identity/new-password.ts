import { isPasswordGuessable, isPasswordLength } from '#domain/identity/password.ts';
import { fail, type Result } from '#domain/result.ts';
import type { ServerContext } from '../../context.ts';
import type { Queryable } from '../../db/db.ts';
import { forgetSignInFailures, retireEmailTokens } from '../../db/queries/identity.ts';
import { forgetKnownDevices } from '../../db/queries/known-devices.ts';
import { enqueueMail } from '../../db/queries/mail.ts';
import {
  endTicketsOfPassword,
  forgetOldestPasswords,
  listOldPasswords,
  type PasswordOwnerRow,
  replacePassword,
} from '../../db/queries/passwords.ts';
import { endAllSessions } from '../../db/queries/sessions.ts';
import { notify } from '../inbox/notify.ts';
import type { MailKind } from '../mail/letter.ts';
import { attemptKey } from './attempts.ts';
import { isCommonPassword } from './common-passwords.ts';

/** Up to eleven hashes are compared; with the house full of sign-ins that may take long, and then the player tries again. */
const comparingMsMax = 3_000;

export type NewPasswordError = 'bad_request' | 'password_too_common' | 'password_used_before' | 'unavailable';

/** Hashes a password that an account's owner may take: long enough, on no list of thieves, none of the last ten or the present. */
export async function hashNewPassword(
  ctx: ServerContext,
  owner: PasswordOwnerRow,
  password: string,
  field: string,
): Promise<Result<string, NewPasswordError>> {
  if (!isPasswordLength(password)) return fail('bad_request', { field });
  if (isPasswordGuessable(password, owner.email) || (await isCommonPassword(password)))
    return fail('password_too_common');
  const old = await ctx.db.query<{ password_hash: string }>(listOldPasswords, [owner.id]);
  const until = ctx.clock.now().getTime() + comparingMsMax;
  for (const hash of [owner.password_hash, ...old.map((row) => row.password_hash)]) {
    // One place in the queue for each, so that sign-ins go in between.
    const verdict = await ctx.passwords.verify(hash, password);
    if (!verdict.ok) return verdict;
    if (verdict.value.matches) return fail('password_used_before');
    if (ctx.clock.now().getTime() > until) return fail('unavailable');
  }
  return ctx.passwords.hash(password);
}

type Change = {
  readonly hash: string;
  /** The hash that must still be in use; null replaces any. */
  readonly expected: string | null;
  /** The session that goes on; null ends all of them. */
  readonly keptSession: string | null;
};

/**
 * Sets the password and ends what the old one opened: sessions, what its browsers were remembered by, sign-ins under way, links sent by mail, the wait after
 * failed tries. A second factor stays on. The owner is told by mail and bell. False when `expected` is not in use any more.
 */
export async function replacePasswordOf(
  ctx: ServerContext,
  tx: Queryable,
  owner: PasswordOwnerRow,
  { hash, expected, keptSession }: Change,
): Promise<boolean> {
  const now = ctx.clock.now();
  if ((await tx.query(replacePassword, [owner.id, hash, expected, now])).length === 0) return false;
  await tx.query(forgetOldestPasswords, [owner.id]);
  await tx.query(endAllSessions, [owner.id, now, keptSession]);
  await tx.query(forgetKnownDevices, [owner.id]);
  await tx.query(endTicketsOfPassword, [owner.id, now]);
  await tx.query(retireEmailTokens, [owner.id, 'reset', now]);
  await tx.query(forgetSignInFailures, [attemptKey(ctx, owner.email)]);
  await tx.query(enqueueMail, ['password_changed' satisfies MailKind, owner.id, now, {}]);
  await notify(tx, owner.id, { kind: 'password_changed', facts: {} }, now);
  return true;
}
