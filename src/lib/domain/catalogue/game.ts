/** The categories of the lobby (specification, section 1), in the order in which they are shown. */
export const gameCategories = [
  'card',
  'slots',
  'video_poker',
  'poker',
  'casual',
  'craps',
  'roulette',
  'crash',
  'lottery',
  'fishing',
  'virtual_sports',
  'scratch',
] as const;

export type GameCategory = (typeof gameCategories)[number];

/** How far results swing: by the standard deviation of one stake's return. */
export const volatilities = ['low', 'medium', 'high'] as const;
export type Volatility = (typeof volatilities)[number];

/** What a player may look for in a game, beside its category. */
export const gameFeatures = [
  'free_spins',
  'cascades',
  'ways',
  'lines',
  'side_bets',
  'several_hands',
  'decisions',
  'own_risk',
  'cash_out',
  'shared_round',
  'finite_series',
] as const;
export type GameFeature = (typeof gameFeatures)[number];

/** What names a game: enough for its page, its picture and its place on a shelf. `imageId` may carry a prefix before a colon. */
export type GameName = {
  readonly id: string;
  readonly name: string;
  readonly provider: string;
  readonly imageId: string;
  readonly category: GameCategory;
};

/** The ways in which outside studios speak with the house. */
export const dialectNames = ['hub88', 'valkyrie'] as const;
export type DialectName = (typeof dialectNames)[number];

/** What opening a game of an outside studio takes beside what the shelf says of it. */
export type OutsideGame = {
  readonly dialect: DialectName;
  /** The studio's own id of the game; the house's is `{dialect}-{code}`. */
  readonly code: string;
  /** Where a dialect asks each studio at a path of its own: the path's part; else empty. */
  readonly studio: string;
  /** The studio's picture, a secure address; null when it has none. */
  readonly image: string | null;
  readonly demo: boolean;
  readonly freeRounds: boolean;
  readonly mobile: boolean;
  /** ISO codes of the countries where the studio lets nobody play. */
  readonly blockedCountries: readonly string[];
  /** Codes of the house's currencies in which it is not played. */
  readonly blockedCurrencies: readonly string[];
};

/** A game as the lobby knows it: a row of the catalogue's snapshot. */
export type CatalogueGame = GameName & {
  /** The aggregator's own groups: `table`, `instant`, …; a game may be in several. */
  readonly segments: readonly string[];
  /** The day from which it is on the shelf, YYYY-MM-DD. */
  readonly addedOn: string;
  /** Return to player in percent with two decimals, rounded down: `"97.29"`; null when the studio names none. */
  readonly rtp: string | null;
  readonly volatility: Volatility | null;
  readonly features: readonly GameFeature[];
  /** The picture as a webp of a few dozen bytes, base64: what holds its place until it has come. Empty when there is none. */
  readonly blur: string;
  /** Absent: a game of the house. */
  readonly outside?: OutsideGame | undefined;
};

/** A segment of the aggregator: its id stands in `CatalogueGame.segments`. */
export type GameSegment = { readonly id: string; readonly name: string };

/** The whole shelf. `games` stand in the order of popularity, most played first. */
export type Catalogue = {
  readonly games: readonly CatalogueGame[];
  readonly segments: readonly GameSegment[];
  /** Game ids of each list, in the order in which they are shown. */
  readonly top: readonly string[];
  readonly main: readonly string[];
  readonly featured: readonly string[];
  readonly new: readonly string[];
  /** The image identifiers whose files lie in `/images` (specification, section 7). */
  readonly featuredImages: readonly string[];
};

/** The catalogue as its file holds it. */
export type Snapshot = Catalogue & {
  readonly version: 1;
  /** Who offered the games: the names of the aggregators, in the order in which they were asked. */
  readonly source: string;
  /** When its content last changed, in UTC. */
  readonly writtenAt: string;
};
