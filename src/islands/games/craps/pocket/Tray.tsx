import { t } from '#i18n/client.ts';
import type { FrameShape } from '#islands/games/kit/frame/use-frame.ts';
import { ChipRack } from '#islands/games/kit/tray/ChipRack.tsx';
import { ChipsButton } from '#islands/games/kit/tray/ChipsButton.tsx';
import { TrayAction } from '#islands/games/kit/tray/TrayAction.tsx';
import { cx } from '#ui/cx.ts';
import { pocketBoard } from '../picture/craps-pocket.ts';
import { Sum } from '../Sum.tsx';
import { useRoll } from '../use-roll.ts';
import type { TableState } from '../use-table.ts';

/** Four sizes of chip: the smallest stake, ten, fifty and a hundred times it. */
const steps = [0, 2, 3, 4];

/** The thumb's zone: chips and the ways back above, and below them one wide button that rolls. */
export function Tray({ table, shape }: { table: TableState; shape: FrameShape }) {
  const tall = shape.stand === 'tall';
  const slim = shape.low && !tall;
  const { round, chips, busy, hand, placed, roll } = table;
  const { isOpen, canRoll, canUndo, canRebet, rebet, canClear } = useRoll(table, pocketBoard);
  const loose = isOpen ? [...hand.felt].find(([, { canTakeDown }]) => canTakeDown)?.[0] : undefined;
  const wonMinor = isOpen ? hand.wonMinor : 0n;
  const back =
    loose !== undefined && placed.size === 0 ? (
      <TrayAction icon="collect" enabled={!busy} onPress={() => table.takeDown(loose)}>
        {t('pocketcraps.take_odds')}
      </TrayAction>
    ) : (
      <TrayAction icon="clear" enabled={canClear} onPress={pocketBoard.clearBets}>
        {t('table.clear')}
      </TrayAction>
    );
  return (
    <footer
      className={cx(
        'flex items-center justify-between gap-x-2 gap-y-1.5 px-3 pt-1',
        tall ? 'flex-wrap pb-3' : 'pb-2',
        !slim && 'sm:gap-x-4 sm:px-5',
      )}
    >
      <ChipRack
        currency={round.currency}
        minStakeMinor={round.limits.minStakeMinor}
        chipMinor={chips.chipMinor}
        slim={slim}
        steps={steps}
        onChip={chips.setChip}
        onOther={chips.takeChip}
      />
      <div className="flex items-center gap-1 sm:gap-2">
        <TrayAction icon="undo" enabled={canUndo} onPress={pocketBoard.undo}>
          {t('table.undo')}
        </TrayAction>
        {back}
      </div>
      <div className={cx('flex items-center gap-4', tall ? 'w-full' : slim ? 'gap-3' : 'sm:gap-6')}>
        <div className={cx('flex shrink-0', slim || tall ? 'gap-3' : 'gap-5')}>
          <Sum label={t('craps.staked')} amountMinor={table.stakedMinor} currency={round.currency} />
          {wonMinor > 0n && chips.stakeMinor === 0n ? (
            <Sum label={t('pocketcraps.back')} amountMinor={wonMinor} currency={round.currency} />
          ) : (
            <Sum
              label={t('craps.laid')}
              amountMinor={chips.stakeMinor}
              currency={round.currency}
              lit={chips.stakeMinor > 0n}
            />
          )}
        </div>
        <ChipsButton
          size="lg"
          busy={busy}
          label={t('craps.roll')}
          off={!busy && !canRoll}
          onPress={() => void roll()}
          again={!busy && canRebet ? { off: round.waiting, onPress: rebet } : undefined}
          className={tall ? 'min-h-14 grow text-lg' : slim ? 'min-w-24 px-4' : 'min-h-14 min-w-40 text-lg lg:min-w-64'}
        />
      </div>
    </footer>
  );
}
