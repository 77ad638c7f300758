import { wanted } from './modal.ts';

/** Where to go after signing in; null is where the player is. */
export const pathWanted = (): string | null => wanted().split(' ')[0] || null;

/** The name of the game that is waiting behind the sign-in; empty where none is. */
export const gameWanted = (): string => wanted().replace(/^\S* ?/, '');
