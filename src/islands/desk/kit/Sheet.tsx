import { type ReactNode, useId } from 'react';
import { t } from '#i18n/client.ts';
import { IconButton } from '#ui/Button.tsx';
import { cx } from '#ui/cx.ts';
import { Icon } from '#ui/Icon.tsx';
import { ModalShell } from '#ui/ModalShell.tsx';

type SheetProps = {
  open: boolean;
  /** Called for Escape, a press outside and the close button. What was typed is kept by who holds the form's state. */
  onClose: () => void;
  title: ReactNode;
  lead?: ReactNode;
  wide?: boolean;
  children: ReactNode;
};

/** A sheet at the right edge, over the room: one thing to do, with all that it needs. The content exists only while it is open. */
export const Sheet = ({ open, ...rest }: SheetProps) => (open ? <OpenSheet {...rest} /> : null);

function OpenSheet({ onClose, title, lead, wide = false, children }: Omit<SheetProps, 'open'>) {
  const titleId = useId();
  return (
    <ModalShell
      onClose={onClose}
      labelledBy={titleId}
      className={cx(
        'm-0 ml-auto h-dvh max-h-none w-full overflow-y-auto overscroll-contain border-0 border-l',
        wide ? 'max-w-[48rem]' : 'max-w-[30rem]',
      )}
    >
      <div className="p-6">
        <header className="mb-5 flex items-start gap-2">
          <div className="mr-auto">
            <h2 id={titleId} className="heading text-2xl">
              {title}
            </h2>
            {lead && <p className="mt-1 text-sm text-ivory-300">{lead}</p>}
          </div>
          <IconButton label={t('desk.close')} onClick={onClose} className="-mt-1.5 -mr-2">
            <Icon name="close" />
          </IconButton>
        </header>
        {children}
      </div>
    </ModalShell>
  );
}
