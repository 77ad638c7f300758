import { useState } from 'react';
import type { Bet } from '#domain/games/kit/game.ts';
import { displayAmount } from '#domain/money/amount.ts';
import { t } from '#i18n/client.ts';
import { playChip } from '../kit/motion/sounds.ts';
import type { RoundView } from '../kit/round/use-round.ts';
import { type Stake, stakeLadder } from '../kit/tray/use-stake.ts';
import { nextSide, sidesWithin } from './picture/blackjack-sides.ts';
import type { SideSpot, Variant } from './variants.ts';

/** The bets beside the hand: each from the smallest stake up to the hand's own, which also bounds what lay there before. */
export const useSides = (variant: Variant, round: RoundView, stake: Stake, onChange: () => void) => {
  const [wanted, setWanted] = useState<ReadonlyMap<string, bigint>>(new Map());
  const [note, setNote] = useState('');
  const { limits, balanceMinor, currency, locked } = round;
  const { stakeMinor } = stake;
  const sides = sidesWithin(wanted, stakeMinor);
  const betsWith = (beside: ReadonlyMap<string, bigint>): Bet[] => [
    { spot: 'hand', amountMinor: stakeMinor },
    ...[...beside].map(([spot, amountMinor]) => ({ spot, amountMinor })),
  ];
  const wholeOf = (bets: readonly Bet[]): bigint => bets.reduce((sum, { amountMinor }) => sum + amountMinor, 0n);

  /** Why these bets may not be laid, in words; empty when they may. */
  const refusalOf = (bets: readonly Bet[]): string => {
    if (variant.game.maxPayoutOf(bets) > limits.maxPayoutMinor)
      return t('blackjack.over_payout', { limit: displayAmount(limits.maxPayoutMinor, currency) });
    if (wholeOf(bets) > limits.maxStakeMinor)
      return t('table.over_limit', { limit: displayAmount(limits.maxStakeMinor, currency) });
    return wholeOf(bets) > balanceMinor ? t('table.over_balance') : '';
  };

  const change = (spot: SideSpot, amountMinor: bigint): void => {
    if (locked) return;
    round.dismiss();
    const next = new Map(sides);
    if (amountMinor > 0n) next.set(spot, amountMinor);
    else next.delete(spot);
    const refusal = amountMinor > 0n ? refusalOf(betsWith(next)) : '';
    // What is too much is taken away: a further press begins anew.
    if (refusal !== '') next.delete(spot);
    setNote(refusal);
    setWanted(next);
    playChip();
    onChange();
  };

  return {
    sides,
    bets: betsWith(sides),
    wholeMinor: wholeOf(betsWith(sides)),
    note,
    /** One step up the ladder; from the hand's own stake back to nothing. */
    raise: (spot: SideSpot): void =>
      change(spot, nextSide(stakeLadder(limits.minStakeMinor, stakeMinor), sides.get(spot) ?? 0n)),
    clear: (spot: SideSpot): void => {
      if (sides.has(spot)) change(spot, 0n);
    },
    /** Whether the bets may be sent; says why not. */
    areGood: (): boolean => {
      const refusal = refusalOf(betsWith(sides));
      setNote(refusal);
      return refusal === '';
    },
  };
};
