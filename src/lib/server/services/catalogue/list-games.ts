import type { ResponseOf } from '#contract/call.ts';
import type { listGames, listTopGames } from '#contract/games/catalogue.ts';
import { gameCategories } from '#domain/catalogue/game.ts';
import { gamesOfList, type Shelf } from '#domain/catalogue/shelf.ts';
import { presentGame } from './present-game.ts';

type ListName = 'top' | 'main' | 'featured' | 'new';

const made = new WeakMap<Shelf, ResponseOf<typeof listGames>>();

const present = (shelf: Shelf): ResponseOf<typeof listGames> => {
  const bySegment = new Map(shelf.segments.map(({ id }) => [id, [] as string[]]));
  for (const { id, segments } of shelf.games) for (const segment of segments) bySegment.get(segment)?.push(id);
  const byCategory = Map.groupBy(shelf.games, ({ category }) => category);
  return {
    games: shelf.games.map(presentGame),
    segments: shelf.segments.map(({ id, name }) => ({ id, name, gameIds: bySegment.get(id) ?? [] })),
    categories: gameCategories.map((id) => ({ id, count: byCategory.get(id)?.length ?? 0 })),
  };
};

/** The whole shelf, made once: it is the same until the process ends. Categories in the specification's order. */
export const wholeCatalogue = (shelf: Shelf): ResponseOf<typeof listGames> => {
  const answer = made.get(shelf) ?? present(shelf);
  made.set(shelf, answer);
  return answer;
};

/** One of the shelf's lists, in its order. */
export const gameList = (shelf: Shelf, list: ListName): ResponseOf<typeof listTopGames> => ({
  games: gamesOfList(shelf, shelf[list]).map(presentGame),
});
