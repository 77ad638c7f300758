import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { IconButton } from './Button.tsx';
import { cx } from './cx.ts';
import { Icon } from './Icon.tsx';

type DialogProps = {
  open: boolean;
  /** Called for Escape, a press outside and the close button. The parent sets `open` to false. */
  onClose: () => void;
  title: ReactNode;
  /** Name of the close button. */
  closeLabel: string;
  /** A line under the title. */
  lead?: ReactNode;
  size?: 'sm' | 'md' | 'lg';
  /** Shown left of the title, for a back button in a flow. */
  before?: ReactNode;
  children: ReactNode;
};

const sizes = { sm: 'sm:max-w-[26rem]', md: 'sm:max-w-[32rem]', lg: 'sm:max-w-[48rem]' } as const;

/**
 * A modal dialog on the browser's own `<dialog>`: the page behind is inert, focus stays inside and goes back to where it
 * was. On a phone it is a sheet at the bottom edge. The content exists only while it is open.
 */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null;
}

function OpenDialog({ onClose, title, closeLabel, lead, size = 'sm', before, children }: Omit<DialogProps, 'open'>) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);
  const titleId = useId();

  useEffect(() => {
    const element = dialog.current;
    const opener = document.activeElement;
    if (element !== null && !element.open) element.showModal();
    document.documentElement.classList.add('overflow-hidden');
    return () => {
      element?.close();
      document.documentElement.classList.remove('overflow-hidden');
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);

  // A press that begins inside (selecting text) and ends outside does not close.
  const isOutside = (event: MouseEvent): boolean => event.target === dialog.current;

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape (onCancel) is the key that a press outside stands for
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
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
        'm-0 mt-auto max-h-[calc(100dvh-1.5rem)] w-full max-w-full overflow-y-auto overscroll-contain rounded-t-xl border border-b-0 border-ink-600',
        'bg-ink-700 p-0 text-ivory-100 shadow-float animate-rise backdrop:bg-ink-900/80 backdrop:animate-fade',
        'sm:m-auto sm:rounded-xl sm:border-b',
        sizes[size],
      )}
    >
      <div className="p-5 sm:p-8">
        <header className="mb-6 flex items-start gap-2">
          {before}
          <div className="mr-auto pt-1">
            <h2 id={titleId} className="heading text-3xl">
              {title}
            </h2>
            {lead && <p className="mt-2 text-ivory-300">{lead}</p>}
          </div>
          <IconButton label={closeLabel} onClick={onClose} className="-mt-1 -mr-2">
            <Icon name="close" />
          </IconButton>
        </header>
        {children}
      </div>
    </dialog>
  );
}
