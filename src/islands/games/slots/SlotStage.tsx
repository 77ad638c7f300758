import type { ComponentProps, ReactNode } from 'react';
import { cx } from '#ui/cx.ts';
import { type FrameShape, isFlat } from '../kit/frame/use-frame.ts';
import type { RoundView } from '../kit/round/use-round.ts';
import { MachineRound } from './ReelResult.tsx';
import type { SlotSkin } from './skin.ts';
import { WinPlate } from './WinPlate.tsx';

export type Plate = Omit<ComponentProps<typeof WinPlate>, 'round'> & {
  /** What the machine stands at, all the time, and the classes of its sign. */
  readonly badge?: { readonly words: string; readonly className: string };
};

type SlotStageProps = {
  round: RoundView;
  skin: Pick<SlotSkin<unknown>, 'Scenery'>;
  shape: FrameShape;
  feature: boolean;
  plate: Plate;
  status: ReactNode;
  children: ReactNode;
};

/** Scenery (which rests while reels turn), before it the machine as large as it fits, and below it (beside it, where the stage is low) a line of what it says. */
export function SlotStage({
  round,
  skin,
  shape,
  feature,
  plate: { badge, ...plate },
  status,
  children,
}: SlotStageProps) {
  const { Scenery } = skin;
  const flat = isFlat(shape);
  return (
    <div
      className={cx(
        'relative grid min-h-0 overflow-hidden',
        flat
          ? 'grid-cols-[minmax(0,1fr)_15rem] gap-3 py-1.5 pr-3'
          : 'grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,1fr)_auto] pt-2 sm:pt-4',
      )}
    >
      <div className={cx('absolute inset-0', round.locked && !feature && 'ambient-rest')} aria-hidden="true">
        <Scenery tall={shape.stand === 'tall'} feature={feature} />
      </div>
      <div className="relative min-h-0 min-w-0 px-2">
        <MachineRound value={round}>{children}</MachineRound>
      </div>
      <div
        className={cx(
          'relative',
          flat
            ? 'grid content-center gap-2 rounded-lg bg-ink-900/85 p-3'
            : 'flex h-[2.25rem] min-w-0 items-center justify-center gap-2 px-3 sm:h-11',
        )}
      >
        {badge && (
          <p
            className={cx(
              'figures w-max shrink-0 rounded-full px-3 py-1 text-xs font-semibold whitespace-nowrap sm:text-sm',
              // On a phone the line has room for one of the two.
              !round.landed && !plate.during && 'max-sm:hidden',
              badge.className,
            )}
          >
            {badge.words}
          </p>
        )}
        <div className={cx(!flat && 'min-w-0 max-w-full rounded-full bg-ink-900/85 px-4 py-1 empty:hidden')}>
          <WinPlate round={round} {...plate} />
        </div>
        {status}
      </div>
    </div>
  );
}
