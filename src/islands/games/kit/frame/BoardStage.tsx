import type { ReactNode } from 'react';
import { cx } from '#ui/cx.ts';
import { Result } from '../result/Result.tsx';
import type { RoundView } from '../round/use-round.ts';
import { type FrameShape, isFlat } from './use-frame.ts';

type BoardStageProps = {
  round: RoundView;
  shape: FrameShape;
  status: ReactNode;
  board: ReactNode;
  /** The rounds before, where there is room for them; on a phone that stands also what the last one brought. */
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
  const { round, shape, status, board, strip, low, narrow, wide } = props;
  const frame = 'grid min-h-0 min-w-0 grid-cols-[minmax(0,1fr)]';
  const alone = <div className={cx(frame, 'grid-rows-[minmax(0,1fr)]')}>{board}</div>;
  /* The line below a board is its result's, empty or not: nothing moves when it comes. */
  const told = (
    <div className={cx(frame, 'grid-rows-[minmax(0,1fr)_2.75rem] gap-1')}>
      {(shape.stand === 'side' && wide.board) || board}
      <div className="grid place-items-center">
        <Result round={round} />
      </div>
    </div>
  );
  if (isFlat(shape))
    return (
      <div className={cx('grid min-h-0 px-3', low.className)}>
        {alone}
        <div className="grid min-h-0 content-evenly gap-1">
          <div className="flex min-w-0 items-center justify-between gap-2">
            <div className="min-w-0">{status}</div>
            <Result round={round} compact />
          </div>
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
        {shape.stand === 'tall' ? alone : told}
        {narrow.rest}
      </div>
    );
  return (
    <div className={cx('mx-auto grid min-h-0 w-full px-6', wide.className)}>
      {told}
      <div className={cx('grid min-h-0 gap-4 overflow-hidden', wide.rows)}>
        {strip}
        {wide.rest}
      </div>
    </div>
  );
}
