import type { ServerContext } from '../../context.ts';
import { findNewestNumber, type NewestNumberRow } from '../../db/queries/registers.ts';
import { openNumber, warnOfSealed } from './sealed-number.ts';

/** At the start: whether the number that was sealed last opens with the key of this process. The operator is told where it does not; nothing stops for it. */
export async function tryKeyOfNumbers(
  ctx: Pick<ServerContext, 'db' | 'config' | 'log' | 'failures'>,
): Promise<boolean> {
  const [newest] = await ctx.db.query<NewestNumberRow>(findNewestNumber);
  if (newest === undefined) return true;
  const { player_id: playerId, country, sealed } = newest;
  const opens = openNumber(ctx, playerId, country, sealed) !== null;
  if (!opens) warnOfSealed(ctx, { playerId, country });
  return opens;
}
