import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { t } from '#i18n/client.ts';
import { useWords } from '#i18n/use-words.ts';
import { openModal } from '#stores/modal.ts';
import { $profile } from '#stores/profile.ts';
import { $funds, $wallet, refreshFunds } from '#stores/wallet.ts';
import { Button } from '#ui/Button.tsx';
import { CountingMoney } from '#ui/CountingMoney.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Notifications } from './Notifications.tsx';
import { UserMenu } from './UserMenu.tsx';
import { Waiting } from './Waiting.tsx';

/** Balance, Deposit, notifications and the user's menu of a signed-in player. */
export function Player({ quiet }: { quiet?: boolean | undefined }) {
  const hasWords = useWords();
  const wallet = useStore($wallet);
  const { data: profile } = useStore($profile);
  // Keeps the query asked for, and the balance true when the page comes back to the front.
  useStore($funds);
  useEffect(() => {
    const onShow = (): void => {
      if (document.visibilityState === 'visible') refreshFunds();
    };
    document.addEventListener('visibilitychange', onShow);
    return () => document.removeEventListener('visibilitychange', onShow);
  }, []);

  if (!hasWords) return <Waiting />;
  return (
    <span className="flex items-center gap-1 sm:gap-2">
      {wallet.known ? (
        <span className="rounded-md bg-ink-700 px-3 py-2 text-sm font-semibold">
          <span className="sr-only">{t('account.balance')} </span>
          <CountingMoney amountMinor={wallet.balanceMinor} currency={wallet.currency} />
          <span className="ml-1.5 text-xs text-ivory-500 max-sm:hidden">{wallet.currency}</span>
        </span>
      ) : (
        <Skeleton className="h-10 w-24" />
      )}
      <Button
        variant={quiet ? 'secondary' : 'primary'}
        size="sm"
        className="max-sm:hidden"
        onClick={() => openModal('deposit')}
      >
        {t('account.deposit')}
      </Button>
      <Notifications confirmed={profile?.confirmed ?? true} />
      <UserMenu firstName={profile?.firstName ?? ''} />
    </span>
  );
}
