import type { ReactNode } from 'react';
import { t } from '#i18n/client.ts';
import { IconButton } from '#ui/Button.tsx';
import { cx } from '#ui/cx.ts';
import { Icon } from '#ui/Icon.tsx';
import type { FrameShape } from '../kit/frame/use-frame.ts';
import { Result } from '../kit/result/Result.tsx';
import { LastResults, NumberBadge } from './Results.tsx';
import { useParts } from './use-parts.tsx';
import type { TableState } from './use-table.ts';
import { useVariant } from './variants.ts';
import { Wheel } from './Wheel.tsx';

type SharedStage = {
  readonly clock: ReactNode;
  readonly between: ReactNode;
  readonly crowd: ReadonlyMap<string, number>;
  /** The chips on the cloth are not in the spin that is under way. */
  readonly waiting: boolean;
};

/** `status` stands beside the table on a phone, where nothing is drawn below it. */
type StageProps = {
  table: Omit<TableState, 'spin'>;
  /** Where a spin is everybody's: the clock that bets go by, what is told between spins, and who else has chips where. */
  shared?: SharedStage | undefined;
  shape: FrameShape;
  still: boolean;
  status: ReactNode;
  onDialog: (dialog: 'layouts' | 'statistic') => void;
};

/** Everything that a stage has to place. */
type Parts = ReturnType<typeof useParts> & Readonly<Record<'clock' | 'wheel' | 'told' | 'results' | 'more', ReactNode>>;

type PhoneStageProps = Pick<StageProps, 'table' | 'shape' | 'status'> & { parts: Parts };

/** Too little room for all: layout or racetrack, and the wheel comes over them while it turns. What came of it is told beside, and by the chips. */
function PhoneStage({ table, parts, shape, status }: PhoneStageProps) {
  const { look } = useVariant();
  const { round, won, wheelUp, numbers } = table;
  const tall = shape.stand === 'tall';
  return (
    <div
      className={cx(
        'relative grid min-h-0 gap-1.5 px-2 py-1.5',
        tall ? 'grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)]' : 'grid-cols-[minmax(0,1fr)_7rem]',
      )}
    >
      <div className={cx('flex min-w-0 gap-2', tall ? 'items-center' : 'order-last flex-col')}>
        {parts.clock}
        {/* A refusal takes the place of the numbers, so that the layout does not move under the finger. */}
        <div className={cx('group flex min-w-0 grow flex-col justify-between gap-0.5', tall && 'h-11 overflow-hidden')}>
          <div className={cx('flex min-w-0 gap-1', tall ? 'group-has-data-refused:hidden' : 'flex-wrap')}>
            {won !== undefined && (
              <Result round={round} compact badge={<NumberBadge number={won} className="size-5 text-xs" />} />
            )}
            {won === undefined ? parts.results : numbers.length > 1 && <LastResults numbers={numbers.slice(1)} small />}
          </div>
          {status}
        </div>
        <div className={cx('flex items-center', !tall && 'flex-col gap-1')}>
          {parts.more}
          {parts.swap}
        </div>
      </div>
      <div className="relative grid min-h-0 min-w-0">
        {parts.shown}
        {wheelUp && (
          <div
            className={cx(
              'absolute inset-0 z-30 grid grid-rows-[minmax(0,1fr)] rounded-md bg-radial p-2 animate-fade',
              look.ground,
            )}
          >
            {parts.wheel}
          </div>
        )}
      </div>
    </div>
  );
}

const StackedStage = ({ parts }: { parts: Parts }) => (
  <div className="grid min-h-0 grid-rows-[minmax(0,5fr)_minmax(0,5fr)_minmax(0,4fr)] gap-4 p-4">
    <div className="grid min-h-0 grid-cols-[minmax(0,1fr)_minmax(0,1fr)] gap-4">
      <div className="min-h-0">{parts.wheel}</div>
      <div className="grid content-center justify-items-start gap-4">
        {parts.clock}
        {parts.told}
        {parts.results}
        {parts.more}
      </div>
    </div>
    {parts.board}
    {parts.track}
  </div>
);

const SideStage = ({ parts }: { parts: Parts }) => (
  <div className="grid min-h-0 grid-cols-[minmax(0,3fr)_minmax(0,7fr)] gap-x-6 p-3 lg:p-4">
    <div className="grid min-h-0 min-w-0 grid-rows-[auto_minmax(0,1fr)_4.5rem] gap-3">
      <div className="flex items-center gap-2">
        {parts.clock}
        <div className="min-w-0 grow">{parts.results}</div>
        {parts.more}
      </div>
      <div className="min-h-0">{parts.wheel}</div>
      <div className="grid place-items-center">{parts.told}</div>
    </div>
    <div className="grid min-h-0 grid-rows-[minmax(0,14fr)_minmax(0,10fr)] gap-4">
      {parts.board}
      {parts.track}
    </div>
  </div>
);

/** What is said beside the wheel: of a prison, of the result, or what is told between spins. */
function Told({ table, between }: { table: StageProps['table']; between: ReactNode }) {
  const { round, won, imprisoned } = table;
  if (imprisoned)
    return (
      <p className="animate-fade rounded-md bg-ink-900/60 px-4 py-2 text-center font-semibold text-balance text-ivory-100">
        {t('roulette.imprisoned')}
      </p>
    );
  if (won === undefined) return between;
  const badge = <NumberBadge number={won} className="size-14 text-2xl" />;
  return round.landed ? <Result round={round} badge={badge} /> : badge;
}

/** Wheel, layout and racetrack, as the frame's shape allows: all at once, or on a phone one at a time. */
export function Stage({ table, shared, shape, still, status, onDialog }: StageProps) {
  const parts: Parts = {
    ...useParts(table, shape, {
      won: table.won,
      imprisoned: table.imprisoned,
      waiting: shared?.waiting,
      crowd: shared?.crowd,
    }),
    clock: shared?.clock,
    wheel: <Wheel spinId={table.spinId} pocket={table.pocket} still={still} onRest={table.rest} />,
    told: <Told table={table} between={shared?.between} />,
    results: <LastResults numbers={table.numbers} small={shape.stand === 'tall'} />,
    more: (
      <div className="flex shrink-0">
        <IconButton label={t('roulette.layouts')} onClick={() => onDialog('layouts')}>
          <Icon name="bookmark" />
        </IconButton>
        <IconButton label={t('roulette.statistic')} onClick={() => onDialog('statistic')}>
          <Icon name="bars" />
        </IconButton>
      </div>
    ),
  };
  if (shape.stand === 'tall' || shape.low)
    return <PhoneStage table={table} parts={parts} shape={shape} status={status} />;
  return shape.stand === 'stacked' ? <StackedStage parts={parts} /> : <SideStage parts={parts} />;
}
