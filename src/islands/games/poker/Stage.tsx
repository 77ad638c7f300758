import { t } from '#i18n/client.ts';
import { cx } from '#ui/cx.ts';
import { ResultCard } from '../kit/ResultCard.tsx';
import { SwitchButton } from '../kit/SwitchButton.tsx';
import type { FrameShape } from '../kit/use-frame.ts';
import { Felt } from './Felt.tsx';
import { feltShapeOf } from './geometry.ts';
import type { TableState } from './use-table.ts';

type StageProps = { table: TableState; shape: FrameShape; still: boolean };

/** The felt, the switch of the hint in a free corner of it, and the result where there is room. */
export function Stage({ table, shape, still }: StageProps) {
  const isWide = shape.stand === 'side';
  const isLow = isWide && shape.low;
  return (
    <div className="relative min-h-0 overflow-hidden p-2">
      <Felt table={table} shape={feltShapeOf(table.variant.id, shape)} still={still} />
      <div className={cx('absolute z-10', isLow ? 'right-3 bottom-1' : 'top-1 left-2 sm:top-2 sm:left-3')}>
        <SwitchButton
          label={t('poker.hint')}
          on={table.hinting}
          onChange={table.setHinting}
          className="text-halden-light hover:text-ivory-100"
        />
      </div>
      {isWide && !isLow && (
        <div className="absolute right-4 bottom-3 max-w-64">
          <ResultCard round={table.round} />
        </div>
      )}
    </div>
  );
}
