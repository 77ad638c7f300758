import { useState } from 'react';
import { t } from '#i18n/client.ts';
import type { FrameShape } from '../kit/frame/use-frame.ts';
import { Board } from './Board.tsx';
import { tableShapeOf } from './layout.ts';
import { RoadsDialog } from './RoadsDialog.tsx';
import { ScoreCard, ScoreStrip } from './ScoreCard.tsx';
import type { TableState } from './use-table.ts';
import { tallyWords } from './words.ts';

/** Table and score card, as the frame's shape allows; the card opens large where it is small. */
export function Stage({ table, shape, still }: { table: TableState; shape: FrameShape; still: boolean }) {
  const [reading, setReading] = useState(false);
  const dialog = <RoadsDialog table={table} open={reading} onClose={() => setReading(false)} />;
  const board = (
    <div className="min-h-0 min-w-0">
      <Board table={table} shape={tableShapeOf(shape)} still={still} />
    </div>
  );
  const roads = { variant: table.variant, coups: table.coups, className: 'block size-full' };
  const opens = (
    <button
      type="button"
      aria-label={t('baccarat.open_roads')}
      onClick={() => setReading(true)}
      className="block w-full rounded-md"
    >
      {shape.stand === 'tall' ? <ScoreStrip {...roads} /> : <ScoreCard {...roads} form="broad" />}
    </button>
  );

  if (shape.stand === 'side' && shape.low)
    return (
      <div className="relative grid min-h-0 grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,1fr)] overflow-hidden p-1.5">
        {board}
        <button
          type="button"
          onClick={() => setReading(true)}
          className="absolute top-0 left-1 flex min-h-11 items-center rounded-md px-2 text-sm font-medium text-halden-light underline underline-offset-4"
        >
          {t('baccarat.roads')}
        </button>
        {dialog}
      </div>
    );

  if (shape.stand !== 'side')
    return (
      <div className="grid min-h-0 grid-rows-[minmax(0,1fr)_auto] gap-2 overflow-hidden p-2">
        {board}
        <div className="grid">{opens}</div>
        {dialog}
      </div>
    );

  return (
    <div className="grid min-h-0 grid-cols-[minmax(0,1fr)_clamp(15rem,32vw,36rem)] gap-4 overflow-hidden p-3 lg:p-4">
      {board}
      <aside aria-label={t('baccarat.roads')} className="grid min-h-0 grid-rows-[minmax(0,1fr)_auto] gap-3">
        <div className="grid min-h-0 place-items-center">
          <ScoreCard variant={table.variant} coups={table.coups} form="upright" className="max-h-full max-w-full" />
        </div>
        <p className="text-xs text-ivory-300 lg:text-sm">
          <span className="figures font-semibold text-ivory-100">{tallyWords(table.variant, table.coups)}</span>{' '}
          {t('baccarat.roads_note')}
        </p>
      </aside>
    </div>
  );
}
