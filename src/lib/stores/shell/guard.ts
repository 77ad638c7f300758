import { $session, loadSession } from '../session/session.ts';
import { openModalOnNextPage } from './modal.ts';
import { replaceWith } from './navigation.ts';

/** How long a page waits for the status before it gives up (specification, sections 4 and 9). */
const guardWaitMs = { profile: 3_000, game: 5_000 } as const;
export type GuardedPage = keyof typeof guardWaitMs;

/** Sends the visitor to the home page, where the sign-in dialog opens; signing in leads back to the page that was asked for. */
const leaveForSignIn = (): void => {
  openModalOnNextPage('sign-in', window.location.pathname + window.location.search);
  replaceWith('/');
};

/**
 * Watches a page that only a player may see: when nobody is signed in after the page's wait, leaves for sign-in.
 * Returns the function that stops watching.
 */
export const guardPage = (page: GuardedPage): (() => void) => {
  void loadSession();
  const timer = setTimeout(() => {
    if (!$session.get().authenticated) leaveForSignIn();
  }, guardWaitMs[page]);
  return () => clearTimeout(timer);
};
