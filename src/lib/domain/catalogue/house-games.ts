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
  {
    id: 'roulette-american',
    name: 'American Roulette',
    provider: 'Meridian Tables',
    imageId: 'meridian:AmericanRoulette',
    category: 'roulette',
  },
  {
    id: 'roulette-french',
    name: 'French Roulette',
    provider: 'Meridian Tables',
    imageId: 'meridian:FrenchRoulette',
    category: 'roulette',
  },
  {
    id: 'dice',
    name: 'Dice',
    provider: 'Odd Lot',
    imageId: 'oddlot:Dice',
    category: 'casual',
  },
  {
    id: 'limbo',
    name: 'Limbo',
    provider: 'Odd Lot',
    imageId: 'oddlot:Limbo',
    category: 'casual',
  },
  {
    id: 'mines',
    name: 'Mines',
    provider: 'Odd Lot',
    imageId: 'oddlot:Mines',
    category: 'casual',
  },
  {
    id: 'plinko',
    name: 'Plinko',
    provider: 'Odd Lot',
    imageId: 'oddlot:Plinko',
    category: 'casual',
  },
  {
    id: 'blackjack',
    name: 'Blackjack',
    provider: 'Halden & Rook',
    imageId: 'halden:Blackjack',
    category: 'card',
  },
  {
    id: 'baccarat',
    name: 'Baccarat',
    provider: 'Halden & Rook',
    imageId: 'halden:Baccarat',
    category: 'card',
  },
  {
    id: 'slot-signal-box',
    name: 'Signal Box',
    provider: 'Brass Lantern',
    imageId: 'lantern:SignalBox',
    category: 'slots',
  },
  {
    id: 'keno-40-10',
    name: 'Keno 40/10',
    provider: 'Paper Boat',
    imageId: 'paperboat:Keno',
    category: 'lottery',
  },
  {
    id: 'fishing',
    name: 'Deep Water',
    provider: 'Paper Boat',
    imageId: 'paperboat:DeepWater',
    category: 'fishing',
  },
];
