import { createHash } from 'node:crypto';
import { parsePositiveAmount } from '#domain/money/amount.ts';
import type { CurrencyCode } from '#domain/money/currency.ts';
import { advanceDeposit } from '#domain/payments/deposit-state.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { DepositGateway } from '../../adapters/payments/gateway.ts';
import type { ServerContext } from '../../context.ts';
import {
  type DepositRow,
  findDepositByKey,
  lockOpenDeposit,
  setDepositState,
  setOpened,
} from '../../db/queries/payments.ts';
import type { Caller, PlayerSession } from '../caller.ts';
import { couponOf } from '../promotions/deposit-coupon.ts';
import { askCompany, isOpened, type OpenedDeposit, openedFrom, openedValues } from './ask-company.ts';
import { type Asking, admit, type DepositError, type ParsedAmount, storeAdmitted } from './store-deposit.ts';

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
  const asking = { ctx, caller, session };
  const stored = await storeDeposit(asking, { ...input, promotionCoupon: coupon.value }, gateway, amount);
  if (!stored.ok) return stored;
  if (gateway === undefined) throw new Error('A deposit was stored without its gateway');
  return openDeposit(ctx, caller, gateway, stored.value, input);
}

/** Everything that can be refused, and the row, in one transaction: of two deposits at once the second sees the first. */
function storeDeposit(
  asking: Asking,
  input: DepositInput,
  gateway: DepositGateway | undefined,
  amount: ParsedAmount,
): Promise<Result<DepositRow, DepositError>> {
  const { currency, idempotencyKey } = input;
  return asking.ctx.db.transaction(async (tx) => {
    const admitted = await admit(tx, asking, gateway === undefined ? [] : [gateway], currency, amount);
    if (!admitted.ok) return admitted;
    if (!amount.ok || gateway === undefined) throw new Error('A deposit without its amount was admitted');
    const hash = hashRequest(input, amount.value);
    const [earlier] = await tx.query<DepositRow>(findDepositByKey, [asking.session.playerId, idempotencyKey]);
    if (earlier !== undefined) return earlier.request_hash.equals(hash) ? ok(earlier) : fail('idempotency_key_reused');
    const promotionCoupon = input.promotionCoupon ?? null;
    const wish = { gateway: gateway.name, currency, amountMinor: amount.value, promotionCoupon, idempotencyKey, hash };
    return storeAdmitted(tx, asking, wish);
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
  const opened = await askCompany(ctx, caller, gateway, deposit, input);
  return ctx.db.transaction(async (tx) => {
    const [current] = await tx.query<DepositRow>(lockOpenDeposit, [deposit.id]);
    if (current === undefined) throw new Error('A deposit vanished');
    if (isOpened(current)) return ok(openedFrom(current));
    const now = ctx.clock.now();
    if (!opened.ok) {
      const { changed, state } = advanceDeposit(current.state, 'failed');
      if (changed) await tx.query(setDepositState, [current.id, state, now, null]);
      return fail('gateway_unavailable');
    }
    // A webhook may have been faster than the provider's answer to us: its state stays.
    const { state } = advanceDeposit(current.state, 'redirected');
    await tx.query(setOpened, [current.id, state, now, ...openedValues(opened.value)]);
    const { redirectUrl: redirect_url, initializationToken: initialization_token, qr, form } = opened.value;
    return ok(openedFrom({ id: current.id, redirect_url, initialization_token, qr, form }));
  });
}
