import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { displayAmount } from '#domain/money/amount.ts';
import { t } from '#i18n/client.ts';
import type { BetBoard } from '#stores/play/bet-board.ts';
import { playChip } from '../motion/sounds.ts';
import type { RoundView } from '../round/use-round.ts';
import { chipValues, leastChip } from './chip-values.ts';

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
