import { $modal, openModal } from '../shell/modal.ts';
import { showSuccess } from '../shell/toasts.ts';
import { keepFavorite, type LikedGame, toggleFavorite } from './favorites.ts';

/** What a visitor liked, kept in the tab while they sign in for it. */
const key = 'faceup:favorite-wish';

const isSignedIn = (): boolean => /(?:^|;\s*)signed_in=1/.test(document.cookie);

export const isLikedGame = (value: unknown): value is LikedGame =>
  typeof value === 'object' &&
  value !== null &&
  ['id', 'launchId', 'category', 'name', 'provider'].every((name) => typeof Reflect.get(value, name) === 'string');

const forgetWish = (): void => sessionStorage.removeItem(key);

/** Asks to sign in for a game that is to be liked. Closing the dialog forgets it. */
const signInToLike = (game: LikedGame): void => {
  sessionStorage.setItem(key, JSON.stringify(game));
  openModal('sign-in');
  const stop = $modal.listen((name) => {
    if (name !== null) return;
    stop();
    // Leaving the page closes the dialog too: who signed in left for what they wanted.
    if (!isSignedIn()) forgetWish();
  });
};

/** Presses a heart: a player likes the game or takes that back, a visitor signs in for it. */
export const pressFavorite = async (game: LikedGame): Promise<void> => {
  if (isSignedIn()) await toggleFavorite(game);
  // The hint outlives a session that ran out, and goes with the refusal.
  if (!isSignedIn()) signInToLike(game);
};

/** Likes what a visitor wanted to like, once they are signed in. */
export const fulfilWish = async (): Promise<void> => {
  const text = sessionStorage.getItem(key);
  if (text === null) return;
  forgetWish();
  const game: unknown = JSON.parse(text);
  if (!isLikedGame(game)) return;
  if (await keepFavorite(game)) showSuccess('favorite_added', { name: game.name });
};
