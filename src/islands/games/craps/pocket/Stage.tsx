import type { ReactNode } from 'react';
import { t } from '#i18n/client.ts';
import { type FrameShape, isFlat } from '#islands/games/kit/frame/use-frame.ts';
import { Result } from '#islands/games/kit/result/Result.tsx';
import { cx } from '#ui/cx.ts';
import { Money } from '#ui/Money.tsx';
import { Dice } from '../Dice.tsx';
import { Rolls } from '../Rolls.tsx';
import type { TableState } from '../use-table.ts';
import { plans } from './cards.ts';
import { Felt } from './Felt.tsx';
import { Hands } from './Hands.tsx';
import { OddsTable } from './OddsTable.tsx';
import { PointStrip } from './PointStrip.tsx';
import { Ways } from './Ways.tsx';
import { nextText } from './words.ts';

type StageProps = { table: TableState; shape: FrameShape; still: boolean; status: ReactNode };

/** On a phone dice, point and cards; where there is room, also what the dice do to a bet and what odds pay. */
export function Stage({ table, shape, still, status }: StageProps) {
  const { hand, round } = table;
  const tray = (size: number, className: string) => (
    <div
      className={cx(
        'grid place-items-center overflow-hidden border-table-rail bg-radial from-hardway-deep to-ink-900 shadow-raised',
        className,
      )}
    >
      <div className={cx(size > 44 && 'min-[94rem]:scale-150')}>
        <Dice rollId={table.rollId} dice={table.dice} still={still} size={size} onRest={table.rested} />
      </div>
    </div>
  );
  const next = (className: string) => (
    <p aria-live="polite" className={cx('font-semibold text-balance', className)}>
      {table.rollId === undefined ? nextText(table) : t('craps.rolling')}
    </p>
  );
  const back = round.open && (
    <p className="figures text-xs text-ivory-300">
      {t('craps.back')} <Money amountMinor={hand.wonMinor} currency={round.currency} className="font-semibold" />
    </p>
  );

  if (isFlat(shape))
    return (
      <div className="grid min-h-0 grid-cols-[13rem_minmax(0,1fr)] gap-2 px-2 py-1.5">
        <div className="flex min-h-0 flex-col gap-1 overflow-hidden *:shrink-0">
          {tray(24, 'h-14 rounded-md border-3')}
          <PointStrip point={hand.point} />
          {round.landed ? <Result round={round} compact /> : next('text-sm leading-tight')}
          {status}
          {hand.rolls.length > 0 && <Rolls rolls={hand.rolls} className="h-6" />}
        </div>
        <Felt table={table} plan={plans.wide} tight />
      </div>
    );

  if (shape.stand === 'tall')
    return (
      <div className="grid min-h-0 grid-cols-[minmax(0,1fr)] grid-rows-[auto_auto_minmax(0,1fr)] gap-1.5 px-3 py-1.5">
        <div className="grid grid-cols-[8rem_minmax(0,1fr)] items-center gap-3">
          {tray(30, 'h-20 rounded-md border-3')}
          <div className="grid max-h-20 gap-1 overflow-hidden">
            {round.landed ? <Result round={round} /> : next('text-base leading-tight')}
            {status}
          </div>
        </div>
        <div className="grid grid-cols-[15rem_minmax(0,1fr)] items-center gap-3">
          <PointStrip point={hand.point} />
          <Rolls rolls={hand.rolls} className="h-6" />
        </div>
        <Felt table={table} plan={plans.phone} tight />
      </div>
    );

  if (shape.stand === 'stacked')
    return (
      <div className="grid min-h-0 grid-cols-[minmax(0,1fr)] grid-rows-[auto_auto_minmax(0,1fr)_auto] gap-4 p-4">
        <div className="grid grid-cols-[14rem_minmax(0,1fr)] items-center gap-5">
          {tray(44, 'h-32 rounded-lg border-6')}
          <div className="grid gap-2">
            {round.landed ? <Result round={round} /> : next('text-xl')}
            <Rolls rolls={hand.rolls} className="h-6" />
            {back}
          </div>
        </div>
        <PointStrip point={hand.point} large />
        <Felt table={table} plan={plans.phone} tight={false} />
        <div className="grid grid-cols-2 gap-6">
          <Ways table={table} className="h-48" />
          <OddsTable point={hand.point} />
        </div>
      </div>
    );

  return (
    <div className="mx-auto grid min-h-0 w-full max-w-[110rem] grid-cols-[minmax(13rem,3fr)_minmax(0,9fr)_minmax(15rem,4fr)] gap-6 p-5">
      <div className="grid min-h-0 grid-rows-[minmax(0,3fr)_auto_minmax(0,2fr)_auto] gap-4">
        {tray(48, 'min-h-0 rounded-lg border-6')}
        {next('text-xl min-[94rem]:text-2xl')}
        <div className="grid content-start gap-2">
          <Rolls rolls={hand.rolls} className="max-h-20" />
          {back}
        </div>
        <Result round={round} />
      </div>
      <div className="grid min-h-0 min-w-0 grid-rows-[auto_minmax(0,1fr)] gap-3">
        <PointStrip point={hand.point} large />
        <Felt table={table} plan={plans.wide} tight={false} printed />
      </div>
      <div className="grid min-h-0 grid-rows-[minmax(0,5fr)_auto_minmax(0,4fr)] gap-5">
        <Ways table={table} />
        <OddsTable point={hand.point} />
        <div className="min-h-0 overflow-hidden">
          <Hands round={round} />
        </div>
      </div>
    </div>
  );
}
