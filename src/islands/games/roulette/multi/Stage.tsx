import type { ReactNode } from 'react';
import { wheelCounts } from '#domain/games/roulette/roulette-multi/spots.ts';
import { displayAmount } from '#domain/money/amount.ts';
import { t } from '#i18n/client.ts';
import { Segments } from '#islands/games/kit/fields/Segments.tsx';
import type { FrameShape } from '#islands/games/kit/frame/use-frame.ts';
import { Result } from '#islands/games/kit/result/Result.tsx';
import { IconButton } from '#ui/Button.tsx';
import { cx } from '#ui/cx.ts';
import { Icon } from '#ui/Icon.tsx';
import { useParts } from '../use-parts.tsx';
import { useVariant } from '../variants.ts';
import { LastRounds } from './LastRounds.tsx';
import type { TableState } from './use-table.ts';
import { Wheels } from './Wheels.tsx';

/** `status` stands beside the table on a phone, where nothing is drawn below it. */
type StageProps = {
  table: TableState;
  shape: FrameShape;
  still: boolean;
  status: ReactNode;
  onLayouts: () => void;
};

/** How many wheels, and what lies on each of them. */
function Choice({ table }: { table: TableState }) {
  const { wheels, chips, round } = table;
  const each = displayAmount(chips.stakeMinor / BigInt(wheels), round.currency);
  return (
    <div className="flex min-w-0 items-center gap-2">
      <span aria-hidden="true" className="text-xs font-semibold text-ivory-300 max-[26rem]:hidden">
        {t('roulette.multi.wheels')}
      </span>
      <Segments
        legend={t('roulette.multi.wheels')}
        options={wheelCounts.map((count) => ({ id: String(count), label: String(count) }))}
        value={String(wheels)}
        disabled={round.locked}
        className="shrink-0 [&_label]:min-w-11 [&_label]:px-3 sm:[&_label]:px-4"
        onChange={(text) => {
          const count = wheelCounts.find((known) => String(known) === text);
          if (count !== undefined) table.chooseWheels(count);
        }}
      />
      {chips.stakeMinor > 0n && (
        <span className="figures hidden text-sm whitespace-nowrap text-ivory-300 sm:inline">
          {t('roulette.multi.each', { each, wheels: String(wheels) })}
        </span>
      )}
    </div>
  );
}

/** Everything that a stage has to place but choice and wheels. */
type Parts = ReturnType<typeof useParts> & Readonly<Record<'results' | 'more', ReactNode>>;

type PlacedProps = Pick<StageProps, 'table' | 'shape' | 'still' | 'status'> & { parts: Parts };

/** Too little room for all: layout or racetrack, and the wheels come over them while they turn. */
function PhoneStage({ table, parts, shape, still, status }: PlacedProps) {
  const { look } = useVariant();
  const { round } = table;
  const tall = shape.stand === 'tall';
  return (
    <div
      className={cx(
        'relative grid min-h-0 gap-1.5 px-2 py-1.5',
        tall
          ? 'grid-cols-[minmax(0,1fr)] grid-rows-[auto_auto_minmax(0,1fr)]'
          : 'grid-cols-[minmax(0,1fr)_14rem] grid-rows-[auto_minmax(0,1fr)]',
      )}
    >
      <div className={cx('flex min-w-0 items-center justify-between gap-1', !tall && 'col-start-2 row-start-1')}>
        <Choice table={table} />
        <div className="flex shrink-0 items-center">
          {parts.more}
          {tall && parts.swap}
        </div>
      </div>
      {/* A refusal takes the place of the numbers, so that the layout does not move under the finger. */}
      <div
        className={cx(
          'group flex min-w-0 flex-col justify-between gap-0.5',
          tall ? 'h-[3.25rem] overflow-hidden' : 'col-start-2 row-start-2',
        )}
      >
        <div className={cx('flex min-w-0 items-center gap-1.5', tall && 'group-has-data-refused:hidden')}>
          <Result round={round} compact />
          <div className="min-w-0">{parts.results}</div>
        </div>
        {status}
        {!tall && parts.swap}
      </div>
      <div className={cx('relative grid min-h-0 min-w-0', !tall && 'col-start-1 row-span-2 row-start-1')}>
        {parts.shown}
        {table.wheelsUp && (
          <div className={cx('absolute inset-0 z-30 grid rounded-md bg-radial p-2 animate-fade', look.ground)}>
            <Wheels table={table} still={still} across={tall ? 'narrow' : 'broad'} />
          </div>
        )}
      </div>
    </div>
  );
}

function StackedStage({ table, parts, still }: PlacedProps) {
  const { round } = table;
  return (
    <div className="grid min-h-0 grid-rows-[auto_minmax(0,5fr)_minmax(0,5fr)_minmax(0,4fr)] gap-3 p-4">
      <div className="flex items-center gap-4">
        <Choice table={table} />
        <div className="min-w-0 grow">{parts.results}</div>
        {parts.more}
      </div>
      <div className="grid min-h-0 grid-cols-[minmax(0,1fr)_auto] gap-4">
        <Wheels table={table} still={still} across="broad" />
        <div className="grid place-items-center">
          <Result round={round} />
        </div>
      </div>
      {parts.board}
      {parts.track}
    </div>
  );
}

function SideStage({ table, parts, still }: PlacedProps) {
  const { round } = table;
  return (
    <div className="grid min-h-0 grid-cols-[minmax(0,5fr)_minmax(0,8fr)] gap-x-6 p-3 lg:p-4">
      <div className="grid min-h-0 min-w-0 grid-rows-[auto_auto_minmax(0,1fr)_4.5rem] gap-2">
        <div className="flex items-center justify-between gap-2">
          <Choice table={table} />
          {parts.more}
        </div>
        {parts.results}
        <Wheels table={table} still={still} across="side" />
        <div className="grid place-items-center">
          <Result round={round} />
        </div>
      </div>
      <div className="grid min-h-0 grid-rows-[minmax(0,14fr)_minmax(0,10fr)] gap-4">
        {parts.board}
        {parts.track}
      </div>
    </div>
  );
}

/** Wheels, layout and racetrack, as the frame's shape allows: all at once, or on a phone one at a time. */
export function Stage({ table, shape, still, status, onLayouts }: StageProps) {
  const parts: Parts = {
    ...useParts(table, shape, { times: table.wheels }),
    results: <LastRounds rounds={table.round.rounds} bare={shape.stand === 'tall'} />,
    more: (
      <IconButton label={t('roulette.layouts')} onClick={onLayouts}>
        <Icon name="bookmark" />
      </IconButton>
    ),
  };
  const placed = { table, parts, shape, still, status };
  if (shape.stand === 'tall' || shape.low) return <PhoneStage {...placed} />;
  return shape.stand === 'stacked' ? <StackedStage {...placed} /> : <SideStage {...placed} />;
}
