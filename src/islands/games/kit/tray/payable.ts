import { displayAmount } from '#domain/money/amount.ts';
import type { RoundView } from '../round/use-round.ts';
import type { Chips } from './use-chips.ts';

/** Whether the table could pay the most that the chips can return; says in `words` by which limit it could not. */
export const isPayable = (
  { limits, currency }: RoundView,
  chips: Chips,
  mostMinor: bigint,
  words: (limit: string) => string,
): boolean => {
  const payable = mostMinor <= limits.maxPayoutMinor;
  if (!payable) chips.setNote(words(displayAmount(limits.maxPayoutMinor, currency)));
  return payable;
};
