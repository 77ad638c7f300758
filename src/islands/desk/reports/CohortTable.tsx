import { cohortMonths } from '#domain/desk/report.ts';
import { houseLocale } from '#domain/locale.ts';
import type { CurrencyCode } from '#domain/money/currency.ts';
import { t } from '#i18n/client.ts';
import { type CohortMeasure, type Cohorts, monthChoice, showReport } from '#stores/desk/reports.ts';
import { DeskAmount } from '../kit/DeskAmount.tsx';
import { monthWords } from './row-words.ts';

type Row = Cohorts['rows'][number];
type Month = Row['months'][number];

const percent = new Intl.NumberFormat(houseLocale, { style: 'percent', maximumFractionDigits: 0 });
const depths = ['', 'bg-brass/10', 'bg-brass/20', 'bg-brass/30', 'bg-brass/40'] as const;

/** How deep the ground of a share is, in four steps. */
const depthOf = (share: number): string => depths[share === 0 ? 0 : Math.min(4, 1 + Math.floor(share * 4))] ?? '';

type CellProps = { row: Row; month: Month; measure: CohortMeasure; currency: CurrencyCode };

function Cell({ row, month, measure, currency }: CellProps) {
  const isCount = measure === 'played' || measure === 'paid';
  const share = isCount && row.registered > 0 ? month[measure] / row.registered : 0;
  return (
    <td className={`p-0! text-right ${depthOf(share)}`}>
      <button
        type="button"
        onClick={() => showReport(monthChoice(month.month))}
        className="figures block min-h-11 w-full px-2 text-right whitespace-nowrap hover:underline"
      >
        <span className="sr-only">
          {t('deskreports.cohorts.open', { cohort: monthWords(row.cohort), month: monthWords(month.month) })}
        </span>
        {isCount ? (
          <>
            {percent.format(share)} <span className="text-xs text-ivory-300">{month[measure]}</span>
          </>
        ) : (
          <DeskAmount amount={month[measure]} currency={currency} />
        )}
      </button>
    </td>
  );
}

type CohortTableProps = { cohorts: Cohorts; currency: CurrencyCode; measure: CohortMeasure };

const monthsSince = (since: number): string =>
  since === 0 ? t('deskreports.cohorts.since_first') : t('deskreports.cohorts.since', { count: since });

/** A row a month of registration; its columns are the months since. */
export function CohortTable({ cohorts: { rows }, currency, measure }: CohortTableProps) {
  // Of a month in which nobody came there is nothing to follow; the present one stands in any case.
  const shown = rows.filter(({ registered }, at) => at === 0 || registered > 0);
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than the screen is scrolled by keyboard as well
      tabIndex={0}
      aria-label={t('deskreports.cohorts.table')}
      className="overflow-x-auto"
    >
      <table className="desk-table">
        <caption className="sr-only">{t('deskreports.cohorts.table')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('deskreports.key.cohort')}</th>
            <th scope="col" className="text-right">
              {t('deskreports.cohorts.registered')}
            </th>
            {Array.from({ length: cohortMonths }, (_, since) => (
              <th key={monthsSince(since)} scope="col" className="text-right">
                {monthsSince(since)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <tr key={row.cohort}>
              <th scope="row" className="align-middle! whitespace-nowrap">
                {monthWords(row.cohort)}
              </th>
              <td className="figures text-right align-middle!">{row.registered}</td>
              {row.months.map((month) => (
                <Cell key={month.month} row={row} month={month} measure={measure} currency={currency} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
