import type { Json } from '#domain/games/game.ts';
import type { ServerContext } from '../../context.ts';
import { findOpenRound, type RoundRow, saveRoundState } from '../../db/queries/rounds.ts';
import type { PlayerSession } from '../caller.ts';

/** The round of a game that waits for this player, as it was left, whatever session it was begun in (GLI-19 4.16). */
export const resumeRound = async (
  ctx: ServerContext,
  player: PlayerSession,
  gameId: string,
): Promise<RoundRow | undefined> => {
  const [row] = await ctx.db.query<RoundRow>(findOpenRound, [player.playerId, gameId]);
  return row;
};

/** Stores where an open round stands and what the player may see of it. False when it is not open, or not the player's. */
export const saveRound = async (
  ctx: ServerContext,
  player: PlayerSession,
  roundId: string,
  state: Json,
  view: Json,
): Promise<boolean> => {
  const values = [roundId, player.playerId, JSON.stringify(state), JSON.stringify(view)];
  return (await ctx.db.query(saveRoundState, values)).length > 0;
};
