import type { CoinCode } from '#domain/payments/chain/networks.ts';
import { depositMinimums } from '#domain/payments/deposit-limits.ts';
import type { ServerContext } from '../../context.ts';

/**
 * What must stand at an address before it is credited, in minor units. By the last known rate, however old: nothing is converted
 * by it, and coins that have arrived cannot wait for a newer one.
 */
export const minimumOf = ({ rates }: ServerContext, coin: CoinCode): bigint =>
  depositMinimums(coin, rates.latest()[coin].eurRate).minDepositMinor;
