import { lazy, Suspense, useState } from 'react';
import { t } from '#i18n/client.ts';
import { markSeen } from '#stores/inbox/notifications.ts';
import { cx } from '#ui/cx.ts';
import { Icon } from '#ui/Icon.tsx';

const NotificationList = lazy(async () => ({
  default: (await import('./NotificationList.tsx')).NotificationList,
}));

const panel =
  'fixed inset-auto top-16 right-4 m-0 max-h-[min(32rem,calc(100dvh-6rem))] w-96 max-w-[calc(100vw-2rem)] overflow-y-auto overscroll-contain rounded-lg border border-ink-600 bg-ink-700 p-2 text-sm shadow-float open:animate-rise';

/** `lit`: something wants to be seen. `unread`: notifications that were not, which opening the bell marks as seen. */
type BellProps = { lit: boolean; unconfirmed: boolean; unread: number };

/** What the bell shows stands in its name too, for those who speak to it. */
const shownCount = (unread: number): string => (unread > 9 ? '9+' : String(unread));

const labelOf = ({ lit, unread }: BellProps): string => {
  if (unread > 0) return t('account.notifications_unread', { shown: shownCount(unread) });
  return lit ? t('account.notifications_some') : t('account.notifications');
};

/** The bell and its menu, whose content is loaded when it is opened. */
export function Notifications(props: BellProps) {
  const { lit, unconfirmed, unread } = props;
  const [isOpened, setOpened] = useState(false);
  return (
    <>
      <button
        type="button"
        popoverTarget="notifications"
        aria-label={labelOf(props)}
        className={cx(
          'relative grid h-11 w-10 shrink-0 place-items-center rounded-md hover:bg-ink-600 min-[22.5rem]:w-11',
          lit ? 'text-brass-bright' : 'text-ivory-300',
        )}
      >
        <Icon name="bell" />
        {unread > 0 ? (
          <span
            translate="no"
            className="figures absolute top-1 right-0.5 min-w-4 rounded-full bg-brass px-1 text-center text-xs leading-4 font-semibold text-ink-900"
          >
            {shownCount(unread)}
          </span>
        ) : (
          lit && <span className="absolute top-2 right-2 size-2 rounded-full bg-brass" />
        )}
      </button>
      <section
        id="notifications"
        popover="auto"
        aria-label={t('account.notifications')}
        className={panel}
        onToggle={({ newState }) => {
          if (newState !== 'open') return;
          setOpened(true);
          void markSeen();
        }}
      >
        <Suspense fallback={null}>{isOpened && <NotificationList unconfirmed={unconfirmed} />}</Suspense>
      </section>
    </>
  );
}
