import { type ReactNode, useState } from 'react';
import { t } from '#i18n/client.ts';
import { Button } from '#ui/Button.tsx';
import type { FrameShape } from '../kit/frame/use-frame.ts';
import { ZoomBoard } from '../kit/frame/ZoomBoard.tsx';
import { Board } from './Board.tsx';
import { CallBets } from './CallBets.tsx';
import { boardSize } from './picture/board.ts';
import type { Turn } from './picture/racetrack.ts';
import { Racetrack } from './Racetrack.tsx';
import type { TableState } from './use-table.ts';
import { useVariant } from './variants.ts';

type Lying = Pick<TableState, 'round' | 'chips' | 'lit' | 'light' | 'onLayout'>;

type Told = {
  readonly won?: number | undefined;
  readonly imprisoned?: boolean;
  /** On how many wheels each chip lies. */
  readonly times?: number;
  /** The chips on the cloth are not in the spin that is under way. */
  readonly waiting?: boolean | undefined;
  /** How many others have chips where. */
  readonly crowd?: ReadonlyMap<string, number> | undefined;
};

type Parts = {
  readonly board: ReactNode;
  readonly track: ReactNode;
  /** The one of the two that a phone has room for, and the button that brings the other. */
  readonly shown: ReactNode;
  readonly swap: ReactNode;
};

/** Px of a unit of the large layout: on the crossing of two lines a thumb has 44. */
const largeScale = 1.11;

const turnOf = ({ stand, low }: FrameShape): Turn => (stand !== 'tall' ? 'wide' : low ? 'squat' : 'tall');

/** Layout and racetrack of a table, for its stage to place. */
export const useParts = (table: Lying, shape: FrameShape, told: Told): Parts => {
  const { won, imprisoned = false, waiting, crowd, times } = told;
  const { cloth } = useVariant();
  const [onTrack, setOnTrack] = useState(false);
  const [span, setSpan] = useState(2);
  const { round, chips, light } = table;
  const { locked, currency, limits } = round;
  const tall = shape.stand === 'tall';
  const shared = {
    turn: turnOf(shape),
    locked,
    lit: table.lit,
    won,
    onLight: light,
    onPlace: chips.place,
    onClear: chips.clear,
  };
  const boardIn = (isLarge: boolean) => (
    <Board
      {...shared}
      turn={isLarge ? 'large' : shared.turn}
      imprisoned={imprisoned}
      waiting={waiting}
      crowd={crowd}
      chips={table.onLayout}
      settled={chips.settled}
      times={times}
      currency={currency}
      minStakeMinor={limits.minStakeMinor}
    />
  );
  const large = boardSize('large', cloth);
  const board = tall ? (
    <ZoomBoard
      width={large.width * largeScale}
      height={large.height * largeScale}
      closed={locked}
      laid={[...table.onLayout.keys()]}
    >
      {boardIn}
    </ZoomBoard>
  ) : (
    <div className="min-h-0 min-w-0">{boardIn(false)}</div>
  );
  const track = (
    <div className="@container grid min-h-0 min-w-0 grid-rows-[minmax(0,1fr)_auto] gap-2">
      <Racetrack {...shared} span={span} />
      <CallBets
        span={span}
        locked={locked}
        narrow={tall}
        terse={shape.low && !tall}
        onSpan={setSpan}
        onPlace={chips.place}
        onLight={light}
      />
    </div>
  );
  const swap = (
    <Button variant="secondary" size="sm" aria-pressed={onTrack} onClick={() => setOnTrack(!onTrack)}>
      {t(onTrack ? 'roulette.layout' : 'roulette.racetrack')}
    </Button>
  );
  return { board, track, shown: onTrack ? track : board, swap };
};
