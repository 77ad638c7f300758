import { fail, ok, type Result } from '#domain/result.ts';
import type { ServerContext } from '../../context.ts';
import { useEmailToken } from '../../db/queries/identity.ts';
import {
  findPasswordOwner,
  findResetToken,
  type PasswordOwnerRow,
  type ResetTokenRow,
} from '../../db/queries/passwords.ts';
import type { Caller } from '../caller.ts';
import { hashNewPassword, type NewPasswordError, replacePasswordOf } from './new-password.ts';
import { writeSecurityEvent } from './security-events.ts';
import { hashToken, isToken } from './tokens.ts';

type ResetInput = { readonly token: string; readonly password: string; readonly captcha: string };
type TokenError = 'token_invalid' | 'token_expired';
type ResetError = 'captcha_failed' | TokenError | NewPasswordError;

/**
 * Sets a new password with the token of the mail, once, and ends every session of the player. Refusals in the order of
 * `ResetError`; a password that is refused leaves the token as it was.
 */
export async function resetPassword(
  ctx: ServerContext,
  caller: Caller,
  { token, password, captcha }: ResetInput,
): Promise<Result<void, ResetError>> {
  if (!(await ctx.captcha.verify(captcha, 'reset_password'))) return fail('captcha_failed');
  const owner = await ownerOf(ctx, token);
  if (!owner.ok) {
    await writeSecurityEvent(ctx.db, ctx.clock.now(), 'password_reset_refused', { playerId: null, caller });
    return owner;
  }
  const hashed = await hashNewPassword(ctx, owner.value, password, 'password');
  if (!hashed.ok) return hashed;
  const now = ctx.clock.now();
  return ctx.db.transaction(async (tx) => {
    // Of many uses of one link at once the first gets the row.
    if ((await tx.query(useEmailToken, [hashToken(token), 'reset', now])).length === 0) return fail('token_invalid');
    await replacePasswordOf(ctx, tx, owner.value, { hash: hashed.value, expected: null, keptSession: null });
    await writeSecurityEvent(tx, now, 'password_reset', { playerId: owner.value.id, caller });
    return ok(undefined);
  });
}

async function ownerOf(ctx: ServerContext, token: string): Promise<Result<PasswordOwnerRow, TokenError>> {
  if (!isToken(token)) return fail('token_invalid');
  const [row] = await ctx.db.query<ResetTokenRow>(findResetToken, [hashToken(token)]);
  if (row === undefined || row.used_at !== null) return fail('token_invalid');
  if (row.expires_at <= ctx.clock.now()) return fail('token_expired');
  const [owner] = await ctx.db.query<PasswordOwnerRow>(findPasswordOwner, [row.player_id]);
  return owner === undefined ? fail('token_invalid') : ok(owner);
}
