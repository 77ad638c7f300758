import { createHash } from 'node:crypto';
import { parsePositiveAmount } from '#domain/money/amount.ts';
import { type CurrencyCode, currencies } from '#domain/money/currency.ts';
import { checkDepositAmount } from '#domain/payments/deposit-limits.ts';
import { advanceDeposit } from '#domain/payments/deposit-state.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { DepositGateway } from '../../adapters/payments/gateway.ts';
import type { ServerContext } from '../../context.ts';
import {
  type DepositorRow,
  type DepositRow,
  findDepositByKey,
  findDepositor,
  insertDeposit,
  lockOpenDeposit,
  setDepositState,
  setRedirect,
} from '../../db/queries/payments.ts';
import { lockPlay } from '../../db/queries/seeds.ts';
import type { Caller, PlayerSession } from '../caller.ts';
import { writeSecurityEvent } from '../identity/security-events.ts';
import { newUuid } from '../identity/tokens.ts';
import { passedDepositLimit } from '../safer-play/deposit-limit.ts';
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
  readonly idempotencyKey: string;
};

/** `redirectUrl` is a path of ours or a page at one of the gateway's own origins. */
type OpenedDeposit = { readonly id: string; readonly redirectUrl: string };

type DepositError =
  | 'player_excluded'
  | 'player_timed_out'
  | 'gateway_unavailable'
  | 'amount_invalid'
  | 'amount_overprecise'
  | 'wallet_missing'
  | 'amount_below_minimum'
  | 'amount_above_maximum'
  | 'idempotency_key_reused'
  | 'limit_reached';

/**
 * Opens a deposit at a card gateway; no money moves. Refusals in the order of `DepositError`. The same key with the same
 * wish answers the same deposit; a call that was cut off between the two steps is finished by its repetition.
 */
export async function createDeposit(
  ctx: ServerContext,
  caller: Caller,
  session: PlayerSession,
  input: DepositInput,
): Promise<Result<OpenedDeposit, DepositError>> {
  const gateway = ctx.gateways.get(input.gateway);
  const amount = parsePositiveAmount(input.amount, input.currency);
  const stored = await storeDeposit(ctx, caller, session, input, gateway, amount);
  if (!stored.ok) return stored;
  if (gateway === undefined) throw new Error('A deposit was stored without its gateway');
  return openDeposit(ctx, gateway, stored.value);
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
    if (gateway === undefined || !isGatewayOpenTo(gateway.name, caller.country)) return fail('gateway_unavailable');
    // Cards pay in fiat; crypto has its own addresses.
    if (currencies[input.currency].type !== 'FIAT') return fail('gateway_unavailable');
    if (!amount.ok) return amount;
    if (!who.has_wallet) return fail('wallet_missing');
    const allowed = checkDepositAmount(amount.value, input.currency);
    if (!allowed.ok) return allowed;

    const key = [playerId, input.idempotencyKey];
    const hash = hashRequest(input, amount.value);
    const wish = [hash, gateway.name, input.currency, amount.value, input.promotionCoupon ?? null, now];
    const [earlier] = await tx.query<DepositRow>(findDepositByKey, key);
    if (earlier !== undefined) return earlier.request_hash.equals(hash) ? ok(earlier) : fail('idempotency_key_reused');
    const limited = await passedDepositLimit(tx, playerId, amount.value, input.currency, now);
    if (limited) return fail('limit_reached', limited);
    const [fresh] = await tx.query<DepositRow>(insertDeposit, [newUuid(ctx.random), ...key, ...wish]);
    if (fresh === undefined) throw new Error('A deposit was stored beside the lock');
    return ok(fresh);
  });
}

const hashRequest = (input: DepositInput, amountMinor: bigint): Buffer => {
  const wish = [input.gateway, input.currency, String(amountMinor), input.promotionCoupon ?? null];
  return createHash('sha256').update(JSON.stringify(wish)).digest();
};

/** Opens the payment at the provider, outside any transaction of ours; the provider knows a repetition by our id. */
async function openDeposit(
  ctx: ServerContext,
  gateway: DepositGateway,
  deposit: DepositRow,
): Promise<Result<OpenedDeposit, 'gateway_unavailable'>> {
  if (deposit.redirect_url !== null) return ok({ id: deposit.id, redirectUrl: deposit.redirect_url });
  if (deposit.state !== 'created') return fail('gateway_unavailable');
  const { publicOrigin } = ctx.config;
  const opened = await gateway.open({
    depositId: deposit.id,
    amountMinor: deposit.amount,
    currency: deposit.currency,
    returnUrl: `${publicOrigin}/profile/my-wallet?deposit=${deposit.id}`,
    webhookUrl: `${publicOrigin}/payments/${gateway.name}/webhook`,
    payableUntil: payableUntil(deposit.created_at),
  });
  const sound = opened.ok && isAllowedRedirect(opened.value.redirectUrl, [publicOrigin, ...gateway.redirectOrigins]);
  if (opened.ok && !sound) ctx.log.error({ gateway: gateway.name }, 'a gateway answered a foreign redirect');
  return ctx.db.transaction(async (tx) => {
    const [current] = await tx.query<DepositRow>(lockOpenDeposit, [deposit.id]);
    if (current === undefined) throw new Error('A deposit vanished');
    if (current.redirect_url !== null) return ok({ id: current.id, redirectUrl: current.redirect_url });
    const now = ctx.clock.now();
    if (!opened.ok || !sound) {
      const { changed, state } = advanceDeposit(current.state, 'failed');
      if (changed) await tx.query(setDepositState, [current.id, state, now, null]);
      return fail('gateway_unavailable');
    }
    const { providerReference, redirectUrl } = opened.value;
    // A webhook may have been faster than the provider's answer to us: its state stays.
    const { state } = advanceDeposit(current.state, 'redirected');
    await tx.query(setRedirect, [current.id, state, providerReference, redirectUrl, now]);
    return ok({ id: current.id, redirectUrl });
  });
}
