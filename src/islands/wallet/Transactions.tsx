import { useStore } from '@nanostores/react';
import { t } from '#i18n/client.ts';
import type { WordKey } from '#i18n/keys.ts';
import { Failed } from '#islands/blocks/Failed.tsx';
import { minorOf } from '#stores/money.ts';
import { failOf } from '#stores/query.ts';
import { showTime } from '#stores/time.ts';
import { $deposits, type Transaction } from '#stores/transactions.ts';
import { Badge } from '#ui/Badge.tsx';
import { Money } from '#ui/Money.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { EmptyState } from '#ui/States.tsx';

const states: Readonly<Record<string, { word: WordKey; tone: 'quiet' | 'won' | 'wrong' }>> = {
  created: { word: 'wallet.state_created', tone: 'quiet' },
  redirected: { word: 'wallet.state_redirected', tone: 'quiet' },
  pending: { word: 'wallet.state_pending', tone: 'quiet' },
  completed: { word: 'wallet.state_completed', tone: 'won' },
  failed: { word: 'wallet.state_failed', tone: 'wrong' },
  expired: { word: 'wallet.state_expired', tone: 'wrong' },
};

function Row({ one }: { one: Transaction }) {
  const state = states[one.state];
  return (
    <tr className="border-t border-ink-600">
      <td className="py-3 pr-4 text-ivory-300 sm:whitespace-nowrap">{showTime(one.at)}</td>
      <td className="py-3 pr-4 max-sm:hidden">{t(`wallet.kind_${one.type}`)}</td>
      <td className="py-3 pr-4">
        <Badge tone={state?.tone ?? 'quiet'}>{state ? t(state.word) : one.state}</Badge>
      </td>
      <td className="py-3 text-right font-semibold">
        <Money amountMinor={minorOf(one.amount, one.currency)} currency={one.currency} />
      </td>
    </tr>
  );
}

function List() {
  const { data, error } = useStore($deposits);
  const failed = data === undefined ? failOf(error) : undefined;
  if (failed) return <Failed failed={failed} retry={() => $deposits.revalidate()} />;
  if (data === undefined) return <Skeleton className="h-48" />;
  if (data.length === 0)
    return (
      <EmptyState icon="history" title={t('wallet.no_transactions')}>
        {t('wallet.no_transactions_hint')}
      </EmptyState>
    );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section aria-label={t('wallet.transactions')} tabIndex={0} className="overflow-x-auto">
      <table className="w-full text-left">
        <thead className="eyebrow">
          <tr>
            <th scope="col" className="pb-2 font-semibold">
              {t('wallet.col_time')}
            </th>
            <th scope="col" className="pb-2 font-semibold max-sm:hidden">
              {t('wallet.col_kind')}
            </th>
            <th scope="col" className="pb-2 font-semibold">
              {t('wallet.col_status')}
            </th>
            <th scope="col" className="pb-2 text-right font-semibold">
              {t('wallet.col_amount')}
            </th>
          </tr>
        </thead>
        <tbody>
          {data.map((one) => (
            <Row key={one.id} one={one} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** The latest deposits of the player. */
export function Transactions() {
  return (
    <div className="grid gap-4">
      <h2 className="heading text-2xl">{t('wallet.transactions')}</h2>
      <List />
    </div>
  );
}
