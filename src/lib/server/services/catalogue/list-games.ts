import type { ResponseOf } from '#contract/call.ts';
import type { listGames, listTopGames } from '#contract/games/catalogue.ts';
import { gameCategories } from '#domain/catalogue/game.ts';
import type { Shelf } from '#domain/catalogue/shelf.ts';
import type { ShelfListName } from '#domain/shelf/order.ts';
import type { ServerContext } from '../../context.ts';
import { Recent } from '../games/hints.ts';
import { type HeldGames, keyOfHeld } from '../shelf/held-games.ts';
import { houseShelf, servedList } from '../shelf/house-shelf.ts';
import { presentGame } from './present-game.ts';

const present = (shelf: Pick<Shelf, 'games' | 'segments'>): ResponseOf<typeof listGames> => {
  const bySegment = new Map(shelf.segments.map(({ id }) => [id, [] as string[]]));
  for (const { id, segments } of shelf.games) for (const segment of segments) bySegment.get(segment)?.push(id);
  const byCategory = Map.groupBy(shelf.games, ({ category }) => category);
  return {
    games: shelf.games.map(presentGame),
    segments: shelf.segments.map(({ id, name }) => ({ id, name, gameIds: bySegment.get(id) ?? [] })),
    categories: gameCategories.map((id) => ({ id, count: byCategory.get(id)?.length ?? 0 })),
  };
};

/** By the games that are left out. A shelf may have thousands of games, and a few countries in which others of them are hidden. */
const made = new WeakMap<Shelf, Recent<ResponseOf<typeof listGames>>>();
const madeMax = 6;

/** The whole shelf but for games that are held, made once for each such moment and country. Categories in the specification's order. */
export function wholeCatalogue(
  { catalogue }: Pick<ServerContext, 'catalogue'>,
  held: HeldGames,
): ResponseOf<typeof listGames> {
  const known = made.get(catalogue) ?? new Recent(madeMax);
  made.set(catalogue, known);
  const key = keyOfHeld(held);
  const answer =
    known.get(key) ??
    present({ games: catalogue.games.filter(({ id }) => !held.ids.has(id)), segments: catalogue.segments });
  known.set(key, answer);
  return answer;
}

/** One of the shelf's lists, as people arranged it, without games that are held. */
export const gameList = async (
  ctx: ServerContext,
  list: ShelfListName,
  { ids }: HeldGames,
): Promise<ResponseOf<typeof listTopGames>> => ({
  games: servedList(ctx, await houseShelf(ctx), list, (id) => ids.has(id)).map(presentGame),
});
