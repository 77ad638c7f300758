import { gamePathOf } from '#domain/catalogue/slug.ts';
import { catalogue } from './catalogue.ts';

/** The games as the pages of promotions name them and lead to them, most played first. */
export const promotionGames = catalogue.games.map(({ id, name, category, imageId }) => ({
  id,
  name,
  category,
  path: gamePathOf({ id, imageId }),
}));
