import { $player, answered, askedAnew, createQuery } from '../calls/query.ts';
import { type Favorite, readFavorites } from './favorites.ts';

/** The player's favourites as they were when the page asked: what is taken back stays in its place, to be undone. */
export const $favoriteGames = createQuery<readonly Favorite[]>(['favorite-games', $player], {
  ...askedAnew,
  fetcher: () => answered(readFavorites()),
});
