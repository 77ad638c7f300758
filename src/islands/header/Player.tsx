import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { displayAmount } from '#domain/money/amount.ts';
import { t } from '#i18n/client.ts';
import { useWords } from '#i18n/use-words.ts';
import { $notifications, refreshNotifications } from '#stores/inbox/notifications.ts';
import { $profile } from '#stores/profile/profile.ts';
import { $eligible } from '#stores/promotions/promotions.ts';
import { keepHeader, keptHeader } from '#stores/shell/kept-header.ts';
import { openModal } from '#stores/shell/modal.ts';
import { $funds, $wallet, refreshFunds } from '#stores/wallet/wallet.ts';
import { liveWallet } from '#stores/wallet/wallet-live.ts';
import { Button } from '#ui/Button.tsx';
import { CountingMoney } from '#ui/CountingMoney.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Notifications } from './Notifications.tsx';
import { currencyStyle, depositStyle, Purse } from './Purse.tsx';
import { UserMenu } from './UserMenu.tsx';
import { Waiting } from './Waiting.tsx';

/** Balance, Deposit, notifications and the user's menu of a signed-in player. */
export function Player({ quiet }: { quiet?: boolean | undefined }) {
  const hasWords = useWords();
  const wallet = useStore($wallet);
  const { data: profile } = useStore($profile);
  const { data: inbox } = useStore($notifications);
  const { data: eligible } = useStore($eligible);
  // Keeps the query asked for, and the balance true when the page comes back to the front.
  useStore($funds);
  useEffect(liveWallet, []);
  useEffect(() => {
    const onShow = (): void => {
      if (document.visibilityState !== 'visible') return;
      refreshFunds();
      refreshNotifications();
    };
    document.addEventListener('visibilitychange', onShow);
    return () => document.removeEventListener('visibilitychange', onShow);
  }, []);

  const kept = keptHeader();
  const amount = wallet.known ? displayAmount(wallet.balanceMinor, wallet.currency) : undefined;
  const unconfirmed = profile !== undefined && !profile.confirmed;
  const unread = inbox?.unread ?? 0;
  const isOffered = eligible?.eligible ?? false;
  const isLit = unconfirmed || unread > 0 || isOffered;
  const alert = isLit || (kept?.alert === true && !(profile && inbox && eligible));
  useEffect(() => {
    if (amount !== undefined) keepHeader({ amount, currency: wallet.currency, alert });
  }, [amount, wallet.currency, alert]);

  if (!hasWords || (amount === undefined && kept === undefined)) return <Waiting quiet={quiet} kept={kept} />;
  return (
    <span className="flex items-center gap-0.5 sm:gap-2">
      <Purse
        onChoose={() => openModal('choose-currency')}
        amount={
          <span>
            <span className="sr-only">{t('account.balance')} </span>
            {wallet.known ? (
              <CountingMoney amountMinor={wallet.balanceMinor} currency={wallet.currency} />
            ) : (
              <span translate="no" className="figures whitespace-nowrap">
                {kept?.amount}
              </span>
            )}
          </span>
        }
        currency={<span className={currencyStyle}>{wallet.known ? wallet.currency : kept?.currency}</span>}
      >
        <Button
          variant={quiet ? 'secondary' : 'primary'}
          size="sm"
          className={depositStyle}
          onClick={() => openModal('deposit')}
        >
          <Icon name="plus" className="size-5 sm:hidden" />
          <span className="max-sm:sr-only">{t('account.deposit')}</span>
        </Button>
      </Purse>
      <Notifications lit={alert} unconfirmed={unconfirmed} unread={unread} />
      <UserMenu firstName={profile?.firstName ?? ''} />
    </span>
  );
}
