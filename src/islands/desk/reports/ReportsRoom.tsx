import { useStore } from '@nanostores/react';
import { useEffect, useMemo, useState } from 'react';
import { type ReportKey, reportFigures } from '#domain/desk/report.ts';
import { t } from '#i18n/client.ts';
import type { Namespace } from '#i18n/keys.ts';
import { useWordsState } from '#i18n/use-words.ts';
import type { DeskCode } from '#stores/desk/call-desk.ts';
import { $report, $reportChoice, openReport, type ReportRow, saveReport } from '#stores/desk/reports.ts';
import { Button } from '#ui/Button.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { EmptyState } from '#ui/States.tsx';
import { DeskAmount } from '../kit/DeskAmount.tsx';
import { DeskFailed } from '../kit/DeskFailed.tsx';
import { Fault } from '../kit/Fault.tsx';
import { RoomHead } from '../kit/RoomHead.tsx';
import { type Column, VirtualTable } from '../kit/VirtualTable.tsx';
import { CheckReport } from './CheckReport.tsx';
import { CohortCard } from './CohortCard.tsx';
import { FigureChart } from './FigureChart.tsx';
import { ReportForm } from './ReportForm.tsx';
import { RowSheet } from './RowSheet.tsx';
import { holdWords, rowName } from './row-words.ts';
import { Totals } from './Totals.tsx';
import { VaultCard } from './VaultCard.tsx';

const files: readonly Namespace[] = ['deskreports', 'deskplayers'];

const columnsBy = (by: ReportKey): Column<ReportRow>[] => [
  { id: 'key', header: t(`deskreports.key.${by}`), track: 'minmax(9rem,1.4fr)', cell: (row) => rowName(by, row) },
  { id: 'currency', header: t('deskreports.key.currency'), track: '5rem', cell: ({ currency }) => currency },
  ...reportFigures.map((figure) => ({
    id: figure,
    header: t(`deskplayers.figure.${figure}`),
    track: 'minmax(7rem,1fr)',
    className: 'text-right',
    cell: (row: ReportRow) => <DeskAmount amount={row[figure]} currency={row.currency} />,
  })),
  {
    id: 'hold',
    header: t('deskreports.hold'),
    track: '5rem',
    className: 'figures text-right',
    cell: ({ hold }) => holdWords(hold),
  },
];

/** The rows of the report, each of which opens to its postings. */
function Rows() {
  const { data, failed } = useStore($report);
  const choice = useStore($reportChoice);
  const [open, setOpen] = useState<ReportRow | null>(null);
  const columns = useMemo(() => columnsBy(choice.by), [choice.by]);
  if (data?.choice !== choice)
    return failed ? (
      <DeskFailed code={failed} retry={() => void $report.reload()} />
    ) : (
      <Skeleton className="h-96 w-full" />
    );
  if (data.rows.length === 0)
    return (
      <EmptyState icon="bars" title={t('deskreports.nothing_title')}>
        {t('deskreports.nothing')}
      </EmptyState>
    );
  return (
    <>
      {data.uncounted > 0 && (
        <p role="status" className="mb-4 rounded-md bg-brass-dim px-3 py-2 text-sm text-brass-bright">
          {t(data.uncounted === 1 ? 'deskreports.uncounted_one' : 'deskreports.uncounted_other', {
            count: data.uncounted,
          })}
        </p>
      )}
      <Totals totals={data.totals} />
      {choice.by === 'day' && (
        <FigureChart choice={choice} rows={data.rows} currencies={data.totals.map(({ currency }) => currency)} />
      )}
      <VirtualTable
        label={t('deskreports.table')}
        columns={columns}
        rows={data.rows}
        rowId={({ key, currency }) => `${key} ${currency}`}
        openLabel={(row) => t('deskreports.open', { name: rowName(choice.by, row), currency: row.currency })}
        onOpen={setOpen}
        className="max-h-[40rem] min-h-0!"
        minWidth="72rem"
      />
      {open !== null && <RowSheet choice={choice} row={open} onClose={() => setOpen(null)} />}
    </>
  );
}

/** What the house took and gave, by its books. */
export function ReportsRoom() {
  const words = useWordsState(files);
  const choice = useStore($reportChoice);
  const [isOpen, setOpen] = useState(false);
  const [fault, setFault] = useState<DeskCode | null>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    openReport();
    setOpen(true);
  }, []);
  if (!words || !isOpen) return <Skeleton className="h-96 w-full" />;
  const takeAlong = async (): Promise<void> => {
    setBusy(true);
    setFault(await saveReport());
    setBusy(false);
  };
  return (
    <>
      <RoomHead title={t('desk.room.reports')} lead={t('deskreports.lead')}>
        <Button size="sm" variant="secondary" busy={busy} onClick={() => void takeAlong()}>
          {t('deskreports.export')}
        </Button>
      </RoomHead>
      <Fault code={fault} />
      <ReportForm choice={choice} />
      <Rows />
      <div className="mt-4">
        <CheckReport key={JSON.stringify(choice)} choice={choice} />
      </div>
      <CohortCard />
      <VaultCard />
    </>
  );
}
