import type { ServerContext } from '../../context.ts';
import { forgetChallenges, forgetOldEmailTokens, forgetOldSignInFailures } from '../../db/queries/identity.ts';

/** Drops what no longer decides anything: used challenges, old attempts, old links. Safe to run anywhere at any time. */
export async function forgetStaleIdentity(ctx: ServerContext): Promise<void> {
  const now = ctx.clock.now();
  await ctx.db.query(forgetChallenges, [now]);
  await ctx.db.query(forgetOldSignInFailures, [now]);
  await ctx.db.query(forgetOldEmailTokens, [now]);
}
