import type { ServerContext } from '../../context.ts';
import { setShowWins as setShowWinsStatement } from '../../db/queries/profile.ts';
import type { Caller, PlayerSession } from '../caller.ts';
import { latestWinners, topWinners } from '../catalogue/winners.ts';
import { writeSecurityEvent } from '../identity/security-events.ts';

/**
 * Whether the player's wins are named among the winners. What this process kept of those lists is dropped at once; other
 * processes and caches drop theirs within seconds.
 */
export async function setShowWins(
  ctx: ServerContext,
  caller: Caller,
  { playerId }: PlayerSession,
  showWins: boolean,
): Promise<{ readonly showWins: boolean }> {
  await ctx.db.transaction(async (tx) => {
    const changed = await tx.query(setShowWinsStatement, [playerId, showWins]);
    if (changed.length === 0) return;
    await writeSecurityEvent(tx, ctx.clock.now(), showWins ? 'wins_shown' : 'wins_hidden', { playerId, caller });
  });
  latestWinners.drop(ctx);
  topWinners.drop(ctx);
  return { showWins };
}
