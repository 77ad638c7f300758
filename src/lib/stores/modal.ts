import { atom } from 'nanostores';

/** The dialogs that open from anywhere; they are no routes. */
export type ModalName = 'sign-in' | 'sign-up' | 'deposit';

/** The open dialog, or none. */
export const $modal = atom<ModalName | null>(null);

export const openModal = (name: ModalName): void => $modal.set(name);
export const closeModal = (): void => $modal.set(null);

const names: readonly string[] = ['sign-in', 'sign-up', 'deposit'] satisfies ModalName[];
export const isModalName = (text: string | null | undefined): text is ModalName =>
  typeof text === 'string' && names.includes(text);

const handoverKey = 'faceup:open-modal';

/** Leaves word for the next page to open a dialog: a guard that sends a visitor away uses it. */
export const openModalOnNextPage = (name: ModalName): void => sessionStorage.setItem(handoverKey, name);

/** The dialog the page before asked for; asked once, then forgotten. */
export const takeModalOfLastPage = (): ModalName | null => {
  const name = sessionStorage.getItem(handoverKey);
  if (name !== null) sessionStorage.removeItem(handoverKey);
  return isModalName(name) ? name : null;
};
