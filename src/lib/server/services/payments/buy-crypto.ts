import { type CurrencyCode, currencies } from '#domain/money/currency.ts';
import { type SellerTerms, sellerTerms } from '#domain/payments/buy-crypto.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { SellerName } from '../../adapters/crypto-sellers/crypto-seller.ts';
import type { ServerContext } from '../../context.ts';
import { type DepositorRow, findDepositor } from '../../db/queries/payments.ts';
import type { PlayerSession } from '../caller.ts';
import { depositAddressOf } from '../chain/deposit-address.ts';
import { clearanceFault } from '../registers/clearance.ts';
import { termsFault } from '../terms/standing.ts';

export type Offer = SellerTerms & { readonly seller: SellerName; readonly frameUrl: string };
type BuyCryptoError =
  | 'player_excluded'
  | 'register_unanswered'
  | 'player_timed_out'
  | 'terms_changed'
  | 'currency_mismatch'
  | 'wallet_missing'
  | 'gateway_unavailable';

/**
 * Who sells this currency to the player's own deposit address. What is bought is a deposit like any other once it arrives; here the
 * same players are turned away as at every way in. None at all: `gateway_unavailable`.
 */
export async function listSellers(
  ctx: ServerContext,
  { playerId }: PlayerSession,
  currency: CurrencyCode,
): Promise<Result<Offer[], BuyCryptoError>> {
  const now = ctx.clock.now();
  const [who] = await ctx.db.query<DepositorRow>(findDepositor, [playerId, now, currency]);
  if (who === undefined) throw new Error('A session without its player');
  if (who.excluded) return fail('player_excluded');
  if (!who.cleared) return clearanceFault(ctx.db, playerId, now);
  const { timed_out_until: until } = who;
  if (until !== null && until > now) return fail('player_timed_out', { until: until.toISOString() });
  const changed = await termsFault(ctx.db, ctx, playerId);
  if (changed !== undefined) return changed;
  if (currencies[currency].type !== 'CRYPTO') return fail('currency_mismatch');
  if (!who.has_wallet) return fail('wallet_missing');
  // Asked before an address is made: one that nobody sells to is not wasted.
  if (ctx.cryptoSellers.every((seller) => seller.frameUrl(currency, '') === null)) return fail('gateway_unavailable');
  const address = await depositAddressOf(ctx, playerId, currency);
  if (!address.ok) return address;
  return ok(
    ctx.cryptoSellers.flatMap(({ name, frameUrl }) => {
      const url = frameUrl(currency, address.value);
      return url === null ? [] : [{ seller: name, frameUrl: url, ...sellerTerms[name] }];
    }),
  );
}

/** Banxa's frame for an address, as the call for a crypto deposit gives it; null where Banxa is not there or does not sell the coin. */
export const banxaFrameOf = (
  { cryptoSellers }: Pick<ServerContext, 'cryptoSellers'>,
  currency: CurrencyCode,
  address: string,
): string | null => cryptoSellers.find(({ name }) => name === 'banxa')?.frameUrl(currency, address) ?? null;
