import type { Found } from '#domain/catalogue/facets.ts';
import type { Filters } from '#domain/catalogue/filters.ts';
import type { CatalogueGame } from '#domain/catalogue/game.ts';
import { type FoundNames, searchGames } from '#domain/catalogue/search.ts';
import { indexNames } from '#domain/catalogue/search-index.ts';
import { catalogue, studios } from '#layouts/catalogue.ts';
import { findOnShelf } from './shelves.ts';

const games = indexNames(catalogue.games.map(({ name }) => name));
const makers = indexNames(studios.map(({ name }) => name));

/** With a typing error in it a text is close to many names: the closest are enough. */
const misspeltMax = 48;

/**
 * The games that a typed text means, best first: those whose name contains it, then those of studios whose name does, then the same
 * for its words in whatever order. Only where there is none, names that come near it.
 */
const gamesCalled = (text: string): readonly CatalogueGame[] => {
  const named = searchGames(games, text, catalogue.games.length, misspeltMax);
  const made = searchGames(makers, text, studios.length, misspeltMax);
  const part = (from: (found: FoundNames) => number, to: (found: FoundNames) => number | undefined) => [
    ...named.names.slice(from(named), to(named)).flatMap((at) => catalogue.games[at] ?? []),
    ...made.names.slice(from(made), to(made)).flatMap((at) => studios[at]?.games ?? []),
  ];
  const sureOf = ({ exact, worded }: FoundNames): number => exact + worded;
  const sure = [
    ...part(
      () => 0,
      ({ exact }) => exact,
    ),
    ...part(({ exact }) => exact, sureOf),
  ];
  if (sure.length > 0) return [...new Set(sure)];
  const near = part(sureOf, () => undefined);
  return [...new Set(near)].slice(0, misspeltMax);
};

/** What typed text and filters leave of the catalogue, without the games that are held. */
export const searchShelf = (filters: Filters, held: ReadonlySet<string>): Found =>
  findOnShelf(filters, filters.q === '' ? undefined : gamesCalled(filters.q), held);
