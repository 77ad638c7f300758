import { type FacetColumns, facetColumns } from '#domain/catalogue/facet-columns.ts';
import { type Found, findGames } from '#domain/catalogue/facets.ts';
import type { Filters, GameList } from '#domain/catalogue/filters.ts';
import type { CatalogueGame } from '#domain/catalogue/game.ts';
import { catalogue, gamesOf } from '#layouts/catalogue.ts';

/** Each list laid out for narrowing when first asked for, and then kept. */
const shelves = new Map<GameList | 'all', FacetColumns>();

const shelfOfList = (list: GameList | null): FacetColumns => {
  const name = list ?? 'all';
  const shelf = shelves.get(name) ?? facetColumns(list === null ? catalogue.games : gamesOf(catalogue[list]));
  shelves.set(name, shelf);
  return shelf;
};

/**
 * What the filters leave of their list, or of those of its games that are `matches`, with the counts beside each choice; `without` the games of
 * these ids.
 */
export const findOnShelf = (
  filters: Filters,
  matches?: readonly CatalogueGame[],
  without?: ReadonlySet<string>,
): Found => {
  const shelf = shelfOfList(filters.list);
  if (filters.list === null || matches === undefined) return findGames(shelf, filters, matches, without);
  const listed = new Set(shelf.games);
  return findGames(
    shelf,
    filters,
    matches.filter((game) => listed.has(game)),
    without,
  );
};
