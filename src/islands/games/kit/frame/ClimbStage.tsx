import type { ReactNode } from 'react';
import { cx } from '#ui/cx.ts';
import type { RoundView } from '../round/use-round.ts';
import { BoardStage } from './BoardStage.tsx';
import type { FrameShape } from './use-frame.ts';

type ClimbStageProps = {
  readonly round: RoundView;
  readonly shape: FrameShape;
  readonly status: ReactNode;
  readonly board: ReactNode;
  readonly strip: ReactNode;
  readonly chooser: ReactNode;
  /** What each step pays: so many of them, side by side where they lie flat. */
  readonly steps: (size: number, flat: boolean) => ReactNode;
  readonly facts: ReactNode;
  /** The board has the steps on it already: below it they are left out. */
  readonly stepsOnBoard?: boolean;
  /** The two columns of a wide screen. */
  readonly columns: string;
};

/** A board that is climbed step by step, and beside or below it what each step pays and what can be set. */
export function ClimbStage(props: ClimbStageProps) {
  const { round, shape, status, board, strip, chooser, steps, facts, stepsOnBoard = false, columns } = props;
  const tall = shape.stand === 'tall';
  return (
    <BoardStage
      round={round}
      shape={shape}
      status={status}
      board={<div className="min-h-0 min-w-0">{board}</div>}
      strip={strip}
      low={{
        className: 'grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-3 py-1.5',
        rest: (
          <>
            {chooser}
            {steps(5, true)}
            {facts}
          </>
        ),
      }}
      narrow={{
        className: cx(
          stepsOnBoard || tall
            ? 'grid-rows-[auto_minmax(0,1fr)_auto_auto]'
            : 'grid-rows-[auto_minmax(0,1fr)_auto_auto_auto]',
          tall ? 'gap-2' : 'gap-4',
        ),
        rest: (
          <>
            {!stepsOnBoard && steps(tall ? 5 : 8, true)}
            {chooser}
            {/* On a phone the whole ladder takes their room: what they say stands in it, in the prompt and in the rules. */}
            {(stepsOnBoard || !tall) && facts}
          </>
        ),
      }}
      wide={{
        className: cx('max-w-[80rem] gap-8 py-4', columns),
        rows: 'grid-rows-[auto_auto_minmax(0,1fr)_auto_4.5rem]',
        rest: (
          <>
            {chooser}
            {steps(6, false)}
            {facts}
          </>
        ),
      }}
    />
  );
}
