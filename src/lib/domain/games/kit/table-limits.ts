import type { CurrencyCode } from '../../money/currency.ts';

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

/** `reels`: slots and video poker, whose round is one bet with a long paytable. `table`: everything else. */
export type TableKind = 'table' | 'reels';

/**
 * The limits of a round at a table of the house in a currency.
 *
 * Slots and video poker take a fifth of a table's stake (EUR 100) and pay eight times a table's most (EUR 80,000): their
 * top wins are up to 800 times the stake (a royal flush; 588 in a tidepool), and a machine that takes a stake must be able
 * to pay its own top win. Elsewhere the paytable is open upwards (a target in limbo or crash, the last tile in mines, the
 * edge of plinko), so the payout bounds what may be staked on what: EUR 10 at 1,000 times, all of 500 at twenty times.
 */
export const tableLimits = (currency: CurrencyCode, kind: TableKind = 'table'): TableLimits => {
  const table = tables[currency];
  if (kind === 'table') return table;
  return limits(table.minStakeMinor, table.maxStakeMinor / 5n, table.maxPayoutMinor * 8n);
};
