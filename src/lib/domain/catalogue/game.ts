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

/** A game as the lobby knows it. `imageId` may carry a prefix before a colon; slug and poster derive from it. */
export type CatalogueGame = {
  readonly id: string;
  readonly name: string;
  readonly provider: string;
  readonly imageId: string;
  readonly category: GameCategory;
};
