import type { CatalogueGame, GameCategory } from '#domain/catalogue/game.ts';
import { gamesOfList, shelfOf } from '#domain/catalogue/shelf.ts';
import { catalogueFile, readCatalogue } from '../lib/catalogue/read-catalogue.ts';

/** The shelf that the pages are built from. A faulty file stops the build, and names game and field. */
export const catalogue = shelfOf(readCatalogue(process.env['CATALOGUE_FILE'] || catalogueFile));

/** The games of a list, in its order. */
export const gamesOf = (list: readonly string[]): readonly CatalogueGame[] => gamesOfList(catalogue, list);

const byCategory = Map.groupBy(catalogue.games, ({ category }) => category);

/** The games of a category, most played first. */
export const gamesIn = (category: GameCategory): readonly CatalogueGame[] => byCategory.get(category) ?? [];

export type Studio = { readonly name: string; readonly games: readonly CatalogueGame[] };

/** Every studio once, in the order of the first of its games, with all of them. */
export const studios: readonly Studio[] = [...Map.groupBy(catalogue.games, ({ provider }) => provider)].map(
  ([name, games]) => ({ name, games }),
);
