import { displayAmount } from '#domain/money/amount.ts';
import type { CurrencyCode } from '#domain/money/currency.ts';
import { t } from '#i18n/client.ts';

type Returned = {
  readonly stakeMinor: bigint;
  readonly payoutMinor: bigint;
  /** The stake was the house's: whatever came back was won. */
  readonly freeSpin?: true | undefined;
};

/** "Won €36.00" only when more came back than was staked; a smaller return is stated, and nothing is said to be won. */
export const returnWords = ({ stakeMinor, payoutMinor }: Returned, currency: CurrencyCode): string => {
  if (payoutMinor === 0n) return t('table.lost_round');
  const amount = displayAmount(payoutMinor, currency);
  return t(payoutMinor > stakeMinor ? 'table.won' : 'table.returned', { amount });
};

/** A result in a sentence for the live region; a return at or below the stake is stated and not celebrated. */
export const announceWords = (
  outcome: string,
  { stakeMinor, payoutMinor, freeSpin }: Returned,
  currency: CurrencyCode,
): string => {
  if (freeSpin) {
    const amount = displayAmount(payoutMinor, currency);
    return t(payoutMinor > 0n ? 'table.announce_spin_won' : 'table.announce_lost', { outcome, amount });
  }
  const gained = payoutMinor > stakeMinor;
  return t(gained ? 'table.announce_won' : payoutMinor > 0n ? 'table.announce_returned' : 'table.announce_lost', {
    outcome,
    amount: displayAmount(payoutMinor, currency),
    gain: displayAmount(payoutMinor - stakeMinor, currency),
    stake: displayAmount(stakeMinor, currency),
  });
};

/** The page where the round and its proof are read. */
export const proofPath = (roundId: string): string => `/profile/game-history?round=${roundId}`;
