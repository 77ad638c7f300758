import { lazy, Suspense, useMemo, useState } from 'react';
import { daysBetween, type ReportFigure, reportFigures } from '#domain/desk/report.ts';
import { t } from '#i18n/client.ts';
import { chartOf, type ReportChoice, type ReportRow } from '#stores/desk/reports.ts';
import { Field } from '#ui/Field.tsx';
import { Select } from '#ui/Select.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';

const DayChart = lazy(async () => ({ default: (await import('../kit/DayChart.tsx')).DayChart }));

type FigureChartProps = {
  choice: ReportChoice;
  rows: readonly ReportRow[];
  currencies: readonly ReportRow['currency'][];
};

/** A figure of each day in one currency, drawn; a day of which nothing is booked stands at nothing. */
export function FigureChart({ choice, rows, currencies }: FigureChartProps) {
  const [figure, setFigure] = useState<ReportFigure>('ngr');
  const [chosen, setCurrency] = useState(currencies[0]);
  const currency = chosen !== undefined && currencies.includes(chosen) ? chosen : currencies[0];
  const days = useMemo(() => daysBetween(choice.from, choice.to), [choice]);
  const values = useMemo(
    () => (currency === undefined ? [] : chartOf(days, rows, figure, currency)),
    [days, rows, figure, currency],
  );
  if (currency === undefined || days.length < 2) return null;
  return (
    <section aria-label={t('deskreports.chart')} className="mb-6 max-w-[80rem]">
      <div className="mb-2 flex flex-wrap items-end gap-3">
        <Field label={t('deskreports.figure')}>
          {(control) => (
            <Select
              {...control}
              value={figure}
              options={reportFigures.map((one) => ({ value: one, label: t(`deskplayers.figure.${one}`) }))}
              onChange={({ target }) => setFigure(reportFigures.find((one) => one === target.value) ?? figure)}
            />
          )}
        </Field>
        <Field label={t('deskreports.key.currency')}>
          {(control) => (
            <Select
              {...control}
              value={currency}
              options={currencies.map((code) => ({ value: code, label: code }))}
              onChange={({ target }) => setCurrency(currencies.find((code) => code === target.value))}
            />
          )}
        </Field>
      </div>
      <Suspense fallback={<Skeleton className="h-[17rem] w-full" />}>
        <DayChart days={days} values={values} label={`${t(`deskplayers.figure.${figure}`)}, ${currency}`} />
      </Suspense>
    </section>
  );
}
