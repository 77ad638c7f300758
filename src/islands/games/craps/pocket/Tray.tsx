import { useStore } from '@nanostores/react';
import { t } from '#i18n/client.ts';
import { useHotkey } from '#islands/games/kit/fields/use-hotkey.ts';
import type { FrameShape } from '#islands/games/kit/frame/use-frame.ts';
import { ChipRack } from '#islands/games/kit/tray/ChipRack.tsx';
import { TrayAction } from '#islands/games/kit/tray/TrayAction.tsx';
import { Button } from '#ui/Button.tsx';
import { cx } from '#ui/cx.ts';
import { Money } from '#ui/Money.tsx';
import { pocketBoard } from '../picture/craps-pocket.ts';
import type { TableState } from '../use-table.ts';

/** Four sizes of chip: the smallest stake, ten, fifty and a hundred times it. */
const steps = [0, 2, 3, 4];

/** The thumb's zone: chips and the ways back above, and below them one wide button that rolls. */
export function Tray({ table, shape }: { table: TableState; shape: FrameShape }) {
  const tall = shape.stand === 'tall';
  const slim = shape.low && !tall;
  const { round, chips, busy, hand, placed, roll } = table;
  const canUndo = useStore(pocketBoard.$canUndo);
  const canRebet = useStore(pocketBoard.$canRebet);
  const isOpen = round.open !== undefined;
  const canRoll = !busy && (isOpen ? hand.felt.size + placed.size > 0 : !round.waiting && placed.size > 0);
  useHotkey(' ', () => void roll(), canRoll);
  const loose = isOpen ? [...hand.felt].find(([, { canTakeDown }]) => canTakeDown)?.[0] : undefined;
  const wonMinor = isOpen ? hand.wonMinor : 0n;
  const sum = (label: string, minor: bigint, className?: string) => (
    <p>
      <span className="eyebrow block whitespace-nowrap">{label}</span>
      <Money amountMinor={minor} currency={round.currency} className={cx('font-semibold', className)} />
    </p>
  );
  const back =
    !isOpen && canRebet ? (
      <TrayAction icon="rebet" enabled={!busy} onPress={() => chips.change(() => pocketBoard.rebet(chips.room))}>
        {t('table.rebet')}
      </TrayAction>
    ) : loose !== undefined && placed.size === 0 ? (
      <TrayAction icon="collect" enabled={!busy} onPress={() => table.takeDown(loose)}>
        {t('pocketcraps.take_odds')}
      </TrayAction>
    ) : (
      <TrayAction icon="clear" enabled={!busy && placed.size > 0} onPress={pocketBoard.clearBets}>
        {t('table.clear')}
      </TrayAction>
    );
  return (
    <footer
      className={cx(
        'flex items-center justify-between gap-x-4 gap-y-1.5 px-3 pt-1 sm:px-5',
        tall ? 'flex-wrap pb-3' : 'pb-2',
      )}
    >
      <ChipRack
        currency={round.currency}
        minStakeMinor={round.limits.minStakeMinor}
        chipMinor={chips.chipMinor}
        slim={false}
        steps={steps}
        onChip={chips.setChip}
      />
      <div className="flex items-center gap-1 sm:gap-2">
        <TrayAction icon="undo" enabled={!busy && canUndo} onPress={pocketBoard.undo}>
          {t('table.undo')}
        </TrayAction>
        {back}
      </div>
      <div className={cx('flex items-center gap-4', tall ? 'w-full' : 'sm:gap-6')}>
        <div className={cx('flex shrink-0', slim || tall ? 'gap-3' : 'gap-5')}>
          {sum(t('craps.staked'), table.stakedMinor)}
          {wonMinor > 0n && chips.stakeMinor === 0n
            ? sum(t('pocketcraps.back'), wonMinor)
            : sum(t('craps.laid'), chips.stakeMinor, chips.stakeMinor > 0n ? 'text-brass-bright' : undefined)}
        </div>
        <Button
          size="lg"
          busy={busy}
          off={!busy && !canRoll}
          onClick={() => void roll()}
          className={tall ? 'min-h-14 grow text-lg' : slim ? 'min-w-32' : 'min-h-14 min-w-40 text-lg lg:min-w-64'}
        >
          {t('craps.roll')}
        </Button>
      </div>
    </footer>
  );
}
