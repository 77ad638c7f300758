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

const signed = (wire: string, currency: CurrencyCode): string => {
  const text = displayWire(wire, currency);
  return wire.startsWith('-') || minorOf(wire, currency) === 0n ? text : `+${text}`;
};

/** What moved in one wallet; beyond what a page sums up the statement alone says it. */
function Change({ change: { currency, before, now, isWhole, parts } }: { change: MoneyChange }) {
  if (!isWhole) return <p className="text-sm text-ivory-300">{t('home.own.too_much', { currency })}</p>;
  return (
    <dl className="figures grid grid-cols-[1fr_auto] gap-x-4 text-sm text-ivory-300">
      {parts.map(({ kind, amount }) => (
        <div key={kind} className="contents">
          <dt>{t(`home.own.part.${kind}`)}</dt>
          <dd className="text-right">{signed(amount, currency)}</dd>
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
    <section aria-labelledby="own-money-title" className="own-card">
      <h2 id="own-money-title" className="eyebrow">
        {t('home.own.money')}
      </h2>
      <p className="heading figures min-h-[1.2em] text-4xl leading-[1.2]">
        {known && <CountingMoney amountMinor={balanceMinor} currency={currency} />}
      </p>
      <p className="min-h-[1.3125rem] text-sm text-ivory-300">
        {bonusMinor > 0n && (
          <>
            {t('home.own.bonus')} <Money amountMinor={bonusMinor} currency={currency} />
          </>
        )}
      </p>
      <div className="mt-2 border-t border-ink-600 pt-2">
        {data && !change && known && balanceMinor === 0n && (
          <Button data-open-modal="deposit" className="mt-2">
            {t('home.own.deposit')}
          </Button>
        )}
        {data && (change || balanceMinor > 0n) && (
          <p className="text-sm font-semibold">
            {t(change ? (data.since ? 'home.own.since' : 'home.own.week') : 'home.own.unchanged', {
              time: data.since ? showTime(data.since) : '',
            })}
          </p>
        )}
        {change && <Change change={change} />}
      </div>
      <a href="/profile/my-wallet/transaction-history" className="own-link">
        {t('home.own.statement')}
      </a>
    </section>
  );
}
