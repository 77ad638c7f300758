import { atom } from 'nanostores';

/** Whether the chat's panel was opened on this page; before that nothing of it is loaded, not even its store. */
export const $chatOpened = atom(false);

export const openChat = (): void => $chatOpened.set(true);
