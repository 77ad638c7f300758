import type { ServerContext } from '../../context.ts';
import { insertEmailToken, retireEmailTokens } from '../../db/queries/identity.ts';
import { hashToken, newToken } from './tokens.ts';

/** Ten minutes from the moment the mail is sent (ASVS 6.5.5). */
export const resetLivesMs = 10 * 60_000;

/** Makes the secret of a reset link, and every earlier one of this player worthless. The plain token is stored nowhere. */
export async function newResetToken(ctx: ServerContext, playerId: string): Promise<string> {
  const now = ctx.clock.now();
  const token = newToken(ctx.random);
  const until = new Date(now.getTime() + resetLivesMs);
  await ctx.db.transaction(async (tx) => {
    await tx.query(retireEmailTokens, [playerId, 'reset', now]);
    await tx.query(insertEmailToken, [hashToken(token), playerId, 'reset', now, until]);
  });
  return token;
}
