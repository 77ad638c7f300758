import { useMemo, useState } from 'react';
import { type ReportFigure, reportFigures } from '#domain/desk/report.ts';
import { t } from '#i18n/client.ts';
import { createReportPostings, type ReportChoice, type ReportPosting, type ReportRow } from '#stores/desk/reports.ts';
import { showTime } from '#stores/format/time.ts';
import { DeskAmount } from '../kit/DeskAmount.tsx';
import { Pages } from '../kit/Pages.tsx';
import { Sheet } from '../kit/Sheet.tsx';
import { rowName } from './row-words.ts';

const Line = ({ posting, currency }: { posting: ReportPosting; currency: ReportRow['currency'] }) => (
  <tr>
    <td className="figures text-ivory-300 sm:whitespace-nowrap">{showTime(posting.at)}</td>
    <td translate="no" className="figures text-ivory-300 max-lg:hidden">
      {posting.movement}
    </td>
    <td>{posting.kind.replaceAll('_', ' ')}</td>
    <td className="max-lg:hidden">{posting.game}</td>
    <td className="max-lg:hidden">{posting.country}</td>
    <td className="text-right">
      <DeskAmount amount={posting.amount} currency={currency} />
    </td>
  </tr>
);

type PostingsProps = { choice: ReportChoice; row: ReportRow; figure: ReportFigure };

function Postings({ choice, row, figure }: PostingsProps) {
  const $postings = useMemo(() => createReportPostings(choice, row, figure), [choice, row, figure]);
  return (
    <Pages
      $list={$postings}
      name={t('deskreports.postings', { figure: t(`deskplayers.figure.${figure}`) })}
      columns={[
        { name: t('deskreports.at') },
        { name: t('deskreports.movement'), isWide: true },
        { name: t('deskreports.what') },
        { name: t('deskreports.key.game'), isWide: true },
        { name: t('deskreports.key.country'), isWide: true },
        { name: t('deskreports.amount'), isNumber: true },
      ]}
      row={(posting) => <Line key={posting.id} posting={posting} currency={row.currency} />}
    />
  );
}

/** One row of a report: its figures, and the postings of which one of them is the sum. */
export function RowSheet({ choice, row, onClose }: { choice: ReportChoice; row: ReportRow; onClose: () => void }) {
  const [figure, setFigure] = useState<ReportFigure>('ggr');
  return (
    <Sheet
      open
      wide
      onClose={onClose}
      title={`${rowName(choice.by, row)}, ${row.currency}`}
      lead={t('deskreports.sheet_lead')}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <ul className="grid grid-cols-2 gap-2 sm:grid-cols-4">
          {reportFigures.map((one) => (
            <li key={one}>
              <button
                type="button"
                aria-pressed={one === figure}
                onClick={() => setFigure(one)}
                className="grid min-h-14 w-full gap-0.5 rounded-md border border-ink-600 px-3 py-2 text-left text-sm hover:border-ivory-500 aria-pressed:border-brass aria-pressed:bg-ink-700"
              >
                <span className="text-ivory-300">{t(`deskplayers.figure.${one}`)}</span>
                <DeskAmount amount={row[one]} currency={row.currency} />
              </button>
            </li>
          ))}
        </ul>
        <div>
          <h3 className="mb-2 font-semibold">
            {t('deskreports.postings', { figure: t(`deskplayers.figure.${figure}`) })}
          </h3>
          <Postings choice={choice} row={row} figure={figure} />
        </div>
      </div>
    </Sheet>
  );
}
