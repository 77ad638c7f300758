import { createHmac } from 'node:crypto';
import { emailKeyOf } from '#domain/identity/email.ts';
import type { ServerContext } from '../../context.ts';
import type { Queryable } from '../../db/db.ts';
import { findKnownDevice, noteKnownDevice } from '../../db/queries/known-devices.ts';
import { attemptKey } from './attempts.ts';
import { hashToken, isToken, newToken } from './tokens.ts';

/** As long as browsers keep a cookie at most, less a little. */
export const deviceLivesMs = 365 * 86_400_000;
/** Of one player; the oldest goes. */
const devicesMax = 20;

/**
 * Under which count a try of a password goes (the device cookie of OWASP's authentication guide): of a browser that signed this very
 * player in before, its own; of everybody else, the address's. Each is bounded alike, so that a cookie gives no more tries than one
 * browser has, and a stranger's tries make nobody but strangers wait.
 */
export async function triesOf(
  ctx: ServerContext,
  email: string,
  deviceToken: string | null,
): Promise<{ readonly attempt: Buffer; readonly isKnown: boolean }> {
  const byAddress = { attempt: attemptKey(ctx, email), isKnown: false };
  if (deviceToken === null || !isToken(deviceToken)) return byAddress;
  const hash = hashToken(deviceToken);
  if ((await ctx.db.query(findKnownDevice, [hash, emailKeyOf(email), ctx.clock.now()])).length === 0) return byAddress;
  const attempt = createHmac('sha256', ctx.config.secrets.pseudonym).update('device:').update(hash).digest();
  return { attempt, isKnown: true };
}

/** After a full sign-in: the token that is to stay in the browser. One that is good already is not made anew (null). */
export async function rememberDevice(
  ctx: ServerContext,
  tx: Queryable,
  player: { readonly id: string; readonly email: string },
  deviceToken: string | null,
): Promise<string | null> {
  const { isKnown } = await triesOf(ctx, player.email, deviceToken);
  if (isKnown) return null;
  const token = newToken(ctx.random);
  const now = ctx.clock.now();
  const until = new Date(now.getTime() + deviceLivesMs);
  await tx.query(noteKnownDevice, [hashToken(token), player.id, now, until, devicesMax]);
  return token;
}
