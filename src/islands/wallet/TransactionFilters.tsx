import { useStore } from '@nanostores/react';
import { t } from '#i18n/client.ts';
import { useDraft } from '#islands/blocks/use-draft.ts';
import { daysFault, moneyKinds, transactionTypes } from '#stores/wallet/transaction-filter.ts';
import { $transactionFilter, filterTransactions } from '#stores/wallet/transactions.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';
import { Input } from '#ui/Input.tsx';
import { Segments } from './Segments.tsx';

/** Which money, which way, and between which days. The days are taken over when they are sent, the rest at once. */
export function TransactionFilters() {
  const filter = useStore($transactionFilter);
  const { values, fault, change, submit } = useDraft(filter, {
    check: (typed) => daysFault(typed, new Date()),
    take: ({ from, to }) => filterTransactions({ from, to }),
  });
  const { from, to } = values;

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
        <Field label={t('statement.from')} error={fault && t(`statement.${fault}`)}>
          {(control) => (
            <Input
              {...control}
              type="date"
              name="from"
              value={from}
              onChange={(event) => change({ from: event.currentTarget.value })}
            />
          )}
        </Field>
        <Field label={t('statement.to')}>
          {(control) => (
            <Input
              {...control}
              type="date"
              name="to"
              value={to}
              onChange={(event) => change({ to: event.currentTarget.value })}
            />
          )}
        </Field>
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
