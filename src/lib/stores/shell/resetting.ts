import { $modal } from './modal.ts';

/**
 * Whether a mail's link to a new password brought the visitor here: its dialog is open, or will be (layouts/parts/page-start.ts). Its
 * token stands nowhere but in this page: one that is left or loaded anew has lost it.
 */
export const isResetting = (): boolean => $modal.get() === 'reset-password' || 'resetToken' in document.documentElement;

/** Does it now, or as soon as that dialog is closed. */
export const onceReset = (then: () => void): void => {
  if (!isResetting()) {
    then();
    return;
  }
  const unlisten = $modal.listen(() => {
    if (isResetting()) return;
    unlisten();
    then();
  });
};
