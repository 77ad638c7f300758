import { useStore } from '@nanostores/react';
import { t } from '#i18n/client.ts';
import { useFilterForm } from '#islands/blocks/form/use-filter-form.ts';
import { PeriodFields } from '#islands/blocks/PeriodFields.tsx';
import { localDay } from '#stores/history/bet-filter.ts';
import { moneyKinds, transactionTypes } from '#stores/wallet/transaction-filter.ts';
import { $transactionFilter, filterTransactions } from '#stores/wallet/transactions.ts';
import { Button } from '#ui/Button.tsx';
import { Segments } from './Segments.tsx';

const wordsOf = (code: string | undefined, wrong: string | undefined): string | undefined => {
  if (code === undefined) return undefined;
  if (code === 'day_wrong') return t('statement.day_wrong', { day: wrong ?? '' });
  return t(code === 'days_future' ? 'statement.days_future' : 'statement.days_order');
};

/** Which money, which way, and between which days. The days are taken over when they are sent, the rest at once. */
export function TransactionFilters() {
  const filter = useStore($transactionFilter);
  const { submit, field, fault } = useFilterForm({
    schema: ({ transactionDaysSchema }) => transactionDaysSchema(localDay(new Date())),
    shown: filter,
    take: filterTransactions,
  });

  return (
    <div className="grid gap-4">
      <div className="grid gap-3 sm:grid-cols-2 sm:gap-4">
        <Segments
          legend={t('statement.type')}
          value={filter.type}
          choices={transactionTypes.map((value) => ({ value, label: t(`statement.type_${value}`) }))}
          onChoose={(type) => filterTransactions({ type })}
        />
        <Segments
          legend={t('statement.money')}
          value={filter.money}
          choices={moneyKinds.map((value) => ({ value, label: t(`statement.money_${value}`) }))}
          onChoose={(money) => filterTransactions({ money })}
        />
      </div>
      <form
        noValidate
        onSubmit={submit}
        aria-label={t('statement.filter')}
        className="grid items-start gap-4 min-[30rem]:grid-cols-2 sm:grid-cols-[1fr_1fr_auto]"
      >
        <PeriodFields
          from={{ label: t('statement.from'), error: wordsOf(fault('from'), filter.wrong.from), ...field('from') }}
          to={{ label: t('statement.to'), error: wordsOf(fault('to'), filter.wrong.to), ...field('to') }}
          shown={filter}
        />
        <div className="flex gap-3 max-sm:col-span-full sm:mt-[1.625rem]">
          <Button type="submit" variant="secondary" className="min-h-12 max-sm:grow">
            {t('statement.apply')}
          </Button>
          {(filter.from !== '' || filter.to !== '') && (
            <Button variant="ghost" className="min-h-12" onClick={() => filterTransactions({ from: '', to: '' })}>
              {t('statement.all_days')}
            </Button>
          )}
        </div>
      </form>
    </div>
  );
}
