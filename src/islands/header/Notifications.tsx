import { t } from '#i18n/client.ts';
import { cx } from '#ui/cx.ts';
import { Icon } from '#ui/Icon.tsx';

const panel =
  'fixed inset-auto top-16 right-4 m-0 w-72 max-w-[calc(100vw-2rem)] rounded-lg border border-ink-600 bg-ink-700 p-4 text-sm shadow-float open:animate-rise';

/** The bell: highlighted while the email is unconfirmed, with what it has to say in its menu. */
export function Notifications({ confirmed }: { confirmed: boolean }) {
  return (
    <>
      <button
        type="button"
        popoverTarget="notifications"
        aria-label={confirmed ? t('account.notifications') : t('account.notifications_some')}
        className={cx(
          'relative grid size-11 shrink-0 place-items-center rounded-md hover:bg-ink-600',
          confirmed ? 'text-ivory-300' : 'text-brass-bright',
        )}
      >
        <Icon name="bell" />
        {!confirmed && <span className="absolute top-2 right-2 size-2 rounded-full bg-brass" />}
      </button>
      <div id="notifications" popover="auto" className={panel}>
        {confirmed ? (
          <p className="text-ivory-300">{t('account.no_notifications')}</p>
        ) : (
          <p>
            <a href="/profile" className="underline underline-offset-4 hover:text-brass-bright">
              {t('account.verify_email')}
            </a>
          </p>
        )}
      </div>
    </>
  );
}
