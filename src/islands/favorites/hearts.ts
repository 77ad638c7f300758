import type { GameCategory } from '#domain/catalogue/game.ts';
import { fulfilWish, pressFavorite } from '#stores/lobby/favorite-wish.ts';
import { $favorites, type LikedGame, loadFavorites } from '#stores/lobby/favorites.ts';
import { keepGames } from '#stores/offline/keep-games.ts';

/** Written into the page by `Heart.astro`, which takes it from the catalogue. */
const gameOf = ({ dataset }: HTMLElement): LikedGame => ({
  id: dataset['favorite'] ?? '',
  launchId: dataset['favorite'] ?? '',
  category: dataset['category'] as GameCategory,
  name: dataset['name'] ?? '',
  provider: dataset['provider'] ?? '',
});

const paint = (part: ParentNode, ids: ReadonlySet<string>): void => {
  for (const heart of part.querySelectorAll<HTMLElement>('button[data-favorite]')) {
    const pressed = String(ids.has(heart.dataset['favorite'] ?? ''));
    if (heart.getAttribute('aria-pressed') !== pressed) heart.setAttribute('aria-pressed', pressed);
  }
};

$favorites.listen(({ ids }) => paint(document, ids));
// Cards that a script is about to put into the page (`layouts/parts/lobby/place.ts`) come with their hearts as they are.
document.addEventListener('faceup:cards', ({ detail }) => paint(detail, $favorites.get().ids));

/** What a player likes can be played for play money without a line, as soon as it is known and whenever it changes. */
$favorites.listen(({ state, ids }) => {
  if (state === 'known') void keepGames({ keep: 'favourites', ids: [...ids] });
});

export const pressHeart = (heart: HTMLElement): void => void pressFavorite(gameOf(heart));

/** For a player: what is liked shows, and what was wanted before signing in is liked. */
export const showHearts = async (): Promise<void> => {
  await loadFavorites();
  await fulfilWish();
};
