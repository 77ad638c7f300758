import type { ServerContext } from '../../context.ts';
import { insertEmailToken, retireEmailTokens } from '../../db/queries/identity.ts';
import { hashToken, newToken } from './tokens.ts';

/** Ten minutes from the moment the mail is sent (ASVS 6.5.5). */
export const resetLivesMs = 10 * 60_000;

/** What a mailed link of these ten minutes may be for; it opens nothing else. */
type LinkPurpose = 'reset' | 'own_money';

/** Makes the secret of a link, and every earlier one of this player and purpose worthless. The plain token is stored nowhere. */
export async function newLinkToken(ctx: ServerContext, playerId: string, purpose: LinkPurpose): Promise<string> {
  const now = ctx.clock.now();
  const token = newToken(ctx.random);
  const until = new Date(now.getTime() + resetLivesMs);
  await ctx.db.transaction(async (tx) => {
    await tx.query(retireEmailTokens, [playerId, purpose, now]);
    await tx.query(insertEmailToken, [hashToken(token), playerId, purpose, now, until]);
  });
  return token;
}
