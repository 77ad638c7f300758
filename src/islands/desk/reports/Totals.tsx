import { reportFigures } from '#domain/desk/report.ts';
import { t } from '#i18n/client.ts';
import type { ReportRow } from '#stores/desk/reports.ts';
import { DeskAmount } from '../kit/DeskAmount.tsx';
import { holdWords } from './row-words.ts';

/** All of the period, a currency a row. */
export const Totals = ({ totals }: { totals: readonly ReportRow[] }) => (
  <section
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than the screen is scrolled by keyboard as well
    tabIndex={0}
    aria-label={t('deskreports.totals')}
    className="mb-6 overflow-x-auto"
  >
    <table className="desk-table">
      <caption className="mb-1 text-left text-base font-semibold">{t('deskreports.totals')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('deskreports.key.currency')}</th>
          {reportFigures.map((figure) => (
            <th key={figure} scope="col" className="text-right">
              {t(`deskplayers.figure.${figure}`)}
            </th>
          ))}
          <th scope="col" className="text-right">
            {t('deskreports.hold')}
          </th>
        </tr>
      </thead>
      <tbody>
        {totals.map((row) => (
          <tr key={row.currency}>
            <th scope="row" translate="no">
              {row.currency}
            </th>
            {reportFigures.map((figure) => (
              <td key={figure} className="text-right">
                <DeskAmount amount={row[figure]} currency={row.currency} />
              </td>
            ))}
            <td className="figures text-right whitespace-nowrap">{holdWords(row.hold)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);
