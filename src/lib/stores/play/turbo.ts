import { atom } from 'nanostores';

/** Whether results are shown without their run-up: the player's wish, where the table offers it. Forgotten with the page. */
export const $turbo = atom(false);

export const setTurbo = (wanted: boolean): void => $turbo.set(wanted);
