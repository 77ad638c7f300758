import { type ReactNode, useId } from 'react';
import { IconButton } from './Button.tsx';
import { cx } from './cx.ts';
import { Icon } from './Icon.tsx';
import { ModalShell } from './ModalShell.tsx';

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

/** A modal dialog with a title. On a phone it is a sheet at the bottom edge. The content exists only while it is open. */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null;
}

function OpenDialog({ onClose, title, closeLabel, lead, size = 'sm', before, children }: Omit<DialogProps, 'open'>) {
  const titleId = useId();
  return (
    <ModalShell
      onClose={onClose}
      labelledBy={titleId}
      className={cx(
        'm-0 mt-auto max-h-[calc(100dvh-1.5rem)] w-full max-w-full overflow-y-auto overscroll-contain rounded-t-xl border border-b-0',
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
    </ModalShell>
  );
}
