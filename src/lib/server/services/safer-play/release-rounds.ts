import { common as commonCrash } from '#domain/games/crash/common.ts';
import type { ServerContext } from '../../context.ts';
import { DatabaseUnavailable } from '../../db/db.ts';
import { type LeftRow, listLeftBy, listLeftByExcluded } from '../../db/queries/breaks.ts';
import { finishStateful } from '../games/finish-stateful.ts';
import { findCommonGame } from '../shared/games.ts';
import { cancelStake, cashOut } from '../shared/stakes.ts';

/** What an excluded player left open is decided at once, as is better for the player: nobody can come back to it. */
export const releaseRounds = async (ctx: ServerContext, playerId: string): Promise<void> =>
  releaseAll(ctx, await ctx.db.query<LeftRow>(listLeftBy, [playerId]));

/** What a process that died in between did not come to. Safe to run anywhere at any time. */
export const releaseExcludedRounds = async (ctx: ServerContext): Promise<void> =>
  releaseAll(ctx, await ctx.db.query<LeftRow>(listLeftByExcluded, [ctx.clock.now()]));

const releaseAll = async (ctx: ServerContext, rows: readonly LeftRow[]): Promise<void> => {
  for (const row of rows) {
    try {
      await (row.is_shared ? releaseStake(ctx, row) : finishStateful(ctx, row.player_id, row.id));
    } catch (error) {
      if (error instanceof DatabaseUnavailable) throw error;
      ctx.log.error({ roundId: row.id, err: error }, 'a round of an excluded player could not be released');
    }
  }
};

/** Given back before the start. In a flight it leaves now; a race that runs is decided by itself within a second. */
const releaseStake = async (
  ctx: ServerContext,
  { id, player_id: playerId, game_id: gameId }: LeftRow,
): Promise<void> => {
  const game = findCommonGame(gameId);
  if (!game) throw new Error(`${gameId} is played in no shared rounds`);
  const cancelled = await cancelStake(ctx, { playerId }, game, id);
  if (!cancelled.ok && cancelled.code === 'betting_closed' && game === commonCrash)
    await cashOut(ctx, { playerId }, game, id);
};
