import { gameCategories } from '#domain/catalogue/game.ts';
import { packShelves, pickRows } from '#domain/catalogue/pack-shelves.ts';
import { catalogue, gamesIn, gamesOf } from '../../catalogue.ts';

/** From this size on the rows go beyond the edge of the screen, and a category fills a shelf of its own. */
const isLarge = catalogue.games.length >= 100;
const shelfPlaces = 6;

// The top games come first, so that their places are true.
const [top = [], featured = [], hero = [], fresh = []] = pickRows([
  { ids: catalogue.top, count: isLarge ? 10 : 5 },
  { ids: catalogue.featured, count: 5 },
  { ids: catalogue.main, count: 5 },
  { ids: catalogue.new, count: isLarge ? 9 : 6 },
]);

/** How wide a card of the hand is. */
export const handSizes = '(min-width: 96rem) 18rem, (min-width: 48rem) 19vw, 31vw';

/** The games of the first screen's hand of cards. */
export const heroGames = gamesOf(hero);
export const topGames = gamesOf(top);
export const newGames = gamesOf(fresh);
export const featuredGames = gamesOf(featured);

/** The categories with the most played of their games, small ones side by side. `count`: all games of the category. */
export const categoryShelves = packShelves(
  gameCategories.map((category) => {
    const games = gamesIn(category);
    return { category, games: games.slice(0, isLarge ? 8 : shelfPlaces), count: games.length };
  }),
  shelfPlaces,
);
