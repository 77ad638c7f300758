import { fail, ok, type Result } from '#domain/result.ts';
import type { ServerContext } from '../../context.ts';
import { findPasswordOwner, type PasswordOwnerRow, renewSession } from '../../db/queries/passwords.ts';
import type { Caller, PlayerSession } from '../caller.ts';
import { hashNewPassword, type NewPasswordError, replacePasswordOf } from './new-password.ts';
import { checkPassword, type PasswordError } from './proof.ts';
import { writeSecurityEvent } from './security-events.ts';
import { hashToken, newToken } from './tokens.ts';

type ChangeInput = { readonly oldPassword: string; readonly newPassword: string };

/**
 * Changes the password of who knows the old one, whose tries are counted. All other sessions end; this one goes on under
 * the token that is answered. `account_locked` carries `retryAfterSeconds`.
 */
export async function changePassword(
  ctx: ServerContext,
  caller: Caller,
  { playerId, sessionId }: PlayerSession,
  { oldPassword, newPassword }: ChangeInput,
): Promise<Result<{ readonly token: string }, PasswordError | NewPasswordError>> {
  // Read before the old password is checked: when another change comes in between, this one is too late.
  const [owner] = await ctx.db.query<PasswordOwnerRow>(findPasswordOwner, [playerId]);
  if (owner === undefined) return fail('credentials_wrong');
  const checked = await checkPassword(ctx, caller, playerId, oldPassword);
  if (!checked.ok) return checked;
  const hashed = await hashNewPassword(ctx, owner, newPassword, 'newPassword');
  if (!hashed.ok) return hashed;
  const now = ctx.clock.now();
  return ctx.db.transaction(async (tx) => {
    const change = { hash: hashed.value, expected: owner.password_hash, keptSession: sessionId };
    if (!(await replacePasswordOf(ctx, tx, owner, change))) return fail('credentials_wrong');
    const token = newToken(ctx.random);
    await tx.query(renewSession, [sessionId, hashToken(token)]);
    await writeSecurityEvent(tx, now, 'password_changed', { playerId, caller });
    return ok({ token });
  });
}
