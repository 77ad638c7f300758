import type { CatalogueGame } from './game.ts';

/** The games of the house's own studios. Each id is one of `#domain/games/registry.ts`. */
export const houseGames: readonly CatalogueGame[] = [
  {
    id: 'roulette-european',
    name: 'European Roulette',
    provider: 'Meridian Tables',
    imageId: 'meridian:EuropeanRoulette',
    category: 'roulette',
  },
];
