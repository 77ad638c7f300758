import type { Catalogue, CatalogueGame } from './game.ts';

/** A catalogue with its games by id. */
export type Shelf = Catalogue & { readonly byId: ReadonlyMap<string, CatalogueGame> };

export const shelfOf = (catalogue: Catalogue): Shelf => ({
  ...catalogue,
  byId: new Map(catalogue.games.map((game) => [game.id, game])),
});

/** The games of a list of ids, in its order. */
export const gamesOfList = (shelf: Shelf, ids: readonly string[]): readonly CatalogueGame[] =>
  ids.flatMap((id) => shelf.byId.get(id) ?? []);
