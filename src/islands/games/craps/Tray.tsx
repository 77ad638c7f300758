import { useStore } from '@nanostores/react';
import { t } from '#i18n/client.ts';
import { Button } from '#ui/Button.tsx';
import { cx } from '#ui/cx.ts';
import { Money } from '#ui/Money.tsx';
import { useHotkey } from '../kit/fields/use-hotkey.ts';
import type { FrameShape } from '../kit/frame/use-frame.ts';
import { ChipRack } from '../kit/tray/ChipRack.tsx';
import { TrayAction } from '../kit/tray/TrayAction.tsx';
import { crapsBoard } from './picture/craps.ts';
import type { TableState } from './use-table.ts';

/** The rack, what is staked and what is only laid, and what can be done with it. */
export function Tray({ table, shape }: { table: TableState; shape: FrameShape }) {
  const tall = shape.stand === 'tall';
  const slim = shape.low && !tall;
  const { round, chips, busy, hand } = table;
  const placed = useStore(crapsBoard.$placed);
  const canUndo = useStore(crapsBoard.$canUndo);
  const canRebet = useStore(crapsBoard.$canRebet);
  const isOpen = round.open !== undefined;
  const canRoll = !busy && (isOpen ? hand.felt.size + placed.size > 0 : !round.waiting && placed.size > 0);
  const { roll } = table;
  useHotkey(' ', () => void roll(), canRoll);
  const sum = (label: string, minor: bigint, className?: string) => (
    <p className={tall ? 'flex items-baseline gap-1.5 text-sm' : undefined}>
      <span className="eyebrow block whitespace-nowrap">{label}</span>
      <Money amountMinor={minor} currency={round.currency} className={cx('font-semibold', className)} />
    </p>
  );
  return (
    <footer
      className={cx(
        'flex items-center justify-center gap-x-6 gap-y-1 px-2 pt-1 pb-2 sm:px-5',
        slim ? 'gap-x-2' : 'flex-wrap',
      )}
    >
      <ChipRack
        currency={round.currency}
        minStakeMinor={round.limits.minStakeMinor}
        chipMinor={chips.chipMinor}
        slim={slim}
        onChip={chips.setChip}
      />
      <div className="flex grow items-center justify-end gap-1 sm:gap-2">
        <div className={cx('mr-auto pl-1 lg:mr-4 lg:ml-auto', tall ? 'grid gap-0.5' : 'flex gap-3 sm:gap-5')}>
          {sum(t('craps.staked'), table.stakedMinor)}
          {sum(t('craps.laid'), chips.stakeMinor, chips.stakeMinor > 0n ? 'text-brass-bright' : undefined)}
        </div>
        <TrayAction icon="undo" enabled={!busy && canUndo} onPress={crapsBoard.undo}>
          {t('table.undo')}
        </TrayAction>
        {!isOpen && canRebet ? (
          <TrayAction icon="rebet" enabled={!busy} onPress={() => chips.change(() => crapsBoard.rebet(chips.room))}>
            {t('table.rebet')}
          </TrayAction>
        ) : (
          <TrayAction icon="clear" enabled={!busy && placed.size > 0} onPress={crapsBoard.clearBets}>
            {t('table.clear')}
          </TrayAction>
        )}
        {table.collect && (
          <TrayAction icon="collect" enabled={!busy} onPress={table.collect}>
            {t('craps.collect')}
          </TrayAction>
        )}
        <Button
          size={slim ? 'md' : 'lg'}
          busy={busy}
          disabled={!busy && !canRoll}
          onClick={() => void roll()}
          className={cx('min-w-20', !slim && 'sm:min-w-32')}
        >
          {t('craps.roll')}
        </Button>
      </div>
    </footer>
  );
}
