import { useStore } from '@nanostores/react';
import { t } from '#i18n/client.ts';
import { AddCurrency, createAddCurrencyForm } from '#islands/blocks/AddCurrency.tsx';
import { Failed } from '#islands/blocks/Failed.tsx';
import { failOf } from '#stores/calls/query.ts';
import { currenciesToAdd } from '#stores/wallet/currencies.ts';
import { $funds, type Fund, refreshFunds } from '#stores/wallet/wallet.ts';
import { $withdrawables, heldMinorOf, withdrawableOf } from '#stores/wallet/withdrawable.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import { EmptyState } from '#ui/States.tsx';
import { MainWallet } from './MainWallet.tsx';
import { WalletCard } from './WalletCard.tsx';

const addForm = createAddCurrencyForm();

const Add = ({ funds }: { funds: readonly Fund[] }) => (
  <div className="rounded-lg border border-dashed border-ink-600 p-5">
    <AddCurrency form={addForm} choices={currenciesToAdd(funds)} />
  </div>
);

/** Of the size of the main wallet and the way to one more; nothing stands below it that would move. */
export const WaitingWallets = () => (
  <div aria-busy="true">
    <Skeleton className="h-120" />
  </div>
);

/** Every wallet with what is in it, the default one first and largest, and the way to one more. */
export function Wallets() {
  const { data: funds, error } = useStore($funds);
  const amounts = useStore($withdrawables);
  const failed = funds === undefined ? failOf(error) : undefined;
  if (failed) return <Failed failed={failed} retry={refreshFunds} />;
  if (funds === undefined) return <WaitingWallets />;
  const main = funds.find((fund) => fund.default) ?? funds[0];
  const sharesOf = ({ currency }: Fund) => ({
    withdrawableMinor: amounts && withdrawableOf(amounts, currency),
    heldMinor: heldMinorOf(amounts, currency),
  });
  return (
    <section aria-label={t('statement.wallets')} className="grid gap-4">
      {main === undefined ? (
        <EmptyState icon="wallet" title={t('statement.no_wallets')}>
          {t('statement.no_wallets_hint')}
        </EmptyState>
      ) : (
        <MainWallet fund={main} shares={sharesOf(main)} />
      )}
      <div className="grid gap-4 md:grid-cols-2">
        {funds
          .filter((fund) => fund !== main)
          .map((fund) => (
            <WalletCard key={fund.currency} fund={fund} shares={sharesOf(fund)} />
          ))}
        <Add funds={funds} />
      </div>
    </section>
  );
}
