import { type ReactNode, useState } from 'react';
import { t } from '#i18n/client.ts';
import { cx } from '#ui/cx.ts';
import { Money } from '#ui/Money.tsx';
import { Segments } from '../kit/fields/Segments.tsx';
import type { FrameShape } from '../kit/frame/use-frame.ts';
import { Result } from '../kit/result/Result.tsx';
import { Dice } from './Dice.tsx';
import { Felt } from './Felt.tsx';
import { fullFelt, type Panel, panels, phoneFelts } from './felts.ts';
import { Puck } from './Puck.tsx';
import { Rolls } from './Rolls.tsx';
import { SpotLine } from './SpotLine.tsx';
import type { TableState } from './use-table.ts';

type StageProps = { table: TableState; shape: FrameShape; still: boolean; status: ReactNode };

/** The felt whole, or on a phone one of its five parts; dice, puck, rolls and what has come back are always in view. */
export function Stage({ table, shape, still, status }: StageProps) {
  const [panel, setPanel] = useState<Panel>('line');
  const { hand, round } = table;
  const tall = shape.stand === 'tall';
  const small = tall || shape.low;
  const dice = (size: number) => (
    <Dice rollId={table.rollId} dice={table.dice} still={still} size={size} onRest={table.rested} />
  );
  const point = (
    <p className="flex items-center gap-2 text-sm">
      <Puck point={hand.point} />
      <span className="font-semibold">
        {hand.point === null ? t('craps.come_out') : t('craps.point', { point: hand.point })}
      </span>
    </p>
  );
  const back = round.open && (
    <p className="figures text-xs text-ivory-300">
      {t('craps.back')} <Money amountMinor={hand.wonMinor} currency={round.currency} className="font-semibold" />
    </p>
  );
  const tabs = (
    <Segments
      legend={t('craps.panels')}
      options={panels.map((id) => ({ id, label: t(`craps.panel.${id}`) }))}
      value={panel}
      disabled={false}
      onChange={setPanel}
      className="[&>label]:min-h-11"
    />
  );

  if (small)
    return (
      <div
        className={cx(
          'grid min-h-0 gap-1.5 px-2 py-1.5',
          tall
            ? 'grid-cols-[minmax(0,1fr)] grid-rows-[auto_auto_auto_minmax(0,1fr)]'
            : 'grid-cols-[13rem_minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)]',
        )}
      >
        <div className={cx('flex min-w-0 items-center gap-3', !tall && 'col-start-1')}>
          <div className="overflow-hidden rounded-md border-3 border-table-rail bg-radial from-hardway-deep to-ink-900 px-3 py-2 shadow-raised">
            {dice(26)}
          </div>
          <div className="grid min-w-0 grow gap-1">
            {point}
            {tall && (
              <div className="grid h-6 grid-cols-[minmax(0,1fr)_auto] items-center gap-3">
                <Rolls rolls={hand.rolls} className="h-6" />
                {round.landed ? <Result round={round} compact /> : back}
              </div>
            )}
          </div>
        </div>
        <div
          className={cx('min-w-0', !tall && 'col-start-1 row-start-2 grid min-h-0 content-start gap-1 overflow-hidden')}
        >
          {!tall && <Result round={round} compact />}
          <SpotLine table={table} fit={tall ? 'tall' : 'slim'} />
          {!tall && status}
        </div>
        <div className={cx(!tall && 'col-start-2 row-start-1')}>{tabs}</div>
        <div className={cx('min-h-0 min-w-0', !tall && 'col-start-2 row-start-2')}>
          <Felt key={panel} plan={phoneFelts(!tall)[panel]} table={table} compact />
        </div>
      </div>
    );

  const stacked = shape.stand === 'stacked';
  return (
    <div
      className={cx(
        'grid min-h-0 gap-4 p-4',
        stacked
          ? 'grid-cols-[minmax(0,1fr)] grid-rows-[8.5rem_minmax(0,1fr)]'
          : 'grid-cols-[minmax(11rem,2fr)_minmax(0,11fr)]',
      )}
    >
      <div
        className={cx(
          'grid min-h-0 gap-4',
          stacked ? 'grid-cols-[16rem_minmax(0,1fr)]' : 'grid-rows-[minmax(0,2fr)_auto_auto_minmax(0,3fr)]',
        )}
      >
        <div className="grid min-h-0 place-items-center overflow-hidden rounded-lg border-6 border-table-rail bg-radial from-hardway-deep to-ink-900 shadow-raised">
          <div className="min-[94rem]:scale-150">{dice(48)}</div>
        </div>
        <div className={cx('grid gap-2', stacked && 'content-center')}>
          {point}
          {back}
          {stacked && <Rolls rolls={hand.rolls} className="h-6" />}
          {stacked && <Result round={round} />}
        </div>
        {!stacked && <Rolls rolls={hand.rolls} className="max-h-20" />}
        {!stacked && (
          <div className="self-end">
            <Result round={round} />
          </div>
        )}
      </div>
      <div className="grid min-h-0 min-w-0 grid-rows-[minmax(0,1fr)_auto] gap-2">
        <div className="min-h-0 min-w-0 rounded-xl border-8 border-table-rail bg-radial from-hardway-deep to-hardway-dim p-2 shadow-raised">
          <Felt plan={fullFelt} table={table} compact={false} />
        </div>
        <SpotLine table={table} fit="wide" />
      </div>
    </div>
  );
}
