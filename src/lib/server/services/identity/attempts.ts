import { createHmac } from 'node:crypto';
import { emailKeyOf } from '#domain/identity/email.ts';
import type { ServerContext } from '../../context.ts';
import { admitSignIn } from '../../db/queries/identity.ts';

/** A keyed hash, so that the table of attempts is no list of addresses, not even of unregistered ones. */
export const attemptKey = (ctx: ServerContext, email: string): Buffer =>
  createHmac('sha256', ctx.config.secrets.pseudonym)
    .update(`sign-in:${emailKeyOf(email)}`)
    .digest();

/**
 * Counts a try of a password before it is looked at; `attempt` says whose, as a keyed hash. The seconds to wait, or 0 when it
 * may go on.
 */
export async function admitAttempt(ctx: ServerContext, attempt: Buffer, now: Date): Promise<number> {
  const [row] = await ctx.db.query<{ wait: number }>(admitSignIn, [attempt, now]);
  if (row === undefined) throw new Error('sign_in_admit answered no row');
  return row.wait;
}
