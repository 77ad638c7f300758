import { useStore } from '@nanostores/react';
import { t } from '#i18n/client.ts';
import type { Namespace } from '#i18n/keys.ts';
import { useWordsState } from '#i18n/use-words.ts';
import { displayWire } from '#stores/format/money.ts';
import { showTime } from '#stores/format/time.ts';
import { $notifications, type Notification, refreshNotifications } from '#stores/inbox/notifications.ts';
import { openPromotion } from '#stores/promotions/promotion-shown.ts';
import { $eligible, isNoDeposit, offersOf, type Promotion, spinsOf } from '#stores/promotions/promotions.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { placeOfNotification, wordsOfNotification } from './notification-words.ts';

const files: readonly Namespace[] = ['common', 'inbox'];
const line = 'block w-full rounded-md px-3 py-2.5 text-left hover:bg-ink-600';

const Verify = () => (
  <li>
    <a href="/profile" className={line}>
      <span className="block font-semibold">{t('account.verify_email')}</span>
      <span className="mt-0.5 block text-ivory-300">{t('inbox.bell_verify_hint')}</span>
    </a>
  </li>
);

/** What a promotion brings at most, in a line. */
const gist = (promotion: Promotion): string => {
  const spins = spinsOf(promotion);
  const [bonus] = promotion.config.cashBonus;
  if (isNoDeposit(promotion) || bonus === undefined) return t('inbox.promo_spins', { spins });
  const facts = { amount: displayWire(bonus.maximumBonus, bonus.currency), spins };
  return t(spins > 0 ? 'inbox.promo_both' : 'inbox.promo_bonus', facts);
};

/** An offer: free spins for nothing open their dialog, any other leads to the page with its conditions. */
function Offer({ promotion }: { promotion: Promotion }) {
  const body = (
    <>
      <span className="flex items-center gap-2 font-semibold">
        <Icon name="gift" className="size-5 shrink-0 text-brass-bright" />
        {isNoDeposit(promotion) ? gist(promotion) : promotion.config.rules.name}
      </span>
      <span className="figures mt-0.5 block text-ivory-300">
        {isNoDeposit(promotion) ? t('inbox.promo_free') : gist(promotion)}
      </span>
    </>
  );
  return (
    <li>
      {isNoDeposit(promotion) ? (
        <button
          type="button"
          aria-haspopup="dialog"
          popoverTarget="notifications"
          popoverTargetAction="hide"
          className={line}
          onClick={() => openPromotion(promotion)}
        >
          {body}
        </button>
      ) : (
        <a href={`/profile/casino-promotions#${promotion.config.id}`} className={line}>
          {body}
        </a>
      )}
    </li>
  );
}

function Item({ item }: { item: Notification }) {
  const place = placeOfNotification[item.kind];
  const body = (
    <>
      <span className="block">{wordsOfNotification(item)}</span>
      <span className="mt-0.5 flex items-baseline gap-2 text-xs text-ivory-500">
        <time dateTime={item.createdAt}>{showTime(item.createdAt)}</time>
        {!item.read && <span className="font-semibold text-brass-bright">{t('inbox.bell_new')}</span>}
      </span>
    </>
  );
  return (
    <li>
      {place === null ? (
        <button type="button" popoverTarget="chat" className={line}>
          {body}
        </button>
      ) : (
        <a href={place} className={line}>
          {body}
        </a>
      )}
    </li>
  );
}

const Waiting = () => (
  <div aria-busy="true" className="grid gap-2 p-3">
    <Skeleton className="h-[1.3125rem]" />
    <Skeleton className="h-[1.125rem] w-32" />
  </div>
);

/** What the bell has to say: the email that waits to be verified, what is offered, then what happened to the account. */
export function NotificationList({ unconfirmed }: { unconfirmed: boolean }) {
  const words = useWordsState(files);
  const { data, error } = useStore($notifications);
  const offers = offersOf(useStore($eligible).data);
  if (!words) return <Waiting />;
  const items = data?.items ?? [];
  if (data === undefined && error !== undefined)
    return (
      <div className="grid justify-items-start gap-3 p-3">
        <p>{t('inbox.bell_failed')}</p>
        <Button variant="secondary" size="sm" onClick={refreshNotifications}>
          {t('account.retry')}
        </Button>
      </div>
    );
  if (data !== undefined && items.length === 0 && offers.length === 0 && !unconfirmed)
    return <p className="p-3 text-ivory-300">{t('account.no_notifications')}</p>;
  return (
    <>
      <ul>
        {unconfirmed && <Verify />}
        {offers.map((promotion) => (
          <Offer key={promotion.config.id} promotion={promotion} />
        ))}
        {items.map((item) => (
          <Item key={item.id} item={item} />
        ))}
      </ul>
      {data === undefined && <Waiting />}
    </>
  );
}
