import { type ReactNode, useState } from 'react';
import { grouped } from '#domain/locale.ts';
import { rational, toPercentString } from '#domain/maths/rational.ts';
import { t } from '#i18n/client.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { cx } from '#ui/cx.ts';
import { Dialog } from '#ui/Dialog.tsx';
import type { FrameShape } from '../kit/frame/use-frame.ts';
import { ProofStrip } from '../kit/result/ProofStrip.tsx';
import { multipleOf } from './picture/scratch.ts';
import { SeriesSheet } from './SeriesSheet.tsx';
import { Ticket } from './Ticket.tsx';
import type { TableState } from './use-table.ts';

type StageProps = { table: TableState; shape: FrameShape; still: boolean; status: ReactNode };

/** The series in a line, and the way to all of it. */
function SeriesButton({ table, className }: { table: TableState; className?: string }) {
  const [open, setOpen] = useState(false);
  const { series } = table;
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className={buttonStyle(
          'ghost',
          'sm',
          cx('figures justify-between bg-ink-900/45 text-ivory-100 hover:bg-ink-900/80', className),
        )}
      >
        <span>{series ? t('scratch.series_number', { number: String(series.number) }) : t('scratch.series')}</span>
        {series && (
          <span className="font-normal text-ivory-300">
            {t('scratch.left_short', { left: grouped(series.ticketsLeft - (table.inHand ? 1 : 0)) })}
            {' · '}
            {toPercentString(rational(BigInt(series.returnLeft.num), BigInt(series.returnLeft.den)), 2)}
          </span>
        )}
      </button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('scratch.series')}
        closeLabel={t('table.close')}
        lead={t('scratch.series_lead')}
      >
        <SeriesSheet table={table} />
      </Dialog>
    </>
  );
}

/** The ticket, and the series that it comes from: beside it where there is room, else behind a button. */
export function Stage({ table, shape, still, status }: StageProps) {
  const { round } = table;
  const tall = shape.stand === 'tall';
  const flat = shape.low && !tall;
  const strip = (
    <ProofStrip
      rounds={round.rounds}
      empty={t(table.scratching ? 'scratch.in_hand' : 'scratch.none')}
      itemOf={(one) => {
        const multiple = multipleOf(one);
        return { label: `${grouped(multiple)}×`, gained: multiple > 1, name: round.outcomeWords(one) };
      }}
    />
  );

  if (flat)
    return (
      <div className="grid min-h-0 grid-cols-[minmax(0,1fr)_22rem] gap-4 px-4 py-1.5">
        <Ticket table={table} still={still} close={tall || flat} />
        <div className="grid min-h-0 content-center gap-2">
          {strip}
          <SeriesButton table={table} />
          <div className="min-h-10">{status}</div>
        </div>
      </div>
    );

  if (shape.stand === 'side')
    return (
      <div className="mx-auto grid min-h-0 w-full max-w-[76rem] grid-cols-[minmax(0,1fr)_22rem] gap-8 px-6 py-4">
        <Ticket table={table} still={still} close={tall || flat} />
        <div className="grid min-h-0 content-start gap-4 pt-2">
          {strip}
          <SeriesSheet table={table} />
          <p className="text-xs text-ivory-300">{t('scratch.series_lead')}</p>
        </div>
      </div>
    );

  return (
    <div
      className={cx(
        'mx-auto grid min-h-0 w-full max-w-[44rem] grid-rows-[minmax(0,1fr)_auto]',
        tall ? 'gap-1.5 px-2 py-1.5' : 'gap-4 px-5 py-4',
      )}
    >
      <div className="relative min-h-0">
        <Ticket table={table} still={still} close={tall || flat} />
      </div>
      <div className="grid gap-1.5">
        {!shape.low && strip}
        <SeriesButton table={table} className="w-full" />
      </div>
    </div>
  );
}
