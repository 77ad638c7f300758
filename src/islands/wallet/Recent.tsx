import { useStore } from '@nanostores/react';
import { t } from '#i18n/client.ts';
import { Failed } from '#islands/blocks/Failed.tsx';
import { failOf } from '#stores/calls/query.ts';
import { minorOf } from '#stores/format/money.ts';
import { showTime } from '#stores/format/time.ts';
import { $recent, type Transaction } from '#stores/wallet/transactions.ts';
import { Badge } from '#ui/Badge.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Money } from '#ui/Money.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { EmptyState } from '#ui/States.tsx';
import { CouponLine } from './CouponLine.tsx';
import { lookOf, providerName } from './words.ts';

const shownMax = 6;

function Line({ one }: { one: Transaction }) {
  const { word, tone } = lookOf(one);
  return (
    <li className="flex items-center gap-4 border-t border-ink-600 py-3">
      <span
        aria-hidden="true"
        className="grid size-10 shrink-0 place-items-center rounded-full bg-ink-700 max-sm:hidden"
      >
        <Icon
          name="arrow-right"
          className={`size-5 text-ivory-300 ${one.type === 'deposit' ? 'rotate-90' : '-rotate-90'}`}
        />
      </span>
      <div className="mr-auto min-w-0">
        <p className="font-semibold">
          {t(`statement.kind_${one.type}`)}
          <span className="font-normal text-ivory-300"> · {providerName(one.gateway)}</span>
        </p>
        <time dateTime={one.at} className="text-sm text-ivory-500">
          {showTime(one.at)}
        </time>
        {one.coupon?.state === 'waiting' && <CouponLine one={one} />}
      </div>
      <div className="grid justify-items-end gap-1">
        <span className="font-semibold">
          <Money amountMinor={minorOf(one.amount, one.currency)} currency={one.currency} />
        </span>
        <Badge tone={tone}>{t(word)}</Badge>
      </div>
    </li>
  );
}

function List() {
  const { data, error } = useStore($recent);
  const failed = data === undefined ? failOf(error) : undefined;
  if (failed) return <Failed failed={failed} retry={() => $recent.revalidate()} />;
  if (data === undefined)
    return (
      <div aria-busy="true">
        <Skeleton className="h-48" />
      </div>
    );
  if (data.length === 0)
    return (
      <EmptyState icon="bars" title={t('statement.empty_recent')}>
        {t('statement.empty_recent_hint')}
      </EmptyState>
    );
  return (
    <ul className="border-b border-ink-600">
      {data.slice(0, shownMax).map((one) => (
        <Line key={one.id} one={one} />
      ))}
    </ul>
  );
}

/** The latest deposits and withdrawals, and the way to all of them. */
export function Recent() {
  return (
    <section aria-labelledby="recent" className="grid gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="recent" className="heading text-2xl">
          {t('statement.recent')}
        </h2>
        <a
          href="/profile/my-wallet/transaction-history"
          className="inline-flex min-h-11 items-center gap-1 font-semibold text-brass-bright underline-offset-4 hover:underline"
        >
          {t('statement.all')}
          <Icon name="chevron-right" className="size-5" />
        </a>
      </div>
      <List />
    </section>
  );
}
