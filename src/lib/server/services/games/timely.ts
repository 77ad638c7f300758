import type { HouseGame } from '#domain/games/book/registry.ts';
import type { Bet } from '#domain/games/kit/game.ts';
import type { ServerContext } from '../../context.ts';
import { findRound, type RoundRow } from '../../db/queries/rounds.ts';
import { lockPlay } from '../../db/queries/seeds.ts';

type Asked = { readonly playerId: string; readonly roundId: string; readonly bets: readonly Bet[] };

/**
 * Whether bets that follow a timetable are taken at this moment of the house's clock. A round of this id that was placed in time is
 * asked for again, whenever that is: it is answered as it stands.
 */
export const isTimely = async (
  ctx: ServerContext,
  game: HouseGame,
  { playerId, roundId, bets }: Asked,
): Promise<boolean> => {
  if (game.steps !== 'one' || !game.isTakenAt || game.isTakenAt(bets, ctx.clock.now().getTime())) return true;
  return ctx.db.transaction(async (tx) => {
    // The same request may still be under way: behind the player's lock it is stored, or never will be.
    await tx.query(lockPlay, [playerId]);
    return (await tx.query<RoundRow>(findRound, [roundId, playerId])).length > 0;
  });
};
