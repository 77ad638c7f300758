import { createHash } from 'node:crypto';
import { parsePositiveAmount } from '#domain/money/amount.ts';
import { type CurrencyCode, currencies } from '#domain/money/currency.ts';
import { checkDepositAmount } from '#domain/payments/deposit-limits.ts';
import { advanceDeposit } from '#domain/payments/deposit-state.ts';
import { missingFields, needsProfile } from '#domain/payments/payer.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { DepositGateway, OpenedPayment } from '../../adapters/payments/gateway.ts';
import type { ServerContext } from '../../context.ts';
import {
  type DepositorRow,
  type DepositRow,
  findDepositByKey,
  findDepositor,
  insertDeposit,
  lockOpenDeposit,
  setDepositState,
  setOpened,
} from '../../db/queries/payments.ts';
import { lockPlay } from '../../db/queries/seeds.ts';
import type { Caller, PlayerSession } from '../caller.ts';
import { writeSecurityEvent } from '../identity/security-events.ts';
import { newUuid } from '../identity/tokens.ts';
import { loadProfile } from '../profile/read-profile.ts';
import { couponOf, couponValues, type NamedError, nameIfAny } from '../promotions/deposit-coupon.ts';
import { passedDepositLimit } from '../safer-play/deposit-limit.ts';
import { termsFault } from '../terms/standing.ts';
import { customerOf } from './customer.ts';
import { payableUntil } from './deposits.ts';
import { isGatewayOpenTo } from './gateways.ts';
import { isAllowedRedirect } from './redirect.ts';

export type DepositInput = {
  /** The path name: `devcode`, `ems`, … */
  readonly gateway: string;
  /** Units, as it came: "30", "30.00". */
  readonly amount: string;
  readonly currency: CurrencyCode;
  readonly promotionCoupon?: string | null | undefined;
  readonly language?: string | undefined;
  /** The address that the player has at the company, where its call asks for it; else the profile's. */
  readonly email?: string | undefined;
  readonly paymentMethods?: string | undefined;
  readonly idempotencyKey: string;
};

/** `redirectUrl` is a path of ours or a page at one of the gateway's own origins; null where a token leads on instead. */
type OpenedDeposit = { readonly id: string } & Pick<OpenedPayment, 'redirectUrl' | 'qr' | 'initializationToken'>;

type DepositError =
  | 'player_excluded'
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

/**
 * Opens a deposit at a payment company; no money moves. A code that comes with it is checked before anything is paid, and
 * taken by the transaction that completes it. Refusals in the order of `DepositError`; `profile_incomplete` carries the empty
 * `fields`, with commas between them. The same key with the same wish answers the same deposit; a call that was cut off between
 * the two steps is finished by its repetition.
 */
export async function createDeposit(
  ctx: ServerContext,
  caller: Caller,
  session: PlayerSession,
  input: DepositInput,
): Promise<Result<OpenedDeposit, DepositError>> {
  const gateway = ctx.gateways.get(input.gateway);
  const amount = parsePositiveAmount(input.amount, input.currency);
  const coupon = await couponOf(ctx, session.playerId, input.promotionCoupon);
  if (!coupon.ok) return coupon;
  const stored = await storeDeposit(ctx, caller, session, { ...input, promotionCoupon: coupon.value }, gateway, amount);
  if (!stored.ok) return stored;
  if (gateway === undefined) throw new Error('A deposit was stored without its gateway');
  return openDeposit(ctx, caller, gateway, stored.value, input);
}

/**
 * Everything that can be refused, and the row, in one transaction under the player's lock: an exclusion, a break or a limit comes
 * before it or after it, and of two deposits at once the second sees the first.
 */
function storeDeposit(
  ctx: ServerContext,
  caller: Caller,
  session: PlayerSession,
  input: DepositInput,
  gateway: DepositGateway | undefined,
  amount: Result<bigint, 'amount_invalid' | 'amount_overprecise'>,
): Promise<Result<DepositRow, DepositError>> {
  const { playerId } = session;
  const now = ctx.clock.now();
  return ctx.db.transaction(async (tx) => {
    await tx.query(lockPlay, [playerId]);
    const [who] = await tx.query<DepositorRow>(findDepositor, [playerId, now, input.currency]);
    if (who === undefined) throw new Error('A session without its player');
    if (who.excluded) {
      await writeSecurityEvent(tx, now, 'deposit_excluded', { playerId, caller });
      return fail('player_excluded');
    }
    const { timed_out_until: until } = who;
    if (until !== null && until > now) return fail('player_timed_out', { until: until.toISOString() });
    const changed = await termsFault(tx, ctx, playerId);
    if (changed !== undefined) return changed;
    if (gateway === undefined || !isGatewayOpenTo(gateway.name, caller.country)) return fail('gateway_unavailable');
    // Cards, e-wallets and vouchers pay in fiat; crypto has its own addresses.
    if (currencies[input.currency].type !== 'FIAT') return fail('currency_mismatch');
    if (!amount.ok) return amount;
    if (!who.has_wallet) return fail('wallet_missing');
    const rate = ctx.rates.rateOf(input.currency);
    if (!rate.ok) return rate;
    const allowed = checkDepositAmount(amount.value, input.currency, rate.value);
    if (!allowed.ok) return allowed;

    const key = [playerId, input.idempotencyKey];
    const hash = hashRequest(input, amount.value);
    const [earlier] = await tx.query<DepositRow>(findDepositByKey, key);
    if (earlier !== undefined) return earlier.request_hash.equals(hash) ? ok(earlier) : fail('idempotency_key_reused');
    const limited = await passedDepositLimit(tx, playerId, amount.value, input.currency, now);
    if (limited) return fail('limit_reached', limited);
    const missing = needsProfile(gateway.name) ? missingFields((await loadProfile(tx, playerId)).userDetails) : [];
    if (missing.length > 0) return fail('profile_incomplete', { fields: missing.join(',') });
    const { currency } = input;
    const code = input.promotionCoupon ?? null;
    const named = await nameIfAny(ctx, tx, playerId, {
      code,
      from: caller.country,
      currency,
      amountMinor: amount.value,
    });
    if (!named.ok) return named;
    const wish = [hash, gateway.name, currency, amount.value, code, ...couponValues(named.value), now];
    const [fresh] = await tx.query<DepositRow>(insertDeposit, [newUuid(ctx.random), ...key, ...wish]);
    if (fresh === undefined) throw new Error('A deposit was stored beside the lock');
    return ok(fresh);
  });
}

const hashRequest = (input: DepositInput, amountMinor: bigint): Buffer => {
  const { email = null, paymentMethods = null, promotionCoupon } = input;
  const wish = [input.gateway, input.currency, String(amountMinor), promotionCoupon ?? null, email, paymentMethods];
  return createHash('sha256').update(JSON.stringify(wish)).digest();
};

/** Opens the payment at the provider, outside any transaction of ours; the provider knows a repetition by our id. */
async function openDeposit(
  ctx: ServerContext,
  caller: Caller,
  gateway: DepositGateway,
  deposit: DepositRow,
  input: DepositInput,
): Promise<Result<OpenedDeposit, 'gateway_unavailable'>> {
  if (isOpened(deposit)) return ok(openedFrom(deposit));
  if (deposit.state !== 'created') return fail('gateway_unavailable');
  const { publicOrigin } = ctx.config;
  const opened = await gateway.open({
    depositId: deposit.id,
    amountMinor: deposit.amount,
    currency: deposit.currency,
    returnUrl: `${publicOrigin}/payments/return/${deposit.id}`,
    webhookUrl: `${publicOrigin}/payments/${gateway.name}/webhook`,
    payableUntil: payableUntil(deposit.created_at),
    customer: await customerOf(ctx, caller, deposit.player_id, input),
    paymentMethods: input.paymentMethods ?? null,
  });
  const sound = opened.ok && isSound(opened.value, [publicOrigin, ...gateway.redirectOrigins]);
  if (opened.ok && !sound) ctx.log.error({ gateway: gateway.name }, 'a gateway answered a foreign redirect');
  return ctx.db.transaction(async (tx) => {
    const [current] = await tx.query<DepositRow>(lockOpenDeposit, [deposit.id]);
    if (current === undefined) throw new Error('A deposit vanished');
    if (isOpened(current)) return ok(openedFrom(current));
    const now = ctx.clock.now();
    if (!opened.ok || !sound) {
      const { changed, state } = advanceDeposit(current.state, 'failed');
      if (changed) await tx.query(setDepositState, [current.id, state, now, null]);
      return fail('gateway_unavailable');
    }
    const { providerReference, qr, initializationToken, form } = opened.value;
    const redirectUrl = ownPath(opened.value.redirectUrl, publicOrigin);
    // A webhook may have been faster than the provider's answer to us: its state stays.
    const { state } = advanceDeposit(current.state, 'redirected');
    const values = [redirectUrl, qr, initializationToken, form];
    await tx.query(setOpened, [current.id, state, now, providerReference, ...values]);
    const row = { id: current.id, redirect_url: redirectUrl, qr, initialization_token: initializationToken, form };
    return ok(openedFrom(row));
  });
}

/** A page of ours by its path: it is then the same wherever the player's browser finds us. */
const ownPath = (url: string | null, publicOrigin: string): string | null =>
  url?.startsWith(`${publicOrigin}/`) ? url.slice(publicOrigin.length) : url;

type Way = Pick<DepositRow, 'id' | 'redirect_url' | 'qr' | 'initialization_token' | 'form'>;
const isOpened = ({ redirect_url, initialization_token, form }: Way): boolean =>
  redirect_url !== null || initialization_token !== null || form !== null;

/** A form of the company's waits at a path of ours (`http/payment-pages.ts`). */
const openedFrom = ({ id, redirect_url, qr, initialization_token, form }: Way): OpenedDeposit => ({
  id,
  redirectUrl: form === null ? redirect_url : `/payments/forms/${id}`,
  qr,
  initializationToken: initialization_token,
});

/** Whether there is a way on, and it leads where the gateway's own pages are. */
function isSound({ redirectUrl, initializationToken, form }: OpenedPayment, origins: readonly string[]): boolean {
  if (redirectUrl !== null && !isAllowedRedirect(redirectUrl, origins)) return false;
  if (form !== null && !isAllowedRedirect(form.action, origins)) return false;
  return redirectUrl !== null || initializationToken !== null || form !== null;
}
