import { type Fail, fail } from '#domain/result.ts';
import type { ServerContext } from '../../context.ts';
import { readHeld } from '../../db/queries/game-settings.ts';
import type { PlayerSession } from '../caller.ts';

export type HeldCode = 'game_off' | 'game_hidden';

/** Why the house does not let this player open a game from `country` (null: not known); undefined where it does. A round that waits may be finished. */
export async function heldFrom(
  ctx: Pick<ServerContext, 'db' | 'clock'>,
  player: PlayerSession,
  gameId: string,
  demo: boolean,
  country: string | null,
): Promise<Fail<HeldCode> | undefined> {
  const values = [gameId, player.playerId, player.sessionId, country, demo, ctx.clock.now()];
  const [row] = await ctx.db.query<{ code: HeldCode | null }>(readHeld, values);
  return row?.code ? fail(row.code) : undefined;
}
