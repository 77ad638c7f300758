import { useStore } from '@nanostores/react';
import { t } from '#i18n/client.ts';
import { useWords } from '#i18n/use-words.ts';
import { Failed } from '#islands/blocks/Failed.tsx';
import { openModal } from '#stores/modal.ts';
import { displayWire, minorOf } from '#stores/money.ts';
import { failOf } from '#stores/query.ts';
import { $session } from '#stores/session.ts';
import { $funds, type Fund, refreshFunds } from '#stores/wallet.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { CountingMoney } from '#ui/CountingMoney.tsx';
import { guarded } from '#ui/guarded.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { EmptyState } from '#ui/States.tsx';
import { DepositReturn } from './DepositReturn.tsx';
import { Transactions } from './Transactions.tsx';

const Waiting = () => (
  <div aria-busy="true" className="grid gap-4">
    <Skeleton className="h-24" />
    <Skeleton className="h-48" />
  </div>
);

const Card = ({ fund }: { fund: Fund }) => (
  <li className="grid gap-2 rounded-lg border border-ink-600 bg-ink-800 p-5">
    <p className="flex items-center justify-between gap-2 font-semibold text-ivory-300">
      {fund.currency}
      {fund.default && <Badge>{t('wallet.default')}</Badge>}
    </p>
    <p className="text-2xl font-semibold">
      <CountingMoney amountMinor={minorOf(fund.totalMoney, fund.currency)} currency={fund.currency} />
    </p>
    {minorOf(fund.totalBonus, fund.currency) > 0n && (
      <p className="text-sm text-ivory-300">
        {t('wallet.bonus_amount', { amount: displayWire(fund.totalBonus, fund.currency) })}
      </p>
    )}
  </li>
);

function Wallets() {
  const { data: funds, error } = useStore($funds);
  const failed = funds === undefined ? failOf(error) : undefined;
  if (failed) return <Failed failed={failed} retry={refreshFunds} />;
  if (funds === undefined) return <Skeleton className="h-24" />;
  if (funds.length === 0)
    return (
      <EmptyState
        icon="wallet"
        title={t('wallet.no_wallets')}
        action={<Button onClick={() => openModal('deposit')}>{t('account.deposit')}</Button>}
      />
    );
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {funds.map((fund) => (
        <Card key={fund.currency} fund={fund} />
      ))}
    </ul>
  );
}

/** The wallets with their balances, the deposit a player comes back from, and the latest transactions. */
export const Wallet = guarded(function Wallet() {
  const hasWords = useWords();
  const { authenticated } = useStore($session);
  if (!authenticated || !hasWords) return <Waiting />;
  return (
    <div className="grid gap-10">
      <DepositReturn />
      <section aria-label={t('wallet.wallets')}>
        <Wallets />
      </section>
      <Transactions />
    </div>
  );
});
