import type { Chain, ChainNetwork, CoinCode } from './networks.ts';

/** Blocks that stand on a transfer, its own included, when the chain is `tip` high. */
export const confirmationsOf = (blockHeight: bigint, tip: bigint): bigint =>
  tip < blockHeight ? 0n : tip - blockHeight + 1n;

/** The highest block whose transfers are deep enough. */
export const deepestDue = (tip: bigint, confirmations: number): bigint => tip - BigInt(confirmations) + 1n;

/**
 * How many blocks a transfer that fell out of the chain is waited for before its deposit is called failed. A node sends it again
 * with the next blocks unless its coins were spent otherwise; should it come later all the same, it counts as if new.
 */
export const vanishesAfter = (confirmations: number): bigint => BigInt(confirmations) * 4n;

/** Chain units to one minor unit of the house's: it counts ether in gwei. */
const chainUnits: Readonly<Record<CoinCode, bigint>> = { BTC: 1n, LTC: 1n, USDT: 1n, ETH: 10n ** 9n };

/** Minor units of what the chain says, rounded down: less than a gwei is nothing to us. */
export const toMinor = (coin: CoinCode, chainAmount: bigint): bigint => chainAmount / chainUnits[coin];

export const toChainAmount = (coin: CoinCode, amountMinor: bigint): bigint => amountMinor * chainUnits[coin];

/** The name of a chain with its network in the database: `bitcoin-mainnet`. */
export const chainIdOf = (chain: Chain, network: ChainNetwork): string => `${chain}-${network}`;
