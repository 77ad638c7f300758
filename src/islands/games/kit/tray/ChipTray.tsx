import { useStore } from '@nanostores/react';
import { type ReactNode, useState } from 'react';
import { displayAmount } from '#domain/money/amount.ts';
import { t } from '#i18n/client.ts';
import type { BetBoard } from '#stores/play/bet-board.ts';
import { Button } from '#ui/Button.tsx';
import { Money } from '#ui/Money.tsx';
import { playChip } from '../motion/sounds.ts';
import type { RoundView } from '../round/use-round.ts';
import { chipValues, leastChip } from './chip-values.ts';
import { RackFooter } from './RackFooter.tsx';
import { RebetAction } from './RebetAction.tsx';
import { TrayAction } from './TrayAction.tsx';
import { useRebet } from './use-rebet.ts';

/**
 * Chips on a board of spots: which chip is held, what a press does, and why it was refused. `times`: on how many tables at once
 * each of them is staked.
 */
export const useChips = (round: RoundView, board: BetBoard, times = 1) => {
  const { currency, limits, balanceMinor, locked, dismiss } = round;
  const [chipMinor, setChip] = useState(chipValues(leastChip(currency))[2] ?? leastChip(currency));
  const [note, setNote] = useState('');
  const room = { maxStakeMinor: limits.maxStakeMinor / BigInt(times), balanceMinor: balanceMinor / BigInt(times) };
  const stakeMinor = useStore(board.$totalStake) * BigInt(times);

  /** Refused by the balance when that is the narrower of the two. */
  const change = (apply: () => boolean): void => {
    if (locked) return;
    dismiss();
    const done = apply();
    const byBalance = balanceMinor < limits.maxStakeMinor;
    const why = byBalance
      ? t('table.over_balance')
      : t('table.over_limit', { limit: displayAmount(limits.maxStakeMinor, currency) });
    setNote(done ? '' : why);
    if (done) playChip();
  };

  return {
    chipMinor,
    setChip,
    note,
    setNote,
    /** Holds a chip of a typed amount, or says why not: a chip that cannot be laid once. */
    takeChip: (minor: bigint): string => {
      if (minor > room.maxStakeMinor)
        return t('table.over_limit', { limit: displayAmount(room.maxStakeMinor, currency) });
      if (minor > room.balanceMinor) return t('table.over_balance');
      setChip(minor);
      return '';
    },
    stakeMinor,
    room,
    change,
    place: (spot: string): void => change(() => board.placeChip(spot, chipMinor, room)),
    clear: (spot: string): void => {
      if (!locked) board.clearSpot(spot);
    },
    /** Whether what lies there may be sent; says why not. */
    isEnough: (): boolean => {
      const enough = stakeMinor >= limits.minStakeMinor;
      setNote(enough ? '' : t('table.below_minimum', { limit: displayAmount(limits.minStakeMinor, currency) }));
      return enough;
    },
  };
};

export type Chips = ReturnType<typeof useChips>;

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
          {free && canRebet ? (
            <RebetAction enabled={offered} onPress={rebet} />
          ) : (
            <TrayAction
              icon="double"
              enabled={free && placed.size > 0}
              onPress={() => chips.change(() => board.doubleBets(chips.room))}
            >
              {t('table.double')}
            </TrayAction>
          )}
        </>
      )}
      <Button
        size={slim ? 'md' : 'lg'}
        busy={busy}
        off={round.locked || round.waiting || placed.size === 0}
        onClick={action.onPress}
        className="min-w-20 max-sm:min-h-12 max-sm:px-4 sm:min-w-32"
      >
        {action.label}
      </Button>
    </RackFooter>
  );
}
