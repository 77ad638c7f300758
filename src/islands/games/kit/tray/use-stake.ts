import { useState } from 'react';
import { greater, lesser } from '#domain/maths/order.ts';
import { displayAmount } from '#domain/money/amount.ts';
import { t } from '#i18n/client.ts';
import type { RoundView } from '../round/use-round.ts';

const steps = [1n, 2n, 5n] as const;

/** 1, 2, 5, 10, 20, 50 … times the smallest stake, up to the largest, which ends the row. */
export const stakeLadder = (minMinor: bigint, maxMinor: bigint): readonly bigint[] => {
  const ladder: bigint[] = [];
  for (let scale = minMinor; scale <= maxMinor; scale *= 10n)
    for (const step of steps) if (scale * step <= maxMinor) ladder.push(scale * step);
  return ladder.at(-1) === maxMinor ? ladder : [...ladder, maxMinor];
};

const keyOf = ({ session, currency }: RoundView): string => `faceup:stake:${session.game.id}:${currency}`;

const keptStake = (round: RoundView): bigint | undefined => {
  try {
    const kept = localStorage.getItem(keyOf(round));
    return kept !== null && /^\d{1,18}$/.test(kept) ? BigInt(kept) : undefined;
  } catch {
    return undefined;
  }
};

const keepStake = (round: RoundView, minor: bigint): void => {
  try {
    localStorage.setItem(keyOf(round), String(minor));
  } catch {}
};

const within = (minor: bigint, least: bigint, most: bigint): bigint => {
  if (minor > most) return most;
  return greater(minor, least);
};

/**
 * One stake a round, on a ladder, remembered for each game and currency. `maxMinor`: the game's own cap, where a large
 * prize binds the stake; otherwise the table's.
 */
export const useStake = (round: RoundView, maxMinor: bigint = round.limits.maxStakeMinor) => {
  const { limits, balanceMinor, currency, dismiss } = round;
  const most = lesser(maxMinor, limits.maxStakeMinor);
  const ladder = stakeLadder(limits.minStakeMinor, most);
  const [wanted, setWanted] = useState(() => keptStake(round) ?? ladder[3] ?? limits.minStakeMinor);
  const [note, setNote] = useState('');
  const stakeMinor = within(wanted, limits.minStakeMinor, most);

  const [fault, setFault] = useState('');

  const hold = (minor: bigint): void => {
    setWanted(minor);
    keepStake(round, minor);
    setFault('');
  };
  const set = (minor: bigint): void => {
    if (round.locked) return;
    dismiss();
    const held = within(minor, limits.minStakeMinor, most);
    hold(held);
    setNote(held === minor ? '' : t('table.over_limit', { limit: displayAmount(most, currency) }));
  };
  /** Why this may not be the stake, in words; empty when it may. */
  const refusalOf = (minor: bigint, reachMinor: bigint): string => {
    if (minor < limits.minStakeMinor)
      return t('table.below_minimum', { limit: displayAmount(limits.minStakeMinor, currency) });
    if (minor > most) return t('table.over_limit', { limit: displayAmount(most, currency) });
    return minor > reachMinor ? t('table.over_balance') : '';
  };

  return {
    stakeMinor,
    set,
    /** Takes a typed stake as it is, or says why not; `reachMinor` is what the balance leaves for one. */
    take: (minor: bigint, reachMinor: bigint): string => {
      if (round.locked) return '';
      dismiss();
      const why = refusalOf(minor, reachMinor);
      if (why === '') hold(minor);
      setNote('');
      return why;
    },
    /** What is wrong with the stake that was typed last. Until it is mended or given up, none is placed. */
    fault,
    setFault,
    /** The largest stake that is no more than this. */
    within: (minor: bigint): bigint => within(minor, limits.minStakeMinor, most),
    more: (): void => set(ladder.find((one) => one > stakeMinor) ?? most),
    less: (): void => set(ladder.findLast((one) => one < stakeMinor) ?? limits.minStakeMinor),
    double: (): void => set(2n * stakeMinor),
    halve: (): void => set(within(stakeMinor / 2n, limits.minStakeMinor, most)),
    canMore: stakeMinor < most,
    canLess: stakeMinor > limits.minStakeMinor,
    note,
    /** Whether the balance reaches for `rounds` stakes; says why not. */
    isEnough: (wholeMinor: bigint = stakeMinor): boolean => {
      const enough = wholeMinor <= balanceMinor;
      setNote(enough ? '' : t('table.over_balance'));
      return enough && fault === '';
    },
  };
};

export type Stake = ReturnType<typeof useStake>;
