import { emailKeyOf } from '#domain/identity/email.ts';
import type { ServerContext } from '../../context.ts';
import { askPasswordReset } from '../../db/queries/passwords.ts';
import type { Caller } from '../caller.ts';
import { writeSecurityEvent } from './security-events.ts';

/**
 * Mails a link for a new password, at most three in ten minutes for each mailbox. Says nothing about who has an account:
 * the work, the time and the answer are the same for any address, and the mail is written later.
 */
export async function forgotPassword(ctx: ServerContext, caller: Caller, email: string): Promise<void> {
  const now = ctx.clock.now();
  await ctx.db.transaction(async (tx) => {
    const [row] = await tx.query<{ player_id: string | null }>(askPasswordReset, [emailKeyOf(email), now]);
    await writeSecurityEvent(tx, now, 'password_reset_asked', { playerId: row?.player_id ?? null, caller });
  });
}
