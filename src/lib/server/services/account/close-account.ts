import { fail, ok, type Result } from '#domain/result.ts';
import type { ServerContext } from '../../context.ts';
import { type ClosingBlock, closeAccount as closeStatement } from '../../db/queries/account.ts';
import { enqueueMail } from '../../db/queries/mail.ts';
import type { Caller, PlayerSession } from '../caller.ts';
import { checkPassword, type PasswordError } from '../identity/proof.ts';
import { writeSecurityEvent } from '../identity/security-events.ts';

/**
 * Closes the account of who knows its password: all sessions end, and a mail says so. Refused with `facts.reason` while money,
 * a payment or a round of the player's is still with the house.
 */
export async function closeAccount(
  ctx: ServerContext,
  caller: Caller,
  { playerId }: PlayerSession,
  { password, reason = null }: { readonly password: string; readonly reason?: string | null | undefined },
): Promise<Result<void, PasswordError | 'closing_blocked'>> {
  const known = await checkPassword(ctx, caller, playerId, password);
  if (!known.ok) return known;
  const now = ctx.clock.now();
  const closed = await ctx.db.transaction(async (tx) => {
    const [row] = await tx.query<{ outcome: ClosingBlock | 'ok' | 'closed' }>(closeStatement, [playerId, reason, now]);
    if (row === undefined) throw new Error('close_account answered no row');
    if (row.outcome === 'closed') return ok(undefined);
    if (row.outcome !== 'ok') return fail('closing_blocked', { reason: row.outcome });
    await writeSecurityEvent(tx, now, 'account_closed', { playerId, caller });
    await tx.query(enqueueMail, ['account_closed', playerId, now, {}]);
    return ok(undefined);
  });
  if (closed.ok) await ctx.keepJournal();
  return closed;
}
