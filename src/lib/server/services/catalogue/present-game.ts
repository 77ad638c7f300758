import type { CatalogueGame } from '#domain/catalogue/game.ts';

/** A game of the catalogue as the calls show it. A game without an image identifier has null there. */
export const presentGame = ({ id, name, provider, imageId, category, ...facts }: CatalogueGame) => ({
  id,
  launchId: id,
  name,
  provider,
  imageId: imageId === '' ? null : imageId,
  category,
  addedOn: facts.addedOn,
  rtp: facts.rtp,
  volatility: facts.volatility,
  features: [...facts.features],
});
