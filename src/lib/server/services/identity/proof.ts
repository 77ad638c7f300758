import { createHmac } from 'node:crypto';
import { fail, ok, type Result } from '#domain/result.ts';
import type { ServerContext } from '../../context.ts';
import type { Queryable } from '../../db/db.ts';
import { forgetSignInFailures, returnSignInTry } from '../../db/queries/identity.ts';
import { findPasswordOwner, type PasswordOwnerRow } from '../../db/queries/passwords.ts';
import { findProof, noteProof } from '../../db/queries/sessions.ts';
import type { Caller, PlayerSession } from '../caller.ts';
import { admitAttempt } from './attempts.ts';
import { writeSecurityEvent } from './security-events.ts';

/** How long a sign-in, or a password given again, counts for what changes the ways to sign in or takes money out (ASVS 7.5.1). */
const proofLivesMs = 10 * 60_000;

/** Whether the one who calls has lately proved to be the player: who found a screen unlocked changes no way to sign in and takes no money out. */
export async function hasRecentProof(
  ctx: ServerContext,
  session: PlayerSession,
  db: Queryable = ctx.db,
): Promise<boolean> {
  const [row] = await db.query<{ proved_at: Date }>(findProof, [session.sessionId]);
  return row !== undefined && ctx.clock.now().getTime() - row.proved_at.getTime() < proofLivesMs;
}

export type PasswordError = 'credentials_wrong' | 'account_locked' | 'unavailable';

/**
 * Asks a signed-in player for the password. Tries are counted by player as sign-ins are by address, but apart from them: a
 * stranger who fails at the door locks nobody out who is inside. `account_locked` carries `retryAfterSeconds`.
 */
export async function checkPassword(
  ctx: ServerContext,
  caller: Caller,
  playerId: string,
  password: string,
): Promise<Result<void, PasswordError>> {
  const now = ctx.clock.now();
  const attempt = createHmac('sha256', ctx.config.secrets.pseudonym).update(`password:${playerId}`).digest();
  const retryAfterSeconds = await admitAttempt(ctx, attempt, now);
  if (retryAfterSeconds > 0) return fail('account_locked', { retryAfterSeconds });
  const [owner] = await ctx.db.query<PasswordOwnerRow>(findPasswordOwner, [playerId]);
  const verdict = await ctx.passwords.verify(owner?.password_hash ?? null, password);
  if (!verdict.ok) {
    await ctx.db.query(returnSignInTry, [attempt, now]);
    return verdict;
  }
  if (!verdict.value.matches) {
    await writeSecurityEvent(ctx.db, now, 'password_refused', { playerId, caller });
    return fail('credentials_wrong');
  }
  await ctx.db.query(forgetSignInFailures, [attempt]);
  return ok(undefined);
}

/** The password again: for the next ten minutes this session may change the ways to sign in. */
export async function reauthenticate(
  ctx: ServerContext,
  caller: Caller,
  session: PlayerSession,
  password: string,
): Promise<Result<void, PasswordError>> {
  const checked = await checkPassword(ctx, caller, session.playerId, password);
  if (checked.ok) await ctx.db.query(noteProof, [session.sessionId, ctx.clock.now()]);
  return checked;
}
