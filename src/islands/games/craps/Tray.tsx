import { t } from '#i18n/client.ts';
import { Button } from '#ui/Button.tsx';
import { cx } from '#ui/cx.ts';
import type { FrameShape } from '../kit/frame/use-frame.ts';
import { RackFooter } from '../kit/tray/RackFooter.tsx';
import { RebetAction } from '../kit/tray/RebetAction.tsx';
import { TrayAction } from '../kit/tray/TrayAction.tsx';
import { crapsBoard } from './picture/craps.ts';
import { Sum } from './Sum.tsx';
import { useRoll } from './use-roll.ts';
import type { TableState } from './use-table.ts';

/** The rack, what is staked and what is only laid, and what can be done with it. */
export function Tray({ table, shape }: { table: TableState; shape: FrameShape }) {
  const tall = shape.stand === 'tall';
  const slim = shape.low && !tall;
  const { round, chips, busy, roll } = table;
  const { canRoll, canUndo, canRebet, rebet, canClear } = useRoll(table, crapsBoard);
  return (
    <RackFooter round={round} chips={chips} slim={slim}>
      <div className={cx('mr-auto pl-1 lg:mr-4 lg:ml-auto', tall ? 'grid gap-0.5' : 'flex gap-3 sm:gap-5')}>
        <Sum label={t('craps.staked')} amountMinor={table.stakedMinor} currency={round.currency} inLine={tall} />
        <Sum
          label={t('craps.laid')}
          amountMinor={chips.stakeMinor}
          currency={round.currency}
          lit={chips.stakeMinor > 0n}
          inLine={tall}
        />
      </div>
      <TrayAction icon="undo" enabled={canUndo} onPress={crapsBoard.undo}>
        {t('table.undo')}
      </TrayAction>
      {canRebet ? (
        <RebetAction enabled={!busy && !round.waiting} onPress={rebet} />
      ) : (
        <TrayAction icon="clear" enabled={canClear} onPress={crapsBoard.clearBets}>
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
    </RackFooter>
  );
}
