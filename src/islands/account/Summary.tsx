import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { t } from '#i18n/client.ts';
import { useWords } from '#i18n/use-words.ts';
import { $profile } from '#stores/profile/profile.ts';
import { $session } from '#stores/session/session.ts';
import { $funds, $wallet } from '#stores/wallet/wallet.ts';
import { liveWallet } from '#stores/wallet/wallet-live.ts';
import { $withdrawable } from '#stores/wallet/withdrawable.ts';
import { Button } from '#ui/Button.tsx';
import { CountingMoney } from '#ui/CountingMoney.tsx';
import { guarded } from '#ui/guarded.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Money } from '#ui/Money.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';

/** Name, balance, what may be withdrawn and what a bonus holds back: the head of the account's side menu. */
export const Summary = guarded(function Summary() {
  const hasWords = useWords();
  const { authenticated } = useStore($session);
  const { data: profile } = useStore($profile);
  const wallet = useStore($wallet);
  const withdrawableMinor = useStore($withdrawable);
  useStore($funds);
  useEffect(liveWallet, []);

  if (!authenticated || !hasWords || !wallet.known)
    return (
      <div aria-busy="true" className="grid gap-3">
        <Skeleton className="h-[1.5625rem] w-40" />
        <Skeleton className="h-[4.3125rem] w-32 lg:h-[5.875rem]" />
        <Skeleton className="h-11" />
      </div>
    );
  return (
    <section aria-label={t('account.menu')} className="grid gap-3">
      <p className="truncate font-semibold">{profile ? profile.fullName : t('account.greeting_plain')}</p>
      <dl className="grid gap-1 text-sm text-ivory-300">
        <div>
          <dt className="sr-only">{t('account.balance')}</dt>
          <dd>
            <button
              type="button"
              aria-haspopup="dialog"
              data-open-modal="choose-currency"
              className="-mx-2 flex min-h-11 max-w-full items-center gap-1 rounded-md px-2 text-2xl font-semibold text-ivory-100 transition-colors duration-fast hover:bg-ink-600"
            >
              <CountingMoney amountMinor={wallet.balanceMinor} currency={wallet.currency} withCode />
              <Icon name="chevron-down" className="size-5 shrink-0 text-ivory-500" />
            </button>
          </dd>
        </div>
        <div className="flex justify-between gap-4">
          <dt>{t('account.withdrawable')}</dt>
          <dd>
            <Money amountMinor={withdrawableMinor} currency={wallet.currency} />
          </dd>
        </div>
        <div className="flex justify-between gap-4 max-lg:hidden">
          <dt>{t('account.locked_by_bonus')}</dt>
          <dd>
            <Money amountMinor={wallet.bonusMinor} currency={wallet.currency} />
          </dd>
        </div>
      </dl>
      <Button data-open-modal="deposit">{t('account.deposit')}</Button>
    </section>
  );
});
