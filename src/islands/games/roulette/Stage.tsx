import { type ReactNode, useState } from 'react';
import { t } from '#i18n/client.ts';
import { Button, IconButton } from '#ui/Button.tsx';
import { cx } from '#ui/cx.ts';
import { Icon } from '#ui/Icon.tsx';
import { ResultCard } from '../kit/ResultCard.tsx';
import type { FrameShape } from '../kit/use-frame.ts';
import { Board } from './Board.tsx';
import { CallBets } from './CallBets.tsx';
import type { Turn } from './picture/board.ts';
import { Racetrack } from './Racetrack.tsx';
import { LastResults, NumberBadge } from './Results.tsx';
import type { TableState } from './use-table.ts';
import { useVariant } from './variants.ts';
import { Wheel } from './Wheel.tsx';

export type SharedStage = {
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

const turnOf = ({ stand, low }: FrameShape): Turn => (stand !== 'tall' ? 'wide' : low ? 'squat' : 'tall');

/** Wheel, layout and racetrack, as the frame's shape allows: all at once, or on a phone one at a time. */
export function Stage({ table, shared: everybody, shape, still, status, onDialog }: StageProps) {
  const { look } = useVariant();
  const [onTrack, setOnTrack] = useState(false);
  const [span, setSpan] = useState(2);
  const { round, chips, lit } = table;
  const { landed, locked, currency } = round;
  const turn = turnOf(shape);
  const shared = {
    turn,
    locked,
    lit,
    won: table.won,
    onLight: table.light,
    onPlace: chips.place,
    onClear: chips.clear,
  };
  const wheel = <Wheel spinId={table.spinId} pocket={table.pocket} still={still} onRest={table.rest} />;
  const barred = table.imprisoned && (
    <p className="animate-fade rounded-md bg-ink-900/60 px-4 py-2 text-center font-semibold text-balance text-ivory-100">
      {t('roulette.imprisoned')}
    </p>
  );
  const badge = table.won !== undefined && <NumberBadge number={table.won} className="size-14 text-2xl" />;
  const result = landed && badge ? <ResultCard round={round} badge={badge} /> : badge;
  const told = barred || result || everybody?.between;
  const board = (
    <div className="min-h-0 min-w-0">
      <Board
        {...shared}
        imprisoned={table.imprisoned}
        waiting={everybody?.waiting}
        crowd={everybody?.crowd}
        chips={table.onLayout}
        currency={currency}
        minStakeMinor={round.limits.minStakeMinor}
      />
    </div>
  );
  const track = (
    <div className="@container grid min-h-0 min-w-0 grid-rows-[minmax(0,1fr)_auto] gap-2">
      <Racetrack {...shared} span={span} />
      <CallBets
        span={span}
        locked={locked}
        narrow={shape.stand === 'tall'}
        terse={shape.low && shape.stand !== 'tall'}
        onSpan={setSpan}
        onPlace={chips.place}
        onLight={table.light}
      />
    </div>
  );
  const results = <LastResults numbers={table.numbers} small={shape.stand === 'tall'} />;
  const more = (
    <div className="flex shrink-0">
      <IconButton label={t('roulette.layouts')} onClick={() => onDialog('layouts')}>
        <Icon name="bookmark" />
      </IconButton>
      <IconButton label={t('roulette.statistic')} onClick={() => onDialog('statistic')}>
        <Icon name="bars" />
      </IconButton>
    </div>
  );
  const swap = (
    <Button variant="secondary" size="sm" aria-pressed={onTrack} onClick={() => setOnTrack(!onTrack)}>
      {t(onTrack ? 'roulette.layout' : 'roulette.racetrack')}
    </Button>
  );

  // Too little room for all: layout or racetrack, and the wheel comes over them while it turns.
  if (shape.stand === 'tall' || shape.low)
    return (
      <div
        className={cx(
          'relative grid min-h-0 gap-1.5 px-2 py-1.5',
          shape.stand === 'tall'
            ? 'grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)]'
            : 'grid-cols-[minmax(0,1fr)_7rem]',
        )}
      >
        <div className={cx('flex min-w-0 gap-2', shape.stand === 'tall' ? 'items-center' : 'order-last flex-col')}>
          {everybody?.clock}
          {/* A refusal takes the place of the numbers, so that the layout does not move under the finger. */}
          <div
            className={cx(
              'group flex min-w-0 grow flex-col justify-between gap-0.5',
              shape.stand === 'tall' && 'h-11 overflow-hidden',
            )}
          >
            <div className={cx(shape.stand === 'tall' && 'group-has-data-refused:hidden')}>{results}</div>
            {status}
          </div>
          <div className={cx('flex items-center', shape.stand !== 'tall' && 'flex-col gap-1')}>
            {more}
            {swap}
          </div>
        </div>
        {onTrack ? track : board}
        {table.wheelUp && (
          <div
            className={cx(
              'absolute inset-0 z-30 grid gap-3 bg-radial-[at_50%_35%] p-3 animate-fade',
              look.ground,
              shape.stand === 'tall' ? 'grid-rows-[minmax(0,1fr)_5rem]' : 'grid-cols-2',
            )}
          >
            <div className="min-h-0">{wheel}</div>
            <div className="grid place-items-center">{told}</div>
          </div>
        )}
      </div>
    );

  if (shape.stand === 'stacked')
    return (
      <div className="grid min-h-0 grid-rows-[minmax(0,5fr)_minmax(0,5fr)_minmax(0,4fr)] gap-4 p-4">
        <div className="grid min-h-0 grid-cols-[minmax(0,1fr)_minmax(0,1fr)] gap-4">
          <div className="min-h-0">{wheel}</div>
          <div className="grid content-center justify-items-start gap-4">
            {everybody?.clock}
            {told}
            {results}
            {more}
          </div>
        </div>
        {board}
        {track}
      </div>
    );

  return (
    <div className="grid min-h-0 grid-cols-[minmax(0,3fr)_minmax(0,7fr)] gap-x-6 p-3 lg:p-4">
      <div className="grid min-h-0 min-w-0 grid-rows-[auto_minmax(0,1fr)_4.5rem] gap-3">
        <div className="flex items-center gap-2">
          {everybody?.clock}
          <div className="min-w-0 grow">{results}</div>
          {more}
        </div>
        <div className="min-h-0">{wheel}</div>
        <div className="grid place-items-center">{told}</div>
      </div>
      <div className="grid min-h-0 grid-rows-[minmax(0,14fr)_minmax(0,10fr)] gap-4">
        {board}
        {track}
      </div>
    </div>
  );
}
