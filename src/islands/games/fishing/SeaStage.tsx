import type { ReactNode } from 'react';
import { cx } from '#ui/cx.ts';
import { type FrameShape, isFlat } from '../kit/frame/use-frame.ts';
import { Result } from '../kit/result/Result.tsx';
import type { RoundView } from '../kit/round/use-round.ts';
import { Kinds, type KindsProps } from './Kinds.tsx';
import { Told, type ToldProps } from './Told.tsx';

/** The result in a corner of the sea: throws go through it, its link does not. */
export const SeaResult = ({ round, at }: { readonly round: RoundView; readonly at: string }) => (
  <div className={cx('pointer-events-none absolute left-3 z-20 [&_a]:pointer-events-auto', at)}>
    <Result round={round} />
  </div>
);

type SeaStageProps = {
  readonly shape: FrameShape;
  readonly status: ReactNode;
  /** The sea, with the result in a corner; what it says is short where it has little room. */
  readonly sea: (room: { readonly short: boolean }) => ReactNode;
  /** Who is here, before all else that is told. */
  readonly company?: ReactNode;
  readonly strip: ReactNode;
  readonly kinds: Omit<KindsProps, 'columns' | 'slim'>;
  readonly aimed: Omit<ToldProps, 'wide'>;
  /** Of a wide screen: how the kinds lie, and what stands below the figures. */
  readonly beside: { readonly columns: 2 | 3; readonly gap: string; readonly foot: ReactNode };
  /** What stands below the kinds on a narrow one. */
  readonly foot: ReactNode;
};

/** A sea, and beside or below it its kinds and their figures, as the room allows. */
export function SeaStage(props: SeaStageProps) {
  const { shape, status, sea, company, strip, kinds, aimed, beside, foot } = props;
  const tall = shape.stand === 'tall';

  if (isFlat(shape))
    return (
      <div className="grid min-h-0 grid-cols-[minmax(0,1fr)_21rem] gap-2.5 px-2.5 py-1.5">
        {sea({ short: true })}
        <div className="grid min-h-0 content-between gap-1">
          {company}
          <Kinds {...kinds} columns={5} slim />
          <Told {...aimed} wide={false} />
          <div className="min-h-8 leading-tight">{status}</div>
        </div>
      </div>
    );

  if (shape.stand === 'side')
    return (
      <div className="mx-auto grid min-h-0 w-full max-w-[100rem] grid-cols-[minmax(0,1fr)_19rem] gap-5 px-5 py-4">
        {sea({ short: false })}
        <div className={cx('flex min-h-0 flex-col', beside.gap)}>
          {company}
          {strip}
          <Kinds {...kinds} columns={beside.columns} slim={false} />
          <Told {...aimed} wide />
          <div className="min-h-0 grow">{beside.foot}</div>
        </div>
      </div>
    );

  return (
    <div
      className={cx(
        'grid min-h-0 auto-rows-auto grid-rows-[minmax(0,1fr)]',
        tall ? 'gap-1.5 px-2 py-1.5' : 'gap-3 px-5 py-4',
      )}
    >
      {sea({ short: tall })}
      {company}
      {!shape.low && strip}
      <Told {...aimed} wide={false} />
      <Kinds {...kinds} columns={5} slim={tall} />
      {foot}
    </div>
  );
}
