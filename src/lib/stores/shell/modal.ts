import { atom } from 'nanostores';

const names = [
  'sign-in',
  'sign-up',
  'deposit',
  'search',
  'categories',
  'choose-currency',
  'forgot-password',
  'reset-password',
  'promotion',
  'game',
] as const;

/** The dialogs that open from anywhere; they are no routes. */
export type ModalName = (typeof names)[number];

/** The open dialog, or none. */
export const $modal = atom<ModalName | null>(null);

/**
 * Where a player goes who wanted to go there and had to sign in first: a path and, after a space, the name of the game that is played
 * there, if it is one. Paths have no spaces. Empty: nowhere else.
 */
let wantedAfterSignIn = '';

export const openModal = (name: ModalName): void => $modal.set(name);

/** Asks to sign in, and leads to `path` then, where `game` is played. Closing the dialog forgets it; signing up leads home, as specified. */
export const openSignInFor = (path: string, game = ''): void => {
  wantedAfterSignIn = `${path} ${game}`;
  openModal('sign-in');
};

export const closeModal = (): void => {
  wantedAfterSignIn = '';
  $modal.set(null);
};

/** What waits behind the sign-in, as `wanted.ts` reads it. */
export const wanted = (): string => wantedAfterSignIn;

export const isModalName = (text: string | null | undefined): text is ModalName =>
  (names as readonly (string | null | undefined)[]).includes(text);

/** Where one page leaves word for the next (`wanted.ts`). */
export const handoverKey = 'faceup:open-modal';
export const wantedKey = 'faceup:wanted-path';

/** The dialog the page before asked for; asked once, then forgotten. With it comes where to go after signing in. */
export const takeModalOfLastPage = (): ModalName | null => {
  const name = sessionStorage.getItem(handoverKey);
  if (name !== null) sessionStorage.removeItem(handoverKey);
  if (name === 'sign-in') wantedAfterSignIn = sessionStorage.getItem(wantedKey) ?? '';
  sessionStorage.removeItem(wantedKey);
  return isModalName(name) ? name : null;
};
