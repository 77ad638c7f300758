import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { type CurrencyCode, currencies } from '#domain/money/currency.ts';
import { t } from '#i18n/client.ts';
import { showDay } from '#stores/format/time.ts';
import { $filesComing, downloadStatement, type StatementFormat } from '#stores/wallet/statement.ts';
import { statementDays } from '#stores/wallet/transaction-filter.ts';
import { $transactionFilter } from '#stores/wallet/transactions.ts';
import { $funds } from '#stores/wallet/wallet.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Select } from '#ui/Select.tsx';

const formats: readonly StatementFormat[] = ['pdf', 'csv'];

/** Files of all that moved in the chosen days, of one wallet or of all. */
export function Statement() {
  const filter = useStore($transactionFilter);
  const coming = useStore($filesComing);
  const { data: funds = [] } = useStore($funds);
  const [currency, setCurrency] = useState<CurrencyCode | ''>('');
  const days = statementDays(filter, new Date());
  return (
    <section
      aria-labelledby="statement-title"
      className="grid gap-5 rounded-lg border border-ink-600 bg-ink-800 p-5 sm:p-6"
    >
      <div className="grid gap-2">
        <h2 id="statement-title" className="heading text-2xl">
          {t('statement.statement_title')}
        </h2>
        <p className="text-ivory-300">
          {t('statement.statement_lead', { from: showDay(days.from), to: showDay(days.to) })}{' '}
          {filter.from !== days.from && t('statement.statement_year')}
        </p>
      </div>
      <div className="grid items-end gap-4 sm:grid-cols-[minmax(0,16rem)_auto_auto] sm:justify-start">
        <Field label={t('statement.statement_currency')}>
          {(control) => (
            <Select
              {...control}
              short
              name="currency"
              placeholder={t('statement.statement_all')}
              value={currency}
              options={funds.map(({ currency: code }) => ({
                value: code,
                label: `${code} · ${currencies[code].name}`,
              }))}
              onChange={({ currentTarget: { value } }) =>
                setCurrency(funds.find((fund) => fund.currency === value)?.currency ?? '')
              }
            />
          )}
        </Field>
        {formats.map((format) => (
          <Button
            key={format}
            variant="secondary"
            className="min-h-12"
            busy={coming[format] === true}
            onClick={() => void downloadStatement(format, currency, new Date())}
          >
            <Icon name="page" className="size-5" />
            {t(`statement.statement_${format}`)}
          </Button>
        ))}
      </div>
    </section>
  );
}
