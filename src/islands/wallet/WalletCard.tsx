import { useState } from 'react';
import { currencies } from '#domain/money/currency.ts';
import { t } from '#i18n/client.ts';
import { minorOf } from '#stores/format/money.ts';
import { chooseCurrency } from '#stores/wallet/currencies.ts';
import type { Fund } from '#stores/wallet/wallet.ts';
import { Button } from '#ui/Button.tsx';
import { CountingMoney } from '#ui/CountingMoney.tsx';
import { BonusPanel } from './BonusPanel.tsx';
import { WalletActions } from './WalletActions.tsx';
import { type Shares, WalletFigures } from './WalletFigures.tsx';

/** A further wallet, which may become the default. */
export function WalletCard({ fund, shares }: { fund: Fund; shares: Shares }) {
  const { currency } = fund;
  const [busy, setBusy] = useState(false);
  const makeDefault = async (): Promise<void> => {
    setBusy(true);
    await chooseCurrency(currency);
    setBusy(false);
  };
  return (
    <article
      aria-labelledby={`wallet-${currency}`}
      className="flex flex-col gap-5 rounded-lg border border-ink-600 bg-ink-800 p-5"
    >
      <div className="grid gap-1">
        <div className="flex items-center gap-2">
          <h2 id={`wallet-${currency}`} className="mr-auto flex flex-wrap gap-x-2">
            <span className="font-semibold">{currency}</span>
            <span className="text-ivory-300">{currencies[currency].name}</span>
          </h2>
          <Button variant="ghost" size="sm" busy={busy} className="-my-1 -mr-3" onClick={() => void makeDefault()}>
            {t('statement.make_default')} <span className="sr-only">{currency}</span>
          </Button>
        </div>
        <p className="text-2xl font-semibold">
          <span className="sr-only">{t('statement.balance')} </span>
          <CountingMoney amountMinor={minorOf(fund.totalMoney, currency)} currency={currency} />
        </p>
      </div>
      <dl className="mb-auto grid gap-2 border-t border-ink-600 pt-4 sm:grid-cols-2 sm:gap-4">
        <WalletFigures fund={fund} shares={shares} />
      </dl>
      <BonusPanel fund={fund} />
      <WalletActions fund={fund} />
    </article>
  );
}
