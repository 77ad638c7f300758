import type { ReactNode } from 'react';
import { t } from '#i18n/client.ts';
import { displayWire, minorOf } from '#stores/format/money.ts';
import { showTime } from '#stores/format/time.ts';
import type { Transaction } from '#stores/wallet/transactions.ts';
import { Badge } from '#ui/Badge.tsx';
import { Money } from '#ui/Money.tsx';
import { CouponLine } from './CouponLine.tsx';
import { Hold } from './Hold.tsx';
import { Receipt } from './Receipt.tsx';
import { Reference } from './Reference.tsx';
import { hasFee } from './TransactionTable.tsx';
import { lookOf, providerName } from './words.ts';

const Detail = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="grid">
    <dt className="eyebrow">{name}</dt>
    <dd className="min-w-0">{children}</dd>
  </div>
);

function Card({ one }: { one: Transaction }) {
  const { word, tone } = lookOf(one);
  return (
    <li className="grid gap-4 rounded-lg border border-ink-600 bg-ink-800 p-4">
      <div className="grid gap-1.5">
        <p className="flex flex-wrap items-baseline justify-between gap-x-4 font-semibold">
          <span>{providerName(one.gateway)}</span>
          <span className="text-lg">
            <Money amountMinor={minorOf(one.amount, one.currency)} currency={one.currency} />
          </span>
        </p>
        <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <time dateTime={one.at} className="text-sm text-ivory-300">
            {showTime(one.at)}
          </time>
          <Badge tone={tone}>{t(word)}</Badge>
        </p>
        <Hold one={one} />
        <CouponLine one={one} />
      </div>
      {(hasFee(one) || one.reference !== null || one.address !== null) && (
        <dl className="grid gap-3 border-t border-ink-600 pt-3">
          {hasFee(one) && (
            <Detail name={t('statement.fee_label')}>
              <span translate="no" className="figures">
                {displayWire(one.fee, one.currency)}
              </span>
            </Detail>
          )}
          {one.address !== null && (
            <Detail name={t('statement.address')}>
              <Reference text={one.address} what={t('statement.copy_address')} />
            </Detail>
          )}
          {one.reference !== null && (
            <Detail name={t('statement.col_reference')}>
              <Reference text={one.reference} what={t('statement.copy_reference')} />
            </Detail>
          )}
        </dl>
      )}
      <Receipt one={one} />
    </li>
  );
}

/** A page of transactions on a narrow screen: a card each, with all that the table has. */
export const TransactionCards = ({ items }: { items: readonly Transaction[] }) => (
  <ul aria-label={t('statement.list_title')} className="grid gap-3 md:hidden">
    {items.map((one) => (
      <Card key={one.id} one={one} />
    ))}
  </ul>
);
