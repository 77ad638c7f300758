import type { CurrencyCode } from '#domain/money/currency.ts';
import { minorOf } from '../format/money.ts';
import type { DeskAnswer } from './call-desk.ts';

export type Payout = DeskAnswer<'listPayouts'>[number];

/** What a file for the signer would take now: withdrawals of a currency, and their sum in minor units. */
type DueBatch = { readonly currency: CurrencyCode; readonly count: number; readonly sumMinor: bigint };

/** The files that can be made of what is listed, in the order of their currencies' first. */
export const dueBatches = (payouts: readonly Payout[]): DueBatch[] => {
  const due = payouts.filter(
    ({ state, provider, batch, asked }) => state === 'approved' && provider === 'crypto' && batch === null && !asked,
  );
  return [...new Set(due.map(({ currency }) => currency))].map((currency) => {
    const own = due.filter((one) => one.currency === currency);
    const sumMinor = own.reduce((sum, { amount }) => sum + minorOf(amount, currency), 0n);
    return { currency, count: own.length, sumMinor };
  });
};

/** The files in which something is still to be paid, the newest first. */
export const openBatches = (payouts: readonly Payout[]): string[] =>
  [...new Set(payouts.flatMap(({ state, batch }) => (state === 'approved' ? (batch ?? []) : [])))]
    .toSorted()
    .toReversed();
