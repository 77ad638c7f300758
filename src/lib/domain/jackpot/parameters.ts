import { jackpotSlots } from '../games/book/jackpot-slots.ts';
import type { CurrencyCode } from '../money/currency.ts';

/** Counts up when anything below changes: a round keeps the version it was played under. */
export const jackpotVersion = 1;

/** The owner of the pots' accounts in the ledger. */
export const jackpotOwner = 'house-slots';

export const hasJackpot = (gameId: string): boolean => jackpotSlots.some((id) => id === gameId);

/** Of each stake one part in so many goes to the pot: 1%. */
export const jackpotShare = 100n;

/** Minor units. The pot is won once in `turnoverMinor` staked on average, and begins anew with `seedMinor`. */
export type Jackpot = { readonly turnoverMinor: bigint; readonly seedMinor: bigint };

const jackpot = (turnoverMinor: bigint, seedMinor: bigint): Jackpot => ({ turnoverMinor, seedMinor });

/** Round figures near 500,000 and 1,000 euros in each currency: they are rules, and follow no rate. */
const jackpots: Readonly<Record<CurrencyCode, Jackpot>> = {
  EUR: jackpot(50_000_000n, 100_000n),
  USD: jackpot(50_000_000n, 100_000n),
  GBP: jackpot(50_000_000n, 100_000n),
  CAD: jackpot(75_000_000n, 150_000n),
  BTC: jackpot(500_000_000n, 1_000_000n),
  ETH: jackpot(200_000_000_000n, 400_000_000n),
  USDT: jackpot(500_000_000_000n, 1_000_000_000n),
  LTC: jackpot(500_000_000_000n, 1_000_000_000n),
};

export const jackpotOf = (currency: CurrencyCode): Jackpot => jackpots[currency];
