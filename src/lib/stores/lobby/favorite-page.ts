import { readPage } from '../calls/page-text.ts';
import { showError } from '../shell/toasts.ts';
import { isLikedGame, pressFavorite } from './favorite-wish.ts';
import { $idsByPath, type LikedGame } from './favorites.ts';

/** What a game's page says of its game (`pages/game/[slug].astro`); null when the page did not come. */
const gameAt = async (path: string): Promise<LikedGame | null> => {
  const page = await readPage(path);
  const text = page.ok ? page.value.querySelector<HTMLElement>('[data-game]')?.dataset['game'] : undefined;
  const game: unknown = text === undefined ? null : JSON.parse(text);
  return isLikedGame(game) ? game : null;
};

/** Presses the heart of a game of which no more is known than its page: names and pictures in a list. */
export const pressFavoriteAt = async (path: string): Promise<void> => {
  const game = await gameAt(path);
  if (game === null) return showError('favorite_failed');
  $idsByPath.set(new Map([...$idsByPath.get(), [path, game.id]]));
  await pressFavorite(game);
};
