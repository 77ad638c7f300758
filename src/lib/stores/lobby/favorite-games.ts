import { $player, answered, askedAnew, createQuery } from '../calls/query.ts';
import { $heardFavorites, type Favorite, type HeardFavorites, readFavorites } from './favorites.ts';

/**
 * The shown list after another tab changed something: what came stands first, since the newest does, and what went there is gone. What was
 * taken back here keeps its place.
 */
export const listAnew = (shown: readonly Favorite[], { list, before }: HeardFavorites): readonly Favorite[] => {
  const known = new Map(list.map((game) => [game.id, game]));
  const kept = shown.flatMap((game) => known.get(game.id) ?? (before.has(game.id) ? [] : [game]));
  const keptIds = new Set(kept.map(({ id }) => id));
  return [...list.filter(({ id }) => !keptIds.has(id)), ...kept];
};

/** The player's favourites as they were when the page asked: what is taken back stays in its place, to be undone. */
export const $favoriteGames = createQuery<readonly Favorite[]>(['favorite-games', $player], {
  ...askedAnew,
  fetcher: () => answered(readFavorites()),
});

$heardFavorites.listen((heard) => {
  const { data } = $favoriteGames.get();
  if (data !== undefined) $favoriteGames.mutate(listAnew(data, heard));
});
