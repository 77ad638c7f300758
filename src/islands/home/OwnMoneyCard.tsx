import { useStore } from '@nanostores/react';
import type { CurrencyCode } from '#domain/money/currency.ts';
import { t } from '#i18n/client.ts';
import { displayWire, minorOf } from '#stores/format/money.ts';
import { showTime } from '#stores/format/time.ts';
import { $moneyNews, type MoneyChange } from '#stores/wallet/visit.ts';
import { $funds, walletOf } from '#stores/wallet/wallet.ts';
import { Button } from '#ui/Button.tsx';
import { CountingMoney } from '#ui/CountingMoney.tsx';
import { Money } from '#ui/Money.tsx';
import { OwnCard } from './OwnCard.tsx';

const signed = (wire: string, currency: CurrencyCode): string => {
  const text = displayWire(wire, currency);
  return wire.startsWith('-') || minorOf(wire, currency) === 0n ? text : `+${text}`;
};

/** What moved in one wallet; beyond what a page sums up the statement alone says it. */
function Change({ change: { currency, before, now, isWhole, parts } }: { change: MoneyChange }) {
  if (!isWhole) return <p className="text-sm text-ivory-300">{t('home.own.too_much', { currency })}</p>;
  return (
    <dl className="figures grid grid-cols-[1fr_auto] gap-x-6 text-sm text-ivory-300">
      {parts.map(({ kind, amount }) => (
        <div key={kind} className="contents">
          <dt>{t(`home.own.part.${kind}`)}</dt>
          <dd className="text-right text-ivory-100">{signed(amount, currency)}</dd>
        </div>
      ))}
      <div className="contents font-semibold text-ivory-100">
        <dt>{t('home.own.from_to', { before: displayWire(before, currency) })}</dt>
        <dd className="text-right">{displayWire(now, currency)}</dd>
      </div>
    </dl>
  );
}

/** The money of the default wallet, and what changed on it since this browser last showed the player a page. */
export function OwnMoneyCard() {
  const funds = useStore($funds, { ssr: 'initial' });
  const { currency, balanceMinor, bonusMinor, known } = walletOf(funds.data);
  const { data } = useStore($moneyNews, { ssr: 'initial' });
  const change = data?.changes.find((one) => one.currency === currency) ?? data?.changes[0];
  return (
    <OwnCard
      id="own-money-title"
      title={t('home.own.money')}
      href="/profile/my-wallet/transaction-history"
      all={t('home.own.statement')}
    >
      <div className="flex min-h-14 flex-wrap items-center gap-x-4">
        <p className="heading figures text-4xl leading-[1.2]">
          {known && <CountingMoney amountMinor={balanceMinor} currency={currency} />}
        </p>
        {bonusMinor > 0n && (
          <p className="text-sm text-ivory-300">
            {t('home.own.bonus')} <Money amountMinor={bonusMinor} currency={currency} />
          </p>
        )}
        {known && balanceMinor === 0n && (
          <Button data-open-modal="deposit" className="ml-auto">
            {t('home.own.deposit')}
          </Button>
        )}
      </div>
      <div className="mt-2 border-t border-ink-600 pt-3">
        {data && (
          <p className="text-sm font-semibold">
            {t(
              change
                ? data.since
                  ? 'home.own.since'
                  : 'home.own.week'
                : data.since
                  ? 'home.own.unchanged'
                  : 'home.own.new',
              {
                time: data.since ? showTime(data.since) : '',
              },
            )}
          </p>
        )}
        {change && <Change change={change} />}
      </div>
    </OwnCard>
  );
}
