import { useStore } from '@nanostores/react';
import { useMemo, useState } from 'react';
import { displayAmount } from '#domain/money/amount.ts';
import type { CurrencyCode } from '#domain/money/currency.ts';
import { t } from '#i18n/client.ts';
import type { BetBoard } from '#stores/play/bet-board.ts';
import type { SettledRound } from '#stores/play/game.ts';
import { type SettledBets, settledBets } from '../felt/settled.ts';
import { playChip } from '../motion/sounds.ts';
import type { RoundView } from '../round/use-round.ts';
import { chipValues, leastChip } from './chip-values.ts';

type ChipsOptions = {
  /** On how many tables at once each of them is staked. */
  readonly times?: number;
  /** How the bets of a round that is over lie on the board; as its record names them unless told. */
  readonly settledOf?: (round: SettledRound, currency: CurrencyCode) => SettledBets;
};

const nothing: SettledBets = new Map();

/** Chips on a board of spots: which chip is held, what a press does, and why it was refused. */
export const useChips = (
  round: RoundView,
  board: BetBoard,
  { times = 1, settledOf = settledBets }: ChipsOptions = {},
) => {
  const { currency, limits, balanceMinor, locked, dismiss, landed } = round;
  const [chipMinor, setChip] = useState(chipValues(leastChip(currency))[2] ?? leastChip(currency));
  const [note, setNote] = useState('');
  const room = { maxStakeMinor: limits.maxStakeMinor / BigInt(times), balanceMinor: balanceMinor / BigInt(times) };
  const stakeMinor = useStore(board.$totalStake) * BigInt(times);
  const isBare = useStore(board.$placed).size === 0;
  const settled = useMemo(
    () => (landed && isBare ? settledOf(landed.round, currency) : nothing),
    [landed, isBare, settledOf, currency],
  );

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
    /** What was staked in the round before, from its result until the next chip is laid or the next round begins. */
    settled,
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
