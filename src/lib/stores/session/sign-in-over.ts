import { $modal, closeModal, type ModalName } from '../shell/modal.ts';
import { goTo, ownPath } from '../shell/navigation.ts';
import { pathWanted } from '../shell/wanted.ts';
import { $session } from './session.ts';

/** The dialogs that are for who is not signed in. */
const forVisitors: readonly (ModalName | null)[] = ['sign-in', 'sign-up', 'forgot-password'];

/**
 * Closes a dialog for visitors over the page of a player whose status arrived after it had opened, and goes where they wanted to
 * go when they were asked to sign in.
 */
const closeForPlayer = (): void => {
  if (!$session.get().authenticated || !forVisitors.includes($modal.get())) return;
  const path = ownPath(pathWanted());
  closeModal();
  if (path !== null) goTo(path);
};

/** Watches for it from now on; called once the first such dialog is there. Returns what ends that. */
export const watchForPlayer = (): (() => void) => {
  const ends = [$session.listen(closeForPlayer), $modal.listen(closeForPlayer)];
  closeForPlayer();
  return () => {
    for (const end of ends) end();
  };
};
