import type { ServerContext } from '../../context.ts';
import { DatabaseUnavailable } from '../../db/db.ts';
import { finishRound, listStaleRounds, type StaleRow, stalePage } from '../../db/queries/rounds.ts';
import { finishStateful } from '../games/finish-stateful.ts';

const openMsMax = 48 * 60 * 60 * 1000;

/**
 * Finishes rounds that stayed open for 48 hours. A round of the house is settled as its rules say is better for the player.
 * Of an outside studio's, bets that no win has decided are given back with their exact cash and bonus, decided ones stand.
 * A transaction a round, so that no two players wait for each other, and one that fails holds up no other. Returns how many.
 */
export const finishStaleRounds = async (ctx: ServerContext): Promise<number> => {
  const before = new Date(ctx.clock.now().getTime() - openMsMax);
  let finished = 0;
  let last: string | null = null;
  for (;;) {
    const stale: StaleRow[] = await ctx.db.query<StaleRow>(listStaleRounds, [before, last]);
    for (const row of stale) if (await finishOrTell(ctx, row)) finished += 1;
    // Those that stay open, whatever keeps them, are passed: behind them wait others.
    last = stale.at(-1)?.id ?? null;
    if (stale.length < stalePage) return finished;
  }
};

const finishOrTell = async (ctx: ServerContext, row: StaleRow): Promise<boolean> => {
  try {
    return await finish(ctx, row);
  } catch (error) {
    if (error instanceof DatabaseUnavailable) throw error;
    ctx.log.error({ roundId: row.id, err: error }, 'a round could not be finished');
    return false;
  }
};

const finish = async (
  ctx: ServerContext,
  { id, player_id: playerId, is_house: isHouse }: StaleRow,
): Promise<boolean> => {
  if (isHouse) return finishStateful(ctx, playerId, id);
  const [row] = await ctx.db.query<{ finished: boolean }>(finishRound, [id, ctx.clock.now()]);
  return row?.finished ?? false;
};
