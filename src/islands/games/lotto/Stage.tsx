import { useState } from 'react';
import { drawnCount } from '#domain/games/lotto/lotto-6-49/paytable.ts';
import { t } from '#i18n/client.ts';
import { showMinute } from '#stores/format/time.ts';
import { cx } from '#ui/cx.ts';
import { Segments } from '../kit/fields/Segments.tsx';
import type { FrameShape } from '../kit/frame/use-frame.ts';
import { ZoomBoard } from '../kit/frame/ZoomBoard.tsx';
import { Result } from '../kit/result/Result.tsx';
import { Ball } from './Ball.tsx';
import { Rows } from './Rows.tsx';
import { Sheet } from './Sheet.tsx';
import { Tickets } from './Tickets.tsx';
import type { TableState } from './use-table.ts';

type Panel = 'sheet' | 'ticket' | 'tickets';

/** Which draw is next and when, and the six balls: of this draw as they come, else of the last one. `brief`: in one line. */
function Drum({ table, slim = false, brief = false }: { table: TableState; slim?: boolean; brief?: boolean }) {
  const { round, phase, clock, opensIn, shown, lastDraw, players } = table;
  const isOn = phase === 'running' || phase === 'ended';
  const balls = isOn ? shown : (lastDraw?.outcome.drawn ?? []);
  const ballsAre = t(isOn ? 'lotto.this_draw' : lastDraw ? 'lotto.last_draw' : 'lotto.no_draw', {
    draw: lastDraw?.index ?? 0,
  });
  if (brief)
    return (
      <section
        aria-label={t('lotto.drum')}
        className="flex h-[2.25rem] items-center justify-between gap-2 rounded-md bg-common-night/70 px-2"
      >
        <p className="figures min-w-0 text-sm leading-tight font-semibold">
          {t('lotto.draw', { draw: round?.index ?? 0 })}{' '}
          {clock !== null && (
            <span translate="no" role="timer" className="text-common-sun tabular-nums">
              {clock}
            </span>
          )}
          <span className="block truncate text-xs leading-tight font-medium text-common-haze">{ballsAre}</span>
        </p>
        <p className="flex gap-0.5">
          {Array.from({ length: drawnCount }, (_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a place in the order of the draw
            <Ball key={`${isOn} ${place}`} number={balls[place]} look="drawn" size="sm" />
          ))}
        </p>
      </section>
    );
  return (
    <section
      aria-label={t('lotto.drum')}
      className={cx(
        'rounded-lg bg-common-night/70 shadow-raised',
        slim
          ? 'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2 gap-y-1 px-2 py-1.5'
          : 'flex flex-wrap items-center justify-between gap-x-6 gap-y-2 p-2.5 sm:p-4',
      )}
    >
      <div className={cx('figures min-w-0', slim && 'contents')}>
        <p
          className={cx(
            'font-semibold',
            slim ? 'col-start-1 row-start-1 leading-tight' : 'flex items-baseline gap-x-3',
          )}
        >
          {t('lotto.draw', { draw: round?.index ?? 0 })}
          {clock !== null && (
            <span
              translate="no"
              role="timer"
              className={cx('text-xl text-common-sun tabular-nums', slim && 'block leading-tight')}
            >
              {clock}
            </span>
          )}
        </p>
        <p className={cx('text-common-haze', slim ? 'col-span-2 row-start-2 truncate text-xs' : 'text-sm')}>
          {phase === 'ended' && opensIn !== null
            ? t('lotto.opens_in', { time: opensIn })
            : round?.startsAt
              ? t('lotto.draws_at', { moment: showMinute(round.startsAt) })
              : t('lotto.daily')}
          {' · '}
          {t(players === 1 ? 'lotto.players_one' : 'lotto.players_other', { count: players })}
        </p>
      </div>
      <div className={cx(slim && 'col-start-2 row-start-1')}>
        <p className={cx('text-xs text-common-haze', slim ? 'truncate text-right leading-4' : 'pb-1')}>{ballsAre}</p>
        <p className={cx('flex', slim ? 'gap-1' : 'gap-1.5')}>
          {Array.from({ length: drawnCount }, (_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a place in the order of the draw
            <Ball key={`${isOn} ${place}`} number={balls[place]} look="drawn" size={slim ? 'md' : 'lg'} />
          ))}
        </p>
      </div>
    </section>
  );
}

/** The drum, the sheet, the ticket under way and those bought, as the room allows. */
export function Stage({ table, shape }: { table: TableState; shape: FrameShape }) {
  const [panel, setPanel] = useState<Panel>('sheet');
  const { view } = table;
  /** A short phone: the sheet has the height, so that a thumb meets each of its numbers. */
  const isShort = shape.stand === 'tall' && shape.low;
  const sheet =
    shape.stand === 'tall' ? (
      <ZoomBoard width={308} height={308} closed={view.locked}>
        <Sheet table={table} filling />
      </ZoomBoard>
    ) : (
      <Sheet table={table} />
    );
  const parts = { sheet, ticket: <Rows table={table} />, tickets: <Tickets /> };
  const panels = (
    <Segments
      legend={t('lotto.panels')}
      options={(['sheet', 'ticket', 'tickets'] as const).map((id) => ({ id, label: t(`lotto.panel_${id}`) }))}
      value={panel}
      disabled={false}
      onChange={setPanel}
    />
  );
  const landed = view.landed && (
    <div className="absolute right-3 bottom-3 z-20">
      <Result round={view} />
    </div>
  );

  return shape.stand === 'tall' || shape.low ? (
    <div
      className={cx(
        'relative grid min-h-0',
        isShort ? 'gap-1 px-2 py-0.5' : 'gap-2 p-2',
        shape.stand === 'tall'
          ? 'grid-rows-[auto_auto_minmax(0,1fr)]'
          : 'grid-cols-[minmax(0,2fr)_minmax(0,3fr)] grid-rows-[minmax(0,1fr)_auto] [&>*:nth-child(3)]:row-span-2 [&>*:nth-child(3)]:row-start-1 [&>*:nth-child(3)]:col-start-2',
      )}
    >
      <Drum table={table} slim brief={isShort && panel === 'sheet'} />
      {panels}
      <div className="grid min-h-0">{parts[panel]}</div>
      {landed}
    </div>
  ) : (
    <div className="relative mx-auto grid min-h-0 w-full max-w-[86rem] grid-rows-[auto_minmax(0,1fr)] gap-4 p-4">
      <Drum table={table} />
      <div
        className={cx(
          'grid min-h-0 gap-4',
          shape.stand === 'stacked'
            ? 'grid-cols-2 grid-rows-[minmax(0,3fr)_minmax(0,2fr)] [&>*:first-child]:col-span-2'
            : 'grid-cols-[minmax(0,5fr)_minmax(0,4fr)_minmax(0,4fr)]',
        )}
      >
        <div className="min-h-0 min-w-0">{parts.sheet}</div>
        {parts.ticket}
        {parts.tickets}
      </div>
      {landed}
    </div>
  );
}
