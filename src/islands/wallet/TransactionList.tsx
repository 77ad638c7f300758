import { useStore } from '@nanostores/react';
import { t } from '#i18n/client.ts';
import { Failed } from '#islands/blocks/Failed.tsx';
import { failOf } from '#stores/calls/query.ts';
import { transactionSizes } from '#stores/wallet/transaction-filter.ts';
import {
  $transactionFilter,
  $transactions,
  filterTransactions,
  type TransactionPage,
  turnTransactionPage,
} from '#stores/wallet/transactions.ts';
import { Button } from '#ui/Button.tsx';
import { Select } from '#ui/Select.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { EmptyState } from '#ui/States.tsx';
import { TransactionCards } from './TransactionCards.tsx';
import { TransactionTable } from './TransactionTable.tsx';

function Pages({ page, size, total }: { page: number; size: number; total: number }) {
  const pages = Math.max(1, Math.ceil(total / size));
  return (
    <nav aria-label={t('statement.pages')} className="flex flex-wrap items-center justify-between gap-4">
      <Button variant="secondary" size="sm" off={page === 0} onClick={() => turnTransactionPage(page - 1)}>
        {t('statement.previous')}
      </Button>
      <p role="status" className="figures text-sm text-ivory-300">
        {t('statement.page', { page: page + 1, pages })}
      </p>
      <Button variant="secondary" size="sm" off={page + 1 >= pages} onClick={() => turnTransactionPage(page + 1)}>
        {t('statement.next')}
      </Button>
    </nav>
  );
}

function Size({ size }: { size: number }) {
  return (
    <div className="flex items-center gap-3 justify-self-end text-sm text-ivory-300">
      <label htmlFor="transactions-a-page">{t('statement.a_page')}</label>
      <Select
        id="transactions-a-page"
        name="size"
        className="w-24"
        value={String(size)}
        options={transactionSizes.map((known) => ({ value: String(known), label: String(known) }))}
        onChange={(event) => filterTransactions({ size: Number(event.currentTarget.value) })}
      />
    </div>
  );
}

const Empty = ({ isPastEnd }: { isPastEnd: boolean }) =>
  isPastEnd ? (
    <EmptyState
      icon="bars"
      title={t('statement.past_end')}
      action={
        <Button variant="secondary" onClick={() => turnTransactionPage(0)}>
          {t('statement.first_page')}
        </Button>
      }
    />
  ) : (
    <EmptyState icon="bars" title={t('statement.empty_view')}>
      {t('statement.empty_view_hint')}
    </EmptyState>
  );

function Listed({ data }: { data: TransactionPage }) {
  const { page, size } = useStore($transactionFilter);
  const { items, total } = data;
  if (items.length === 0) return <Empty isPastEnd={total > 0} />;
  return (
    <div className="grid gap-4">
      <TransactionTable items={items} />
      <TransactionCards items={items} />
      {(total > size || page > 0) && <Pages page={page} size={size} total={total} />}
      {total > transactionSizes[0] && <Size size={size} />}
    </div>
  );
}

/** One page of the chosen transactions, newest first. */
export function TransactionList() {
  const { data, error } = useStore($transactions);
  const failed = data === undefined ? failOf(error) : undefined;
  return (
    <section aria-label={t('statement.list_title')}>
      {failed ? (
        <Failed failed={failed} retry={() => $transactions.revalidate()} />
      ) : data === undefined ? (
        <div aria-busy="true">
          <Skeleton className="h-64" />
        </div>
      ) : (
        <Listed data={data} />
      )}
    </section>
  );
}
