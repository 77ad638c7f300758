import type { ReactNode } from 'react';
import { cx } from '#ui/cx.ts';
import { ResultOver } from '../result/Result.tsx';
import type { RoundView } from '../round/use-round.ts';
import { type FrameShape, isFlat } from './use-frame.ts';

type BoardStageProps = {
  round: RoundView;
  shape: FrameShape;
  status: ReactNode;
  board: ReactNode;
  /** Over which edge of the board its result stands. */
  resultAt?: 'top-2' | 'bottom-2';
  /** The rounds before, where there is room for them. */
  strip: ReactNode;
  /** On a low screen: what stands beside the board. */
  low: { className: string; rest: ReactNode };
  /** On a narrow screen: the rows from strip and board on, and what stands below them. */
  narrow: { className: string; rest: ReactNode };
  /** Elsewhere: the two columns, and the rows between the strip and the result in the second. */
  wide: { className: string; board?: ReactNode; rows: string; rest: ReactNode };
};

/** A board, and what is set and told about it beside or below it, as the room allows. */
export function BoardStage(props: BoardStageProps) {
  const { round, shape, status, board: bare, resultAt = 'top-2', strip, low, narrow, wide } = props;
  const board = (
    <div className="relative grid min-h-0 min-w-0 grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,1fr)]">
      {wide.board && shape.stand === 'side' && !shape.low ? wide.board : bare}
      <ResultOver round={round} at={resultAt} />
    </div>
  );
  if (isFlat(shape))
    return (
      <div className={cx('grid min-h-0 px-3', low.className)}>
        {board}
        <div className="grid min-h-0 content-evenly gap-1">
          {status}
          {low.rest}
        </div>
      </div>
    );
  if (shape.stand !== 'side')
    return (
      <div
        className={cx(
          'grid min-h-0 grid-cols-[minmax(0,1fr)]',
          shape.stand === 'tall' ? 'px-3 py-2' : 'p-5',
          narrow.className,
        )}
      >
        {strip}
        {board}
        {narrow.rest}
      </div>
    );
  return (
    <div className={cx('mx-auto grid min-h-0 w-full px-6', wide.className)}>
      {board}
      <div className={cx('grid min-h-0 gap-4 overflow-hidden', wide.rows)}>
        {strip}
        {wide.rest}
      </div>
    </div>
  );
}
