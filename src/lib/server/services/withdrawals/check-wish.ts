import { amountFacts, parsePositiveAmount } from '#domain/money/amount.ts';
import { type CurrencyCode, currencies } from '#domain/money/currency.ts';
import { checkAddress } from '#domain/payments/chain/check-address.ts';
import { type CoinCode, isCoinCode } from '#domain/payments/chain/networks.ts';
import { checkWithdrawalAmount } from '#domain/payments/withdrawal-limits.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { ChainSite } from '../../adapters/chain/chain-reader.ts';
import type { ServerContext } from '../../context.ts';
import type { Queryable } from '../../db/db.ts';
import {
  findHouseAddress,
  findWithdrawer,
  type WithdrawalProvider,
  type WithdrawerRow,
} from '../../db/queries/withdrawals.ts';
import { siteOf, storedAddress } from '../chain/deposit-address.ts';
import { verifiedOf } from '../documents/verified.ts';

/** What a request needs of the house; what an operator's command has, too. */
export type SupportContext = Pick<
  ServerContext,
  'config' | 'db' | 'clock' | 'random' | 'log' | 'payouts' | 'rates' | 'chains'
>;

export type WithdrawalInput = {
  readonly provider: WithdrawalProvider;
  /** Units, as it came: "30", "30.00". */
  readonly amount: string;
  readonly currency: CurrencyCode;
  /** Where crypto goes; fiat goes to the Skrill account that the player paid from. */
  readonly address?: string | undefined;
  readonly idempotencyKey: string;
};

/** A wish that can be granted but for who asks it. */
export type Wish = {
  readonly amountMinor: bigint;
  readonly destination: string;
  readonly hasFactor: boolean;
};

export type WishError =
  | 'account_closed'
  | 'gateway_unavailable'
  | 'currency_mismatch'
  | 'amount_invalid'
  | 'amount_overprecise'
  | 'wallet_missing'
  | 'rates_stale'
  | 'amount_below_minimum'
  | 'amount_above_maximum'
  | 'withdrawal_address_invalid'
  | 'insufficient_funds'
  | 'verification_required';

/**
 * What can be refused whoever asks, in the order of `WishError`. Neither a self-exclusion nor a break keeps a player's own money
 * back (GLI-19 A.3.8), and of a closed account support gives it out. It counts when asked under the player's lock.
 */
export async function checkWish(
  ctx: SupportContext,
  db: Queryable,
  playerId: string,
  { provider, amount, currency, address }: Omit<WithdrawalInput, 'idempotencyKey'>,
  isBySupport = false,
): Promise<Result<Wish, WishError>> {
  const [who] = await db.query<WithdrawerRow>(findWithdrawer, [playerId, currency, provider]);
  if (who === undefined) throw new Error('A withdrawal without its player');
  if (who.closed && !isBySupport) return fail('account_closed');
  const place = siteOf(ctx, currency);
  // Coins are paid by the sandbox or by an operator's signer, who is always there, on the chains on which they are taken.
  const isOpen = provider === 'crypto' ? !isCoinCode(currency) || place !== undefined : ctx.payouts.has(provider);
  if (!isOpen) return fail('gateway_unavailable');
  if ((currencies[currency].type === 'CRYPTO') !== (provider === 'crypto')) return fail('currency_mismatch');
  const parsed = parsePositiveAmount(amount, currency);
  if (!parsed.ok) return parsed;
  if (!who.has_wallet) return fail('wallet_missing');
  const rate = ctx.rates.rateOf(currency);
  if (!rate.ok) return rate;
  const allowed = checkWithdrawalAmount(parsed.value, currency, rate.value);
  if (!allowed.ok) return allowed;
  const destination =
    place === undefined ? ok(who.paid_from ?? who.email) : await addressOn(db, place.site, place.coin, address ?? '');
  if (!destination.ok) return destination;
  if (who.cash < parsed.value) return fail('insufficient_funds', amountFacts('balance', who.cash, currency));
  const { identity } = await verifiedOf(db, playerId);
  if (!identity) return fail('verification_required');
  return ok({ amountMinor: parsed.value, destination: destination.value, hasFactor: who.has_factor });
}

/** An address that the house gave to a player is none to withdraw to: nothing goes from one player to another (GLI-19 2.5.6). */
async function addressOn(
  db: Queryable,
  site: ChainSite,
  coin: CoinCode,
  typed: string,
): Promise<Result<string, 'withdrawal_address_invalid'>> {
  const address = checkAddress(coin, typed, site.network);
  if (!address.ok) return address;
  const own = await db.query(findHouseAddress, [site.id, storedAddress(site, address.value)]);
  return own.length === 0 ? address : fail('withdrawal_address_invalid');
}
