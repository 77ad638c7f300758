import type { ReactNode } from 'react';
import { cx } from '#ui/cx.ts';
import { type FrameShape, isFlat } from '../kit/frame/use-frame.ts';
import { ZoomBoard } from '../kit/frame/ZoomBoard.tsx';
import { Result } from '../kit/result/Result.tsx';
import { Bowl } from './Bowl.tsx';
import { Felt } from './Felt.tsx';
import { broadFelt, flatFelt, tallFelt } from './felts.ts';
import { Throws } from './Throws.tsx';
import type { TableState } from './use-table.ts';

type StageProps = { table: TableState; shape: FrameShape; still: boolean; status: ReactNode };

/** The bowl and the felt: one above the other on a phone that stands, else side by side. */
export function Stage({ table, shape, still, status }: StageProps) {
  const { round } = table;
  const bowl = <Bowl shakeId={round.revealing?.id} dice={table.dice} still={still} onRest={round.rest} />;

  if (shape.stand === 'tall')
    return (
      <div className="grid min-h-0 grid-cols-[minmax(0,1fr)] grid-rows-[3.5rem_minmax(0,1fr)] gap-1.5 px-2 py-1.5">
        <div className="grid min-h-0 grid-cols-[3.5rem_minmax(0,1fr)_auto] items-center gap-3">
          {bowl}
          <Throws table={table} className="h-11 content-start" />
          <Result round={round} />
        </div>
        <ZoomBoard width={500} height={620} closed={round.locked} laid={[...table.placed.keys()]}>
          <Felt plan={tallFelt} table={table} compact />
        </ZoomBoard>
      </div>
    );

  const flat = isFlat(shape);
  const stacked = shape.stand === 'stacked';
  return (
    <div
      className={cx(
        'grid min-h-0',
        flat && 'grid-cols-[7rem_minmax(0,1fr)] gap-2 px-2 py-1.5',
        !flat && stacked && 'grid-cols-[minmax(0,1fr)] grid-rows-[11rem_minmax(0,1fr)] gap-4 p-4',
        !flat && !stacked && 'grid-cols-[minmax(12rem,2fr)_minmax(0,9fr)] gap-5 p-4',
      )}
    >
      <div
        className={cx(
          'grid min-h-0 min-w-0 gap-3',
          stacked && !flat ? 'grid-cols-[11rem_minmax(0,1fr)]' : 'grid-rows-[auto_minmax(0,1fr)_auto]',
        )}
      >
        <div className={cx('grid min-h-0 place-items-center', !stacked && 'aspect-square w-full')}>{bowl}</div>
        {flat ? (
          <div className="grid min-h-0 content-start gap-1.5">
            <Result round={round} compact />
            {status}
          </div>
        ) : (
          <Throws table={table} className="min-h-0 content-start" />
        )}
        {!flat && (
          <div className={cx('grid', stacked ? 'col-start-2 content-start' : 'min-h-20 items-end')}>
            <Result round={round} />
          </div>
        )}
      </div>
      <Felt plan={flat ? flatFelt : broadFelt} table={table} compact={flat} />
    </div>
  );
}
