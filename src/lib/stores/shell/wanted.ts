import { handoverKey, type ModalName, wanted, wantedKey } from './modal.ts';

/** Where to go after signing in; null is where the player is. */
export const pathWanted = (): string | null => wanted().split(' ')[0] || null;

/** The name of the game that is waiting behind the sign-in; empty where none is. */
export const gameWanted = (): string => wanted().replace(/^\S* ?/, '');

/**
 * Leaves word for the next page to open a dialog, and where to go after signing in: a guard that sends a visitor away uses it. `wanted`
 * is a path and, after a space, the name of the game that is played there, if it is one.
 */
export const openModalOnNextPage = (name: ModalName, wanted = ''): void => {
  sessionStorage.setItem(handoverKey, name);
  sessionStorage.setItem(wantedKey, wanted);
};
