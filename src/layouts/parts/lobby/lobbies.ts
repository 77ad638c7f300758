import type { Found } from '#domain/catalogue/facets.ts';
import { type Filters, type GameList, noFilters } from '#domain/catalogue/filters.ts';
import { type GameCategory, gameCategories } from '#domain/catalogue/game.ts';
import { pageCountOf } from '#domain/catalogue/pages.ts';
import { categoryPathOf, studioPathOf } from '#domain/catalogue/paths.ts';
import { t } from '#i18n/server.ts';
import { catalogue, studios } from '#layouts/catalogue.ts';
import { findOnShelf } from './shelves.ts';

/** A list of games with pages of its own: everything that the pages of lists differ in. */
export type Lobby = {
  readonly path: string;
  readonly heading: string;
  /** One sentence on what the list holds. */
  readonly lead: string;
  /** What the list itself asks of the shelf, before a visitor chooses anything. */
  readonly base: Filters;
};

const list = (path: string, name: GameList): Lobby => ({
  path,
  heading: t(`lobbies.list.${name}`),
  lead: t(`lobbies.lead.${name}`),
  base: { ...noFilters, list: name },
});

export const allGames: Lobby = {
  path: '/games/all',
  heading: t('lobbies.list.all'),
  lead: t('lobbies.lead.all'),
  base: noFilters,
};

/** The lists that the catalogue itself names. */
export const gameListLobbies: readonly Lobby[] = [
  list('/games/top', 'top'),
  list('/games/new-games', 'new'),
  list('/games/featured-games', 'featured'),
];

const categoryLobby = (category: GameCategory): Lobby => ({
  path: categoryPathOf(category),
  heading: t(`lobby.category.${category}`),
  lead: t(`lobbies.lead.${category}`),
  base: { ...noFilters, category: [category] },
});

export const categoryLobbies: readonly Lobby[] = gameCategories.map(categoryLobby);

/** Studios whose returns are their own word: only those of the house are computed here. */
const outsideStudios = new Set(catalogue.games.flatMap(({ outside, provider }) => (outside ? [provider] : [])));

const studioLobby = (name: string): Lobby => ({
  path: studioPathOf(name),
  heading: name,
  lead: t(outsideStudios.has(name) ? 'lobbies.lead.studio_outside' : 'lobbies.lead.studio', { name }),
  base: { ...noFilters, studio: [name] },
});

/** What a list holds while nobody narrows it; found once, since each of its pages asks. */
export const contentsOf = (lobby: Lobby): Found => {
  const found = contents.get(lobby) ?? findOnShelf(lobby.base);
  contents.set(lobby, found);
  return found;
};
const contents = new Map<Lobby, Found>();

type PagePath = {
  readonly params: Readonly<Record<string, string>>;
  readonly props: { readonly lobby: Lobby; readonly page: number };
};

/** The static pages of lists: the first ones, or all further ones; `name` is their place in the page's file name. */
const pathsOf = (lobbies: readonly Lobby[], name: string, which: 'first' | 'further'): PagePath[] =>
  lobbies.flatMap((lobby) => {
    const segment = decodeURIComponent(lobby.path.split('/').at(-1) ?? '');
    if (which === 'first') return [{ params: { [name]: segment }, props: { lobby, page: 1 } }];
    return Array.from({ length: pageCountOf(contentsOf(lobby).games.length) - 1 }, (_, index) => ({
      params: { [name]: segment, page: String(index + 2) },
      props: { lobby, page: index + 2 },
    }));
  });

const namedLobbies = [allGames, ...gameListLobbies, ...categoryLobbies];

/** `/games/{list}`, and its further pages. */
export const listPaths = (which: 'first' | 'further'): PagePath[] => pathsOf(namedLobbies, 'list', which);

/** `/games/all/{providerName}`, and its further pages. */
export const studioPaths = (which: 'first' | 'further'): PagePath[] =>
  pathsOf(
    studios.map(({ name }) => studioLobby(name)),
    'studio',
    which,
  );
