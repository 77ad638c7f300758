import type { ResponseOf } from '#contract/call.ts';
import type { listGames, listTopGames } from '#contract/games/catalogue.ts';
import { gameCategories } from '#domain/catalogue/game.ts';
import type { Shelf } from '#domain/catalogue/shelf.ts';
import type { ShelfListName } from '#domain/shelf/order.ts';
import type { ServerContext } from '../../context.ts';
import { type HouseShelf, houseShelf, isOff, servedList } from '../shelf/house-shelf.ts';
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

/** By the names of the games that are off: the same until another one is. */
type Made = { readonly off: string; readonly answer: ResponseOf<typeof listGames> };
const made = new WeakMap<Shelf, Made>();

/** The whole shelf but for games that are off, made once for each such moment. Categories in the specification's order. */
export async function wholeCatalogue(ctx: ServerContext): Promise<ResponseOf<typeof listGames>> {
  const { catalogue } = ctx;
  const off = offNow(ctx, await houseShelf(ctx));
  const known = made.get(catalogue);
  if (known?.off === [...off].join(' ')) return known.answer;
  const answer = present({ games: catalogue.games.filter(({ id }) => !off.has(id)), segments: catalogue.segments });
  made.set(catalogue, { off: [...off].join(' '), answer });
  return answer;
}

const offNow = (ctx: ServerContext, shelf: HouseShelf): ReadonlySet<string> => {
  const now = ctx.clock.now();
  return new Set([...shelf.rules.keys()].filter((id) => isOff(shelf, id, now)));
};

/** One of the shelf's lists, as people arranged it, without games that are off. */
export const gameList = async (ctx: ServerContext, list: ShelfListName): Promise<ResponseOf<typeof listTopGames>> => ({
  games: servedList(ctx, await houseShelf(ctx), list).map(presentGame),
});
