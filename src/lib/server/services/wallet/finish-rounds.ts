import type { ServerContext } from '../../context.ts';
import { finishRound, listStaleRounds } from '../../db/queries/rounds.ts';

const openMsMax = 48 * 60 * 60 * 1000;

/**
 * Finishes rounds that stayed open for 48 hours: bets that no win has decided are given back with their exact cash and
 * bonus, decided ones stand. A transaction a round, so that no two players wait for each other. Returns how many.
 */
export const finishStaleRounds = async (ctx: ServerContext): Promise<number> => {
  const now = ctx.clock.now();
  const stale = await ctx.db.query<{ id: string }>(listStaleRounds, [new Date(now.getTime() - openMsMax)]);
  let finished = 0;
  for (const { id } of stale) {
    const [row] = await ctx.db.query<{ finished: boolean }>(finishRound, [id, now]);
    if (row?.finished) finished += 1;
  }
  return finished;
};
