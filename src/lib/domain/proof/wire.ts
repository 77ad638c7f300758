import type { Bet, Win } from '../games/kit/game.ts';
import { formatAmount } from '../money/amount.ts';
import type { CurrencyCode } from '../money/currency.ts';

/** Bets as records tell them. */
export const betsOnWire = (bets: readonly Bet[], currency: CurrencyCode) =>
  bets.map(({ spot, amountMinor }) => ({ spot, amount: formatAmount(amountMinor, currency) }));

/** Wins as records tell them. */
export const winsOnWire = (wins: readonly Win[], currency: CurrencyCode) =>
  wins.map(({ spot, stakeMinor, payoutMinor }) => ({
    spot,
    stake: formatAmount(stakeMinor, currency),
    payout: formatAmount(payoutMinor, currency),
  }));
