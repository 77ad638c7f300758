import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { currencyCodes } from '#domain/money/currency.ts';
import { t } from '#i18n/client.ts';
import { $cohorts, type CohortMeasure, cohortMeasures, showCohortsIn } from '#stores/desk/reports.ts';
import { showDay } from '#stores/format/time.ts';
import { Field } from '#ui/Field.tsx';
import { Select } from '#ui/Select.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { DeskFailed } from '../kit/DeskFailed.tsx';
import { CohortTable } from './CohortTable.tsx';

/** How those who registered in the same month came again, and what they brought. */
export function CohortCard() {
  const { data, failed } = useStore($cohorts);
  const [measure, setMeasure] = useState<CohortMeasure>('played');
  return (
    <section
      aria-labelledby="cohorts"
      className="mt-10 grid grid-cols-[minmax(0,1fr)] gap-3 border-t border-ink-600 pt-6"
    >
      <h2 id="cohorts" className="font-semibold">
        {t('deskreports.cohorts.title')}
      </h2>
      <p className="max-w-[48rem] text-sm text-ivory-300">{t('deskreports.cohorts.lead')}</p>
      {data === undefined ? (
        failed ? (
          <DeskFailed code={failed} retry={() => void $cohorts.reload()} />
        ) : (
          <Skeleton className="h-64 w-full" />
        )
      ) : (
        <>
          <div className="flex flex-wrap items-end gap-3">
            <Field label={t('deskreports.cohorts.measure')}>
              {(control) => (
                <Select
                  {...control}
                  value={measure}
                  options={cohortMeasures.map((one) => ({ value: one, label: t(`deskreports.cohorts.${one}`) }))}
                  onChange={({ target }) => setMeasure(cohortMeasures.find((one) => one === target.value) ?? measure)}
                />
              )}
            </Field>
            <Field label={t('deskreports.key.currency')}>
              {(control) => (
                <Select
                  {...control}
                  value={data.currency}
                  options={currencyCodes.map((code) => ({ value: code, label: code }))}
                  onChange={({ target }) => {
                    const code = currencyCodes.find((one) => one === target.value);
                    if (code !== undefined) showCohortsIn(code);
                  }}
                />
              )}
            </Field>
          </div>
          <p className="text-sm text-ivory-300">
            {data.until === null
              ? t('deskreports.cohorts.nothing')
              : t('deskreports.cohorts.until', { day: showDay(data.until) })}
          </p>
          <CohortTable cohorts={data} currency={data.currency} measure={measure} />
        </>
      )}
    </section>
  );
}
