import { $session, loadSession } from '../session/session.ts';
import { $modal, type ModalName } from './modal.ts';
import { replaceWith } from './navigation.ts';
import { isResetting } from './resetting.ts';
import { openModalOnNextPage } from './wanted.ts';

/** How long a page waits for the status before it gives up (specification, sections 4 and 9). */
const guardWaitMs = { profile: 3_000, game: 5_000 } as const;
export type GuardedPage = keyof typeof guardWaitMs;

/**
 * Sends the visitor to the home page, where the sign-in dialog opens and names the game; signing in leads back to the page that was
 * asked for.
 */
const leaveForSignIn = (game: string): void => {
  openModalOnNextPage('sign-in', `${window.location.pathname}${window.location.search} ${game}`);
  replaceWith('/');
};

const ways: readonly (ModalName | null)[] = ['sign-in', 'sign-up', 'forgot-password'];
/** A visitor who is signing in or up already, or sets a new password, is left to it until the dialog is closed. */
const isEntering = (): boolean => isResetting() || ways.includes($modal.get());

/**
 * Watches a page that only a player may see: when nobody is signed in after the page's wait, leaves for sign-in, for which `game` is
 * the name of the page's game. A visitor who is about to sign in here is left alone until that dialog is closed, and a page that is
 * another by then, as from a restricted country, is no longer watched. Returns the function that stops watching.
 */
export const guardPage = (page: GuardedPage, game = ''): (() => void) => {
  void loadSession();
  const watched = document.documentElement;
  const watch = (): (() => void) => {
    let unlisten = (): void => {};
    const check = (): void => {
      if (isEntering()) return;
      unlisten();
      if (!$session.get().authenticated && watched.isConnected) leaveForSignIn(game);
    };
    const timer = setTimeout(() => {
      unlisten = $modal.listen(check);
      check();
    }, guardWaitMs[page]);
    return () => {
      clearTimeout(timer);
      unlisten();
    };
  };
  let stop = watch();
  // A page that is left asks nobody to sign in: neither the next page, by the dialogs that close with this one, nor itself while it
  // comes back whole and is about to be loaded anew.
  const onHide = (): void => stop();
  const onShow = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) stop = watch();
  };
  window.addEventListener('pagehide', onHide, { capture: true });
  window.addEventListener('pageshow', onShow);
  return () => {
    stop();
    window.removeEventListener('pagehide', onHide, { capture: true });
    window.removeEventListener('pageshow', onShow);
  };
};
