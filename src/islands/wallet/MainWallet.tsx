import { currencies } from '#domain/money/currency.ts';
import { t } from '#i18n/client.ts';
import { minorOf } from '#stores/format/money.ts';
import type { Fund } from '#stores/wallet/wallet.ts';
import { Badge } from '#ui/Badge.tsx';
import { CountingMoney } from '#ui/CountingMoney.tsx';
import { BonusPanel } from './BonusPanel.tsx';
import { WalletActions } from './WalletActions.tsx';
import { type Shares, WalletFigures } from './WalletFigures.tsx';

/** The wallet that is shown and played with. */
export function MainWallet({ fund, shares }: { fund: Fund; shares: Shares }) {
  const { currency } = fund;
  return (
    <article
      aria-labelledby={`wallet-${currency}`}
      className="grid gap-6 rounded-lg border border-ink-600 bg-ink-700 p-5 shadow-raised sm:p-8"
    >
      <div className="grid gap-2">
        <div className="flex items-center gap-3">
          <h2 id={`wallet-${currency}`} className="mr-auto flex flex-wrap gap-x-3">
            <span className="font-semibold">{currency}</span>
            <span className="text-ivory-300">{currencies[currency].name}</span>
          </h2>
          <Badge>{t('statement.default')}</Badge>
        </div>
        <p className="text-3xl font-semibold sm:text-4xl">
          <span className="sr-only">{t('statement.balance')} </span>
          <CountingMoney amountMinor={minorOf(fund.totalMoney, currency)} currency={currency} />
        </p>
      </div>
      <dl className="grid gap-2 border-t border-ink-600 pt-5 sm:grid-cols-3 sm:gap-6">
        <WalletFigures fund={fund} shares={shares} all />
      </dl>
      <BonusPanel fund={fund} />
      <WalletActions fund={fund} />
    </article>
  );
}
