import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { houseLocale } from '#domain/locale.ts';
import { t } from '#i18n/client.ts';
import { $provenStatement, downloadProvenStatement, statementMonths } from '#stores/history/proven-statement.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Select } from '#ui/Select.tsx';

const format = new Intl.DateTimeFormat(houseLocale, { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** All that the books have of the player in a month, as a file that proves itself. */
export function MonthFile() {
  const state = useStore($provenStatement);
  const [months] = useState(() => statementMonths(new Date()));
  const [month, setMonth] = useState(months[0] ?? '');
  return (
    <section aria-label={t('fairness.month')} className="grid gap-3">
      <p className="max-w-[42rem] text-sm text-ivory-300">{t('fairness.month_hint')}</p>
      <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
        <Field label={t('fairness.month_which')}>
          {(control) => (
            <Select
              {...control}
              short
              name="month"
              value={month}
              options={months.map((value) => ({ value, label: format.format(new Date(`${value}-01`)) }))}
              onChange={({ currentTarget }) => setMonth(currentTarget.value)}
            />
          )}
        </Field>
        <Button
          variant="secondary"
          className="min-h-12"
          busy={state === 'working'}
          onClick={() => void downloadProvenStatement(month)}
        >
          <Icon name="page" className="size-5" />
          {t('fairness.month')}
        </Button>
        <a
          href="/fairness/statement"
          className="inline-flex min-h-12 items-center text-brass-bright underline underline-offset-4"
        >
          {t('fairness.month_check')}
        </a>
      </div>
      <p role="status" className="text-sm text-ivory-300 empty:hidden">
        {state === 'none' && t('fairness.month_none')}
      </p>
    </section>
  );
}
