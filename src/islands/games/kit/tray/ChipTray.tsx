import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { t } from '#i18n/client.ts';
import type { BetBoard } from '#stores/play/bet-board.ts';
import { cx } from '#ui/cx.ts';
import { Money } from '#ui/Money.tsx';
import type { RoundView } from '../round/use-round.ts';
import { ChipsButton } from './ChipsButton.tsx';
import { RackFooter } from './RackFooter.tsx';
import { TrayAction } from './TrayAction.tsx';
import type { Chips } from './use-chips.ts';
import { useRebet } from './use-rebet.ts';

type ChipTrayProps = {
  round: RoundView;
  board: BetBoard;
  chips: Chips;
  /** Little height: one row, smaller chips. */
  slim: boolean;
  /** The main button: its word, what it does, and whether it is busy beyond what the round itself says. */
  action: { label: string; busy?: boolean; onPress: () => void };
  /** What stands in place of undo, clear and double while they have nothing to do: taking a stake back. */
  instead?: ReactNode;
  /** More actions of the game's own, before the main button. */
  children?: ReactNode;
};

/** What the player holds at a table of chips: the rack, what is staked, and what can be done with it. */
export function ChipTray({ round, board, chips, slim, action, instead, children }: ChipTrayProps) {
  const placed = useStore(board.$placed);
  const canUndo = useStore(board.$canUndo);
  const free = !round.locked;
  const busy = action.busy === true || round.busy;
  const { canRebet, offered, rebet } = useRebet({
    board,
    chips,
    ready: free && !round.waiting && !busy && !instead,
    go: action.onPress,
  });
  const again = free && canRebet && !instead ? { off: !offered, onPress: rebet } : undefined;
  return (
    <RackFooter round={round} chips={chips} slim={slim}>
      <p className="mr-auto min-w-16 pl-1 sm:text-right lg:mr-4 lg:ml-auto">
        <span className="eyebrow block">{t('table.stake')}</span>
        <Money amountMinor={chips.stakeMinor} currency={round.currency} className="font-semibold" />
      </p>
      {children}
      {instead || (
        <>
          <TrayAction icon="undo" enabled={free && canUndo} onPress={board.undo}>
            {t('table.undo')}
          </TrayAction>
          <TrayAction icon="clear" enabled={free && placed.size > 0} onPress={board.clearBets}>
            {t('table.clear')}
          </TrayAction>
          <TrayAction
            icon="double"
            enabled={free && placed.size > 0}
            onPress={() => chips.change(() => board.doubleBets(chips.room))}
          >
            {t('table.double')}
          </TrayAction>
        </>
      )}
      <ChipsButton
        size={slim ? 'md' : 'lg'}
        busy={busy}
        label={action.label}
        off={round.locked || round.waiting || placed.size === 0}
        onPress={action.onPress}
        again={again}
        className={cx('whitespace-nowrap', slim ? 'min-w-[7rem] px-3' : 'max-sm:min-h-12 max-sm:px-4 min-w-32')}
      />
    </RackFooter>
  );
}
