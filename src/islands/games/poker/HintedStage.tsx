import type { ReactNode } from 'react';
import { t } from '#i18n/client.ts';
import { cx } from '#ui/cx.ts';
import { FeltRoom } from '../kit/felt/Felt.tsx';
import { SwitchButton } from '../kit/fields/SwitchButton.tsx';
import type { FrameShape } from '../kit/frame/use-frame.ts';

type HintedStageProps = {
  readonly table: { readonly hinting: boolean; readonly setHinting: (on: boolean) => void };
  readonly shape: FrameShape;
  /** Its free corner: above unless said. */
  readonly at?: 'foot' | undefined;
  readonly children: ReactNode;
};

/** A felt, and the switch of the hint in a free corner of it. */
export function HintedStage({ table, shape, at, children }: HintedStageProps) {
  return (
    <FeltRoom>
      {children}
      <div
        className={cx(
          'absolute z-10',
          shape.low && shape.stand === 'side'
            ? 'right-3 bottom-1'
            : at === 'foot'
              ? 'bottom-1 left-2 sm:bottom-2 sm:left-3'
              : 'top-1 left-2 sm:top-2 sm:left-3',
        )}
      >
        <SwitchButton
          label={t('poker.hint')}
          on={table.hinting}
          onChange={table.setHinting}
          className="text-halden-light hover:text-ivory-100"
        />
      </div>
    </FeltRoom>
  );
}
