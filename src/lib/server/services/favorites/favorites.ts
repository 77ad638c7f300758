import type { ResponseOf } from '#contract/call.ts';
import type { listFavoriteGames } from '#contract/profile/favorites.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { ServerContext } from '../../context.ts';
import {
  addFavorite,
  type FavoriteRow,
  listFavorites,
  lockFavorites,
  removeFavorite,
} from '../../db/queries/favorites.ts';
import type { PlayerSession } from '../caller.ts';
import type { HeldGames } from '../shelf/held-games.ts';

export type Favorite = ResponseOf<typeof listFavoriteGames>[number];

/** As many as a person can look through. */
export const favoritesMax = 500;

/**
 * The player's own, newest first. What the catalogue says now counts; a game it no longer has is told as it was known. Those that are `held` are left out as of
 * every list, and stay favourites: they are told again once they can be opened.
 */
export async function favoritesOf(
  ctx: ServerContext,
  session: PlayerSession,
  { ids: held }: Pick<HeldGames, 'ids'>,
): Promise<Favorite[]> {
  const rows = await ctx.db.query<FavoriteRow>(listFavorites, [session.playerId]);
  return rows.filter((row) => !held.has(row.game_id)).map((row) => present(ctx, row));
}

/** Adds a game of the shelf by its id alone. The same again changes nothing. */
export async function addFavoriteOf(
  ctx: ServerContext,
  session: PlayerSession,
  id: string,
): Promise<Result<Favorite, 'game_unknown' | 'too_many'>> {
  const game = ctx.catalogue.byId.get(id);
  if (game === undefined) return fail('game_unknown');
  const { category, name, provider } = game;
  const values = [session.playerId, id, category, name, provider, ctx.clock.now(), favoritesMax];
  const isThere = await ctx.db.transaction(async (tx) => {
    await tx.query(lockFavorites, [session.playerId]);
    return (await tx.query(addFavorite, values)).length > 0;
  });
  return isThere
    ? ok(present(ctx, { game_id: id, category, name, provider }))
    : fail('too_many', { max: favoritesMax });
}

/** Removes one of the player's own. Another player's is not found, like one that never was. */
export async function removeFavoriteOf(
  ctx: ServerContext,
  session: PlayerSession,
  id: string,
): Promise<Result<undefined, 'not_found'>> {
  const rows = await ctx.db.query(removeFavorite, [session.playerId, id]);
  return rows.length === 0 ? fail('not_found') : ok(undefined);
}

const present = (ctx: ServerContext, row: FavoriteRow): Favorite => {
  const game = ctx.catalogue.byId.get(row.game_id);
  const { category, name, provider } = game ?? row;
  const imageId = game === undefined || game.imageId === '' ? null : game.imageId;
  return { id: row.game_id, launchId: row.game_id, category, name, provider, imageId, listed: game !== undefined };
};
