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
import { lookOf, providerName } from './words.ts';

const cell = 'py-4 pr-4 align-top last:pr-0';
const head = 'pb-2 pr-4 text-left font-semibold last:pr-0';

export const hasFee = ({ fee, currency }: Transaction): boolean => minorOf(fee, currency) > 0n;

function Row({ one }: { one: Transaction }) {
  const { word, tone } = lookOf(one);
  return (
    <tr className="border-t border-ink-600 hover:bg-ink-700/50">
      <td className={cell}>
        <time dateTime={one.at}>{showTime(one.at)}</time>
      </td>
      <td className={cell}>
        {providerName(one.gateway)}
        {one.address !== null && (
          <span className="block max-w-32 text-ivory-500">
            <Reference short text={one.address} what={t('statement.copy_address')} />
          </span>
        )}
      </td>
      <td className={cell}>
        <Badge tone={tone}>{t(word)}</Badge>
        <Hold one={one} className="mt-1 max-w-64" />
        <CouponLine one={one} className="mt-1 max-w-64" />
      </td>
      <td className={`${cell} max-w-40 text-ivory-300`}>
        {one.reference === null ? (
          <span className="text-ivory-500">{t('statement.reference_none')}</span>
        ) : (
          <Reference short text={one.reference} what={t('statement.copy_reference')} />
        )}
      </td>
      <td className={`${cell} text-right`}>
        <span className="font-semibold">
          <Money amountMinor={minorOf(one.amount, one.currency)} currency={one.currency} />
        </span>
        {hasFee(one) && (
          <span className="figures block text-sm whitespace-nowrap text-ivory-500">
            {t('statement.fee', { amount: displayWire(one.fee, one.currency) })}
          </span>
        )}
      </td>
      <td className={`${cell} text-right`}>
        <Receipt one={one} small />
      </td>
    </tr>
  );
}

/** A page of transactions where there is room for columns. */
export const TransactionTable = ({ items }: { items: readonly Transaction[] }) => (
  <table className="w-full text-sm max-md:hidden">
    <caption className="sr-only">{t('statement.list_title')}</caption>
    <thead className="eyebrow">
      <tr>
        <th scope="col" className={head}>
          {t('statement.col_time')}
        </th>
        <th scope="col" className={head}>
          {t('statement.col_provider')}
        </th>
        <th scope="col" className={head}>
          {t('statement.col_state')}
        </th>
        <th scope="col" className={head}>
          {t('statement.col_reference')}
        </th>
        <th scope="col" className={`${head} !text-right`}>
          {t('statement.col_amount')}
        </th>
        <th scope="col" className={`${head} !text-right`}>
          {t('statement.col_receipt')}
        </th>
      </tr>
    </thead>
    <tbody>
      {items.map((one) => (
        <Row key={one.id} one={one} />
      ))}
    </tbody>
  </table>
);
