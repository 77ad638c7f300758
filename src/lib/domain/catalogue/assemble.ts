import { type Catalogue, type CatalogueGame, type GameSegment, gameCategories } from './game.ts';
import { featuredImageCount } from './snapshot-lists.ts';

/** Games of the lists of the top and of what is new. */
const listLength = 12;

export type Offered = {
  /** As the aggregators offer them, the oldest first. */
  readonly games: readonly CatalogueGame[];
  readonly segments: readonly GameSegment[];
  /** Game ids, most played first. What is not among them keeps its place in `before`. */
  readonly popularity: readonly string[];
  /** The catalogue as it stands: its order, and what the house puts forward, which an editor may have changed. */
  readonly before: Pick<Catalogue, 'games' | 'featured'> | undefined;
};

/** Most played first, then in the order so far, then as offered. */
const byPopularity = ({ games, popularity, before }: Offered): CatalogueGame[] => {
  const order = [
    ...new Set([...popularity, ...(before?.games.map(({ id }) => id) ?? []), ...games.map(({ id }) => id)]),
  ];
  const byId = new Map(games.map((game) => [game.id, game]));
  return order.flatMap((id) => byId.get(id) ?? []);
};

/** The newest day first; of one day, what was offered last. */
const newest = (offered: readonly CatalogueGame[]): CatalogueGame[] =>
  offered.toReversed().sort((a, b) => (a.addedOn === b.addedOn ? 0 : a.addedOn < b.addedOn ? 1 : -1));

/** One game of each category, the most played: the shelf of the home page. */
const oneOfEach = (games: readonly CatalogueGame[]): CatalogueGame[] =>
  gameCategories.flatMap((category) => games.find((game) => game.category === category) ?? []);

/** What the house puts forward: kept as it is, gaps filled with the most played games. Each needs a picture to show. */
const featuredOf = (games: readonly CatalogueGame[], before: readonly string[]): CatalogueGame[] => {
  const pictured = games.filter(({ imageId }) => imageId !== '');
  const kept = [...new Set(before)].flatMap((id) => pictured.find((game) => game.id === id) ?? []);
  return [...kept, ...pictured.filter((game) => !kept.includes(game))].slice(0, featuredImageCount);
};

const idsOf = (games: readonly CatalogueGame[]): string[] => games.map(({ id }) => id);

/** The catalogue of an offer: its order and its lists. The same offer gives the same catalogue. */
export const assembleCatalogue = (offered: Offered): Catalogue => {
  const games = byPopularity(offered);
  const featured = featuredOf(games, offered.before?.featured ?? []);
  return {
    games,
    segments: offered.segments,
    top: idsOf(games.slice(0, listLength)),
    main: idsOf(oneOfEach(games)),
    featured: idsOf(featured),
    new: idsOf(newest(offered.games).slice(0, listLength)),
    featuredImages: featured.map(({ imageId }) => imageId),
  };
};
