import type { ServerContext } from '../context.ts';
import { forgetStatements } from '../db/queries/house-keeping.ts';

/** Drops what no longer decides anything, so that no table grows but those of record. Safe to run anywhere at any time. */
export async function forgetStaleRows(ctx: ServerContext): Promise<void> {
  const now = ctx.clock.now();
  for (const statement of forgetStatements) await ctx.db.query(statement, [now]);
}
