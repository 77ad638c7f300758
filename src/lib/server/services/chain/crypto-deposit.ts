import { formatAmount } from '#domain/money/amount.ts';
import { type CurrencyCode, currencies } from '#domain/money/currency.ts';
import { networkName } from '#domain/payments/chain/networks.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { ServerContext } from '../../context.ts';
import { setCoupon } from '../../db/queries/chain.ts';
import { findReceiver, type ReceiverRow } from '../../db/queries/payments.ts';
import { lockPlay } from '../../db/queries/seeds.ts';
import { findWallet } from '../../db/queries/wallet.ts';
import type { Caller, PlayerSession } from '../caller.ts';
import { couponOf, couponValues, type NamedError, nameIfAny } from '../promotions/deposit-coupon.ts';
import { payInFault } from '../safer-play/may-pay-in.ts';
import { currentAddress, siteOf } from './deposit-address.ts';
import { minimumOf } from './minimum.ts';

/** What a wallet needs to send coins to the player. `minAmount` in units. */
export type CryptoDeposit = {
  readonly address: string;
  readonly network: string;
  readonly minAmount: string;
  readonly confirmations: number;
};

type CryptoDepositError =
  | 'player_excluded'
  | 'register_unanswered'
  | 'player_timed_out'
  | 'terms_changed'
  | 'gateway_unavailable'
  | 'currency_mismatch'
  | 'wallet_missing'
  | 'rate_limited'
  | NamedError;

/**
 * An address of the player's own. No money moves, and nothing is asked of a node. A code is checked and waits at the address for the
 * coins, whose credit takes it.
 */
export async function openCryptoDeposit(
  ctx: ServerContext,
  caller: Caller,
  { playerId }: Pick<PlayerSession, 'playerId'>,
  { currency, promotionCoupon }: { currency: CurrencyCode; promotionCoupon?: string | null | undefined },
): Promise<Result<CryptoDeposit, CryptoDepositError>> {
  const now = ctx.clock.now();
  const coupon = await couponOf(ctx, playerId, promotionCoupon);
  if (!coupon.ok) return coupon;
  return ctx.db.transaction(async (tx) => {
    await tx.query(lockPlay, [playerId]);
    const [who] = await tx.query<ReceiverRow>(findReceiver, [playerId, now]);
    if (who === undefined) throw new Error('A session without its player');
    const payer = {
      playerId,
      isShut: who.excluded || who.closed,
      cleared: who.cleared,
      timedOutUntil: who.timed_out_until,
    };
    const fault = await payInFault(tx, ctx, caller, payer);
    if (fault !== undefined) return fault;
    if (currencies[currency].type !== 'CRYPTO') return fail('currency_mismatch');
    const place = siteOf(ctx, currency);
    if (place === undefined) return fail('gateway_unavailable');
    if ((await tx.query(findWallet, [playerId, currency])).length === 0) return fail('wallet_missing');
    const { site, coin } = place;
    const asked = { code: coupon.value, from: caller.country, currency, amountMinor: null };
    const named = await nameIfAny(ctx, tx, playerId, asked);
    if (!named.ok) return named;
    const address = await currentAddress(tx, site, playerId, coin, now);
    await tx.query(setCoupon, [playerId, coin, site.id, site.key.id, coupon.value, ...couponValues(named.value)]);
    return ok({
      address,
      network: networkName(coin, site.network),
      confirmations: site.confirmations,
      minAmount: formatAmount(minimumOf(ctx, coin), coin),
    });
  });
}
