import type { Found } from '#domain/catalogue/facets.ts';
import type { Filters } from '#domain/catalogue/filters.ts';
import type { CatalogueGame } from '#domain/catalogue/game.ts';
import { searchGames } from '#domain/catalogue/search.ts';
import { indexNames } from '#domain/catalogue/search-index.ts';
import { catalogue, studios } from '#layouts/catalogue.ts';
import { findOnShelf } from './shelves.ts';

const games = indexNames(catalogue.games.map(({ name }) => name));
const makers = indexNames(studios.map(({ name }) => name));

/** With a typing error in it a text is close to many names: the closest are enough. */
const misspeltMax = 48;

/**
 * The games that a typed text means, best first: those whose name contains it, then those of studios whose name does. Only
 * where there is none, names that have it with a typing error.
 */
const gamesCalled = (text: string): readonly CatalogueGame[] => {
  const named = searchGames(games, text, catalogue.games.length, misspeltMax);
  const made = searchGames(makers, text, studios.length, misspeltMax);
  const exact = [
    ...named.names.slice(0, named.exact).flatMap((at) => catalogue.games[at] ?? []),
    ...made.names.slice(0, made.exact).flatMap((at) => studios[at]?.games ?? []),
  ];
  if (exact.length > 0) return [...new Set(exact)];
  const near = [
    ...named.names.flatMap((at) => catalogue.games[at] ?? []),
    ...made.names.flatMap((at) => studios[at]?.games ?? []),
  ];
  return [...new Set(near)].slice(0, misspeltMax);
};

/** What typed text and filters leave of the catalogue. */
export const searchShelf = (filters: Filters): Found =>
  findOnShelf(filters, filters.q === '' ? undefined : gamesCalled(filters.q));
