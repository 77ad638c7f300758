import type { CurrencyCode } from '../money/currency.ts';

/** What a table takes, in minor units: the whole stake of a round, and the most a round may return. */
export type TableLimits = {
  readonly minStakeMinor: bigint;
  readonly maxStakeMinor: bigint;
  readonly maxPayoutMinor: bigint;
};

const limits = (minStakeMinor: bigint, maxStakeMinor: bigint, maxPayoutMinor: bigint): TableLimits => ({
  minStakeMinor,
  maxStakeMinor,
  maxPayoutMinor,
});

/** Round figures near 0.10, 500 and 10,000 euros in each currency; the stake of a straight-up bet is bound by the payout. */
const tables: Readonly<Record<CurrencyCode, TableLimits>> = {
  EUR: limits(10n, 50_000n, 1_000_000n),
  USD: limits(10n, 50_000n, 1_000_000n),
  GBP: limits(10n, 50_000n, 1_000_000n),
  CAD: limits(10n, 75_000n, 1_500_000n),
  BTC: limits(100n, 500_000n, 10_000_000n),
  ETH: limits(50_000n, 200_000_000n, 4_000_000_000n),
  USDT: limits(100_000n, 500_000_000n, 10_000_000_000n),
  LTC: limits(100_000n, 500_000_000n, 10_000_000_000n),
};

/** The limits of a round at any table of the house in a currency. */
export const tableLimits = (currency: CurrencyCode): TableLimits => tables[currency];
