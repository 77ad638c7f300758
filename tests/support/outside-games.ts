import type { CatalogueGame, DialectName, OutsideGame } from '#domain/catalogue/game.ts';
import { shelfOf } from '#domain/catalogue/shelf.ts';
import { catalogueFile, readCatalogue } from '../../src/lib/catalogue/read-catalogue.ts';

/** A game from outside as the catalogue has it. */
export const outsideGame = (
  dialect: DialectName,
  code: string,
  name: string,
  said: Partial<OutsideGame> = {},
): CatalogueGame & { readonly outside: OutsideGame } => ({
  id: `${dialect}-${code}`,
  name,
  provider: 'Sandbox Studio',
  imageId: `${dialect}:${dialect}-${code}`,
  category: 'casual',
  segments: [],
  addedOn: '2026-11-01',
  rtp: '95.00',
  volatility: null,
  features: [],
  blur: '',
  outside: {
    dialect,
    code,
    studio: dialect === 'valkyrie' ? 'sandbox' : '',
    image: null,
    demo: dialect === 'hub88',
    freeRounds: false,
    mobile: true,
    blockedCountries: ['US'],
    blockedCurrencies: ['BTC'],
    ...said,
  },
});

export const copperCoin = outsideGame('hub88', 'sandbox_copper_coin', 'Copper Coin');
export const oilLamp = outsideGame('valkyrie', 'sandbox-oil-lamp', 'Oil Lamp');

/** The house's catalogue with games from outside behind its own. */
export const catalogueWith = (...games: readonly CatalogueGame[]) => {
  const house = readCatalogue(catalogueFile);
  return { ...house, source: 'Faceup, Hub88, Valkyrie', games: [...house.games, ...games] };
};

export const shelfWith = (...games: readonly CatalogueGame[]) => shelfOf(catalogueWith(...games));
