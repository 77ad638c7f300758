import { houseLanguage } from '../locale.ts';
import { returnSteps, type Sort } from './filters.ts';
import { type CatalogueGame, gameCategories, gameFeatures, volatilities } from './game.ts';

/** One fact of every game as a number, game by game: what it means is said beside each field. */
type Column = Uint8Array | Uint16Array;

/**
 * A shelf laid out for narrowing: its orders sorted once, its facts as columns of numbers, so that a question costs one pass
 * over them and no text is compared.
 */
export type FacetColumns = {
  /** Most popular first. */
  readonly games: readonly CatalogueGame[];
  /** Places in `games`, in each order. */
  readonly orders: { readonly [Order in Sort]: Uint32Array };
  readonly places: ReadonlyMap<CatalogueGame, number>;
  readonly studios: readonly string[];
  /** Places in `studios`, in `gameCategories`, and in `volatilities` from 1, where 0 is none. */
  readonly studio: Column;
  readonly category: Column;
  readonly volatility: Column;
  /** How many of `returnSteps` a game's return reaches. */
  readonly rtp: Column;
  /** A bit for each of `gameFeatures`. */
  readonly feature: Column;
};

const byName = new Intl.Collator(houseLanguage, { sensitivity: 'base', numeric: true });

/** Lays a shelf out. `games`: most popular first; games of one day keep that order among the new ones. */
export const facetColumns = (games: readonly CatalogueGame[]): FacetColumns => {
  const studios = [...new Set(games.map(({ provider }) => provider))];
  const studioPlaces = new Map(studios.map((name, place) => [name, place]));
  const order = (compare: (a: CatalogueGame, b: CatalogueGame) => number): Uint32Array => {
    const sorted = games.map((game, place) => ({ game, place })).sort((a, b) => compare(a.game, b.game));
    return Uint32Array.from(sorted, ({ place }) => place);
  };
  return {
    games,
    orders: {
      popular: order(() => 0),
      new: order((a, b) => (a.addedOn < b.addedOn ? 1 : a.addedOn > b.addedOn ? -1 : 0)),
      az: order((a, b) => byName.compare(a.name, b.name)),
    },
    places: new Map(games.map((game, place) => [game, place])),
    studios,
    studio: Uint16Array.from(games, ({ provider }) => studioPlaces.get(provider) ?? 0),
    category: Uint8Array.from(games, ({ category }) => gameCategories.indexOf(category)),
    volatility: Uint8Array.from(games, ({ volatility }) =>
      volatility === null ? 0 : 1 + volatilities.indexOf(volatility),
    ),
    rtp: Uint8Array.from(games, ({ rtp }) => returnSteps.filter((step) => rtp !== null && Number(rtp) >= step).length),
    feature: Uint16Array.from(games, ({ features }) => featureBits(features)),
  };
};

/** Features as the bits of `FacetColumns.feature`. */
export const featureBits = (features: readonly CatalogueGame['features'][number][]): number =>
  features.reduce((bits, feature) => bits | (1 << gameFeatures.indexOf(feature)), 0);
