import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { CurrencyCode } from '#domain/money/currency.ts';
import { currencies } from '#domain/money/currency.ts';
import { t } from '#i18n/client.ts';
import { useWordsState } from '#i18n/use-words.ts';
import { AddCurrency, createAddCurrencyForm } from '#islands/blocks/AddCurrency.tsx';
import { minorOf } from '#stores/format/money.ts';
import { closeModal } from '#stores/shell/modal.ts';
import { chooseCurrency, currenciesToAdd } from '#stores/wallet/currencies.ts';
import { $funds, type Fund } from '#stores/wallet/wallet.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { cx } from '#ui/cx.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { Money } from '#ui/Money.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { ErrorState } from '#ui/States.tsx';

const words = ['common', 'profile'] as const;

const addForm = createAddCurrencyForm();

/** One wallet: pressing it makes it the one that is shown and played with. */
function WalletChoice({ fund, busy, onChoose }: { fund: Fund; busy: boolean; onChoose: () => void }) {
  const { currency, default: isDefault, totalMoney } = fund;
  return (
    <button
      type="button"
      aria-pressed={isDefault}
      aria-busy={busy || undefined}
      onClick={onChoose}
      className={cx(
        'flex min-h-14 w-full items-center gap-3 rounded-md border px-4 py-2 text-left transition-colors duration-fast',
        isDefault ? 'border-brass bg-ink-600' : 'border-ink-600 hover:border-ivory-500 hover:bg-ink-600/70',
      )}
    >
      <span className="mr-auto min-w-0">
        <span className="flex items-center gap-2 font-semibold">
          {currency}
          {isDefault && <Badge tone="brass">{t('profile.currency_chosen')}</Badge>}
        </span>
        <span className="block truncate text-sm text-ivory-300">{currencies[currency].name}</span>
      </span>
      {busy && <Spinner className="size-5" />}
      <span className="text-lg font-semibold">
        <Money amountMinor={minorOf(totalMoney, currency)} currency={currency} />
      </span>
    </button>
  );
}

/** The player's wallets: which one is shown and played with, and a further one. */
export function ChooseCurrency() {
  const hasWords = useWordsState(words);
  const { data: funds, error } = useStore($funds);
  const [choosing, setChoosing] = useState<CurrencyCode | null>(null);
  const choose = async (currency: CurrencyCode): Promise<void> => {
    if (choosing !== null) return;
    setChoosing(currency);
    const isDone = await chooseCurrency(currency);
    setChoosing(null);
    if (isDone) closeModal();
  };
  if (!hasWords) return null;
  return (
    <Dialog
      open
      onClose={closeModal}
      title={t('profile.currency_title')}
      lead={t('profile.currency_lead')}
      closeLabel={t('auth.close')}
    >
      <div className="grid gap-6">
        {funds === undefined && error === undefined && (
          <div aria-busy="true" className="grid gap-2">
            <Skeleton className="h-14" />
            <Skeleton className="h-14" />
          </div>
        )}
        {funds === undefined && error !== undefined && (
          <ErrorState
            title={t('profile.currency_failed')}
            action={<Button onClick={() => $funds.revalidate()}>{t('profile.retry')}</Button>}
          />
        )}
        {funds !== undefined && (
          <>
            <ul className="grid gap-2">
              {funds.map((fund) => (
                <li key={fund.currency}>
                  <WalletChoice
                    fund={fund}
                    busy={choosing === fund.currency}
                    onChoose={() => (fund.default ? closeModal() : void choose(fund.currency))}
                  />
                </li>
              ))}
            </ul>
            <AddCurrency form={addForm} choices={currenciesToAdd(funds)} />
          </>
        )}
      </div>
    </Dialog>
  );
}
