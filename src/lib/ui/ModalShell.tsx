import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { cx } from './cx.ts';

type ModalShellProps = {
  /** Called for Escape and a press outside. The parent takes the dialog away. */
  onClose: () => void;
  /** The id of what names the dialog. */
  labelledBy: string;
  /** Its place and size. */
  className: string;
  children: ReactNode;
};

/**
 * What all dialogs share, on the browser's own `<dialog>`: the page behind is inert and does not scroll, focus stays inside
 * and goes back to where it was, Escape and a press outside close it.
 */
export function ModalShell({ onClose, labelledBy, className, children }: ModalShellProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);

  useEffect(() => {
    const element = dialog.current;
    const opener = document.activeElement;
    if (element !== null && !element.open) element.showModal();
    document.documentElement.classList.add('overflow-hidden');
    return () => {
      element?.close();
      // A dialog may lie above another.
      if (document.querySelector('dialog[open]') === null) document.documentElement.classList.remove('overflow-hidden');
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);

  // A press that begins inside (selecting text) and ends outside does not close.
  const isOutside = (event: MouseEvent): boolean => event.target === dialog.current;

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape (onCancel) is the key that a press outside stands for
    <dialog
      ref={dialog}
      aria-labelledby={labelledBy}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onMouseDown={(event) => {
        pressedOutside.current = isOutside(event);
      }}
      onClick={(event) => {
        if (pressedOutside.current && isOutside(event)) onClose();
      }}
      className={cx(
        'border-ink-600 bg-ink-700 p-0 text-ivory-100 shadow-float animate-rise backdrop:bg-ink-900/80 backdrop:animate-fade',
        className,
      )}
    >
      {children}
    </dialog>
  );
}

/** Marks the control that a dialog puts the focus on when it opens, instead of its close button. */
export const focusFirst = (control: HTMLElement | null): void => control?.setAttribute('autofocus', '');
