import { createHmac } from 'node:crypto';
import { emailKeyOf } from '#domain/identity/email.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { ServerContext } from '../../context.ts';
import {
  admitSignIn,
  endSession,
  findPlayerByEmail,
  forgetSignInFailures,
  type PlayerRow,
  returnSignInTry,
  updatePasswordHash,
} from '../../db/queries/identity.ts';
import type { Caller } from '../caller.ts';
import { writeSecurityEvent } from './security-events.ts';
import { type SignedIn, startSession } from './sessions.ts';
import { hashToken } from './tokens.ts';

export type SignInInput = {
  readonly email: string;
  readonly password: string;
  readonly captcha: string;
  /** The session cookie the browser came with, if any: that session ends. */
  readonly priorToken?: string | null;
};

type SignInError = 'captcha_failed' | 'account_locked' | 'credentials_wrong' | 'player_excluded' | 'unavailable';

/**
 * Signs a player in. Known and unknown addresses take the same steps and the same time until the password is right.
 * `account_locked` carries `retryAfterSeconds`; `player_excluded` is told only to who knows the password.
 */
export async function signIn(
  ctx: ServerContext,
  caller: Caller,
  input: SignInInput,
): Promise<Result<SignedIn, SignInError>> {
  if (!(await ctx.captcha.verify(input.captcha, 'login'))) return fail('captcha_failed');
  const now = ctx.clock.now();
  const key = emailKeyOf(input.email);
  const attempt = attemptKey(ctx, key);
  const retryAfterSeconds = await admit(ctx, attempt, now);
  if (retryAfterSeconds > 0) {
    await writeSecurityEvent(ctx.db, now, 'sign_in_delayed', { playerId: null, caller }, { retryAfterSeconds });
    return fail('account_locked', { retryAfterSeconds });
  }
  const [player] = await ctx.db.query<PlayerRow>(findPlayerByEmail, [key, now]);
  const verdict = await ctx.passwords.verify(player?.password_hash ?? null, input.password);
  if (!verdict.ok) {
    await ctx.db.query(returnSignInTry, [attempt, now]);
    return verdict;
  }
  const who = { playerId: player?.id ?? null, caller };
  if (player === undefined || !verdict.value.matches) {
    await writeSecurityEvent(ctx.db, now, 'sign_in_failed', who);
    return fail('credentials_wrong');
  }
  if (player.excluded) {
    await writeSecurityEvent(ctx.db, now, 'sign_in_excluded', who);
    return fail('player_excluded');
  }
  const signedIn = await ctx.db.transaction(async (tx) => {
    await tx.query(forgetSignInFailures, [attempt]);
    if (input.priorToken) await tx.query(endSession, [hashToken(input.priorToken), now]);
    await writeSecurityEvent(tx, now, 'signed_in', who);
    return startSession(ctx, tx, caller, { ...player, confirmed: player.confirmed_at !== null });
  });
  if (verdict.value.stale) await rehash(ctx, caller, player, input.password);
  return ok(signedIn);
}

/** A keyed hash, so that the table of attempts is no list of addresses, not even of unregistered ones. */
const attemptKey = (ctx: ServerContext, key: string): Buffer =>
  createHmac('sha256', ctx.config.secrets.pseudonym).update(`sign-in:${key}`).digest();

async function admit(ctx: ServerContext, attempt: Buffer, now: Date): Promise<number> {
  const [row] = await ctx.db.query<{ wait: number }>(admitSignIn, [attempt, now]);
  if (row === undefined) throw new Error('sign_in_admit answered no row');
  return row.wait;
}

/** Brings a hash of older parameters up to date while the password is at hand; another change in between wins. */
async function rehash(ctx: ServerContext, caller: Caller, player: PlayerRow, password: string): Promise<void> {
  const hashed = await ctx.passwords.hash(password);
  if (!hashed.ok) return;
  const changed = await ctx.db.query(updatePasswordHash, [player.id, hashed.value, player.password_hash]);
  if (changed.length === 1)
    await writeSecurityEvent(ctx.db, ctx.clock.now(), 'password_rehashed', { playerId: player.id, caller });
}
