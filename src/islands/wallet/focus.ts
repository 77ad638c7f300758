import { focusFirst } from '#ui/ModalShell.tsx';

/** The control that a dialog puts the focus on, whether it is there when the dialog opens or comes a moment later. */
export const focusInDialog = (control: HTMLElement | null): void => {
  focusFirst(control);
  control?.focus();
};
