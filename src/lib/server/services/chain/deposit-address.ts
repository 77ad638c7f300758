import type { CurrencyCode } from '#domain/money/currency.ts';
import { checkAddress } from '#domain/payments/chain/check-address.ts';
import { deriveAddress } from '#domain/payments/chain/derive-address.ts';
import { type CoinCode, chainOf, isCoinCode } from '#domain/payments/chain/networks.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { ChainSite } from '../../adapters/chain/chain-reader.ts';
import type { ServerContext } from '../../context.ts';
import type { Queryable } from '../../db/db.ts';
import { type AddressRow, findCurrentAddress, insertAddress, takeIndex } from '../../db/queries/chain.ts';
import { lockPlay } from '../../db/queries/seeds.ts';

/** Where a currency is taken; undefined when no node and key of its chain are configured, or it lives on none. */
export const siteOf = (
  { chains }: Pick<ServerContext, 'chains'>,
  currency: CurrencyCode,
): { site: ChainSite; coin: CoinCode } | undefined => {
  if (!isCoinCode(currency)) return undefined;
  const site = chains.get(chainOf(currency));
  return site?.coins.includes(currency) ? { site, coin: currency } : undefined;
};

/**
 * The address that the player's next coins of a currency are to be sent to: the same one until enough arrived there, then a
 * new one, and never one that anybody had before. Asks nobody outside: it is made of the public key.
 */
export const depositAddressOf = async (
  ctx: ServerContext,
  playerId: string,
  currency: CurrencyCode,
): Promise<Result<string, 'gateway_unavailable'>> => {
  const place = siteOf(ctx, currency);
  if (place === undefined) return fail('gateway_unavailable');
  return ok(
    await ctx.db.transaction(async (tx) => {
      await tx.query(lockPlay, [playerId]);
      return currentAddress(tx, place.site, playerId, place.coin, ctx.clock.now());
    }),
  );
};

/** The same within the caller's transaction, which holds the player's lock: of two calls at once the second finds the first's. */
export const currentAddress = async (
  tx: Queryable,
  site: ChainSite,
  playerId: string,
  coin: CoinCode,
  now: Date,
): Promise<string> => {
  const whose = [playerId, coin, site.id, site.key.id];
  const [current] = await tx.query<AddressRow>(findCurrentAddress, whose);
  if (current !== undefined) return shownAddress(site, coin, current.address);
  const [next] = await tx.query<{ index: number }>(takeIndex, [site.id, site.key.id]);
  if (next === undefined) throw new Error('A key gave no number');
  const address = deriveAddress(site.chain, site.network, site.key, next.index);
  await tx.query(insertAddress, [...whose, storedAddress(site, address), next.index, now]);
  return address;
};

/** Ethereum's capitals are a checksum: two spellings are one address. */
export const storedAddress = ({ chain }: ChainSite, address: string): string =>
  chain === 'ethereum' ? address.toLowerCase() : address;

const shownAddress = ({ network }: ChainSite, coin: CoinCode, stored: string): string => {
  const read = checkAddress(coin, stored, network);
  if (!read.ok) throw new Error('A stored address is none');
  return read.value;
};
