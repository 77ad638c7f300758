import { pickRows } from '#domain/catalogue/pick-rows.ts';
import { catalogue, gamesOf } from '../../catalogue.ts';

// The top games come first, so that their places are true.
const [top = [], featured = [], hero = [], fresh = []] = pickRows([
  { ids: catalogue.top, count: 7 },
  { ids: catalogue.featured, count: 1 },
  { ids: catalogue.main, count: 5 },
  { ids: catalogue.new, count: 6 },
]);

/** How wide a card of the hand is. */
export const handSizes = '(min-width: 96rem) 18rem, (min-width: 48rem) 19vw, 31vw';

/** The games of the first screen's hand of cards. */
export const heroGames = gamesOf(hero);
export const topGames = gamesOf(top);
export const newGames = gamesOf(fresh);
/** What the house puts forward at the moment; undefined where its list is empty. */
export const [featuredGame] = gamesOf(featured);
