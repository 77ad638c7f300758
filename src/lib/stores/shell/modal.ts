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

/** Where a player goes who wanted to go there and had to sign in first, and the name of the game that it is, if it is one. */
type Wanted = { readonly path: string; readonly game: string | null };

let wantedAfterSignIn: Wanted | null = null;

export const openModal = (name: ModalName): void => $modal.set(name);

/** Asks to sign in, and leads to `path` then, where `game` is played. Closing the dialog forgets it; signing up leads home, as specified. */
export const openSignInFor = (path: string, game: string | null = null): void => {
  wantedAfterSignIn = { path, game };
  openModal('sign-in');
};

export const closeModal = (): void => {
  wantedAfterSignIn = null;
  $modal.set(null);
};

/** Where to go after signing in; null is where the player is. */
export const pathWanted = (): string | null => wantedAfterSignIn?.path ?? null;

/** The name of the game that is waiting behind the sign-in. */
export const gameWanted = (): string | null => wantedAfterSignIn?.game ?? null;

export const isModalName = (text: string | null | undefined): text is ModalName =>
  (names as readonly (string | null | undefined)[]).includes(text);

const handoverKey = 'faceup:open-modal';

const wantedKey = 'faceup:wanted-path';

/** Leaves word for the next page to open a dialog, and where to go after signing in: a guard that sends a visitor away uses it. */
export const openModalOnNextPage = (name: ModalName, wanted: Wanted | null = null): void => {
  sessionStorage.setItem(handoverKey, name);
  if (wanted === null) sessionStorage.removeItem(wantedKey);
  else sessionStorage.setItem(wantedKey, JSON.stringify(wanted));
};

const isWanted = (value: unknown): value is Wanted =>
  typeof value === 'object' &&
  value !== null &&
  'path' in value &&
  typeof value.path === 'string' &&
  'game' in value &&
  (value.game === null || typeof value.game === 'string');

const readWanted = (): Wanted | null => {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(wantedKey) ?? 'null');
    return isWanted(value) ? value : null;
  } catch {
    return null;
  }
};

/** The dialog the page before asked for; asked once, then forgotten. With it comes where to go after signing in. */
export const takeModalOfLastPage = (): ModalName | null => {
  const name = sessionStorage.getItem(handoverKey);
  if (name !== null) sessionStorage.removeItem(handoverKey);
  if (name === 'sign-in') wantedAfterSignIn = readWanted();
  sessionStorage.removeItem(wantedKey);
  return isModalName(name) ? name : null;
};
