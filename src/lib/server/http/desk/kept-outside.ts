import type { ServerContext } from '../../context.ts';

/** What was taken, ended or held stands in the journal outside before it is said to be done: no restore undoes it. */
export const keptOutside = async <T>(ctx: Pick<ServerContext, 'keepJournal'>, done: Promise<T>): Promise<T> => {
  const answer = await done;
  await ctx.keepJournal();
  return answer;
};
