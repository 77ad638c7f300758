import type { ComponentProps, ReactNode } from 'react';
import { cx } from '#ui/cx.ts';
import { type FrameShape, isFlat } from '../kit/frame/use-frame.ts';
import type { RoundView } from '../kit/round/use-round.ts';
import type { SlotSkin } from './skin.ts';
import { WinPlate } from './WinPlate.tsx';

export type Plate = Omit<ComponentProps<typeof WinPlate>, 'round'>;

type SlotStageProps = {
  round: RoundView;
  skin: Pick<SlotSkin<unknown>, 'Scenery'>;
  shape: FrameShape;
  feature: boolean;
  plate: Plate;
  status: ReactNode;
  children: ReactNode;
};

/** Scenery (which rests while reels turn), before it the machine as large as it fits, and below it (beside it, where the stage is low) what it says. */
export function SlotStage({ round, skin, shape, feature, plate, status, children }: SlotStageProps) {
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
      <div className="relative min-h-0 min-w-0 px-2">{children}</div>
      <div
        className={cx(
          'relative',
          flat
            ? 'grid content-center gap-2 rounded-lg bg-ink-900/85 p-3'
            : 'grid h-16 content-center justify-items-center bg-ink-900/90 px-3 text-center',
        )}
      >
        <WinPlate round={round} {...plate} />
        {status}
      </div>
    </div>
  );
}
