import { type CurrencyCode, currencies } from '#domain/money/currency.ts';
import { takesPayment } from '#domain/payments/card-route.ts';
import { checkDepositAmount } from '#domain/payments/deposit-limits.ts';
import { missingFields, needsProfile } from '#domain/payments/payer.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { DepositGateway } from '../../adapters/payments/gateway.ts';
import type { ServerContext } from '../../context.ts';
import type { Queryable } from '../../db/db.ts';
import { type DepositorRow, type DepositRow, findDepositor, insertDeposit } from '../../db/queries/payments.ts';
import { lockPlay } from '../../db/queries/seeds.ts';
import type { Caller, PlayerSession } from '../caller.ts';
import { newUuid } from '../identity/tokens.ts';
import { loadProfile } from '../profile/read-profile.ts';
import { couponValues, type NamedError, nameIfAny } from '../promotions/deposit-coupon.ts';
import { passedDepositLimit } from '../safer-play/deposit-limit.ts';
import { payInFault } from '../safer-play/may-pay-in.ts';
import { isGatewayOpenTo, termsOf } from './gateways.ts';

export type DepositError =
  | 'player_excluded'
  | 'register_unanswered'
  | 'player_timed_out'
  | 'terms_changed'
  | 'gateway_unavailable'
  | 'currency_mismatch'
  | 'amount_invalid'
  | 'amount_overprecise'
  | 'wallet_missing'
  | 'rates_stale'
  | 'amount_below_minimum'
  | 'amount_above_maximum'
  | 'idempotency_key_reused'
  | 'limit_reached'
  | 'profile_incomplete'
  | 'rate_limited'
  | NamedError;

/** Who asks for a deposit, and from where. */
export type Asking = { readonly ctx: ServerContext; readonly caller: Caller; readonly session: PlayerSession };
export type ParsedAmount = Result<bigint, 'amount_invalid' | 'amount_overprecise'>;

/**
 * Whether this player may pay this amount in by one of these companies: those that take it, and in no case none of them. Takes the
 * player's lock, under which an exclusion, a break or a limit comes before the deposit or after it.
 */
export async function admit(
  tx: Queryable,
  { ctx, caller, session: { playerId } }: Asking,
  gateways: readonly DepositGateway[],
  currency: CurrencyCode,
  amount: ParsedAmount,
): Promise<Result<readonly DepositGateway[], DepositError>> {
  const now = ctx.clock.now();
  await tx.query(lockPlay, [playerId]);
  const [who] = await tx.query<DepositorRow>(findDepositor, [playerId, now, currency]);
  if (who === undefined) throw new Error('A session without its player');
  const payer = { playerId, isShut: who.excluded, cleared: who.cleared, timedOutUntil: who.timed_out_until };
  const fault = await payInFault(tx, ctx, caller, payer);
  if (fault !== undefined) return fault;
  const { country } = caller;
  const open = gateways.filter(({ name }) => isGatewayOpenTo(name, country));
  if (open.length === 0) return fail('gateway_unavailable');
  // Cards, e-wallets and vouchers pay in fiat; crypto has its own addresses.
  if (currencies[currency].type !== 'FIAT') return fail('currency_mismatch');
  if (!amount.ok) return amount;
  if (!who.has_wallet) return fail('wallet_missing');
  const rate = ctx.rates.rateOf(currency);
  if (!rate.ok) return rate;
  const allowed = checkDepositAmount(amount.value, currency, rate.value);
  if (!allowed.ok) return allowed;
  const wish = { amountMinor: amount.value, currency, country, eurRate: rate.value };
  const taking = open.filter((gateway) => takesPayment(termsOf(gateway), wish));
  return taking.length === 0 ? fail('gateway_unavailable') : ok(taking);
}

/** A deposit that was admitted. `idempotencyKey` names it among the player's own, `hash` what was asked for by it. */
export type AdmittedDeposit = {
  readonly gateway: DepositGateway['name'];
  readonly currency: CurrencyCode;
  readonly amountMinor: bigint;
  readonly promotionCoupon: string | null;
  readonly idempotencyKey: string;
  readonly hash: Buffer;
};

/** What else can be refused, and the row: in the transaction of `admit`. */
export async function storeAdmitted(
  tx: Queryable,
  { ctx, caller, session: { playerId } }: Asking,
  { gateway, currency, amountMinor, promotionCoupon: code, idempotencyKey, hash }: AdmittedDeposit,
): Promise<Result<DepositRow, DepositError>> {
  const now = ctx.clock.now();
  const limited = await passedDepositLimit(tx, playerId, amountMinor, currency, now);
  if (limited) return fail('limit_reached', limited);
  const missing = needsProfile(gateway) ? missingFields((await loadProfile(tx, playerId)).userDetails) : [];
  if (missing.length > 0) return fail('profile_incomplete', { fields: missing.join(',') });
  const named = await nameIfAny(ctx, tx, playerId, { code, from: caller.country, currency, amountMinor });
  if (!named.ok) return named;
  const wish = [hash, gateway, currency, amountMinor, code, ...couponValues(named.value), now];
  const [fresh] = await tx.query<DepositRow>(insertDeposit, [newUuid(ctx.random), playerId, idempotencyKey, ...wish]);
  if (fresh === undefined) throw new Error('A deposit was stored beside the lock');
  return ok(fresh);
}
