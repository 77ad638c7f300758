import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { CardCode } from '#contract/payments/gateways.ts';
import { parsePositiveAmount } from '#domain/money/amount.ts';
import type { CurrencyCode } from '#domain/money/currency.ts';
import { isDepositOpen } from '#domain/payments/deposit-state.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { ServerContext } from '../../context.ts';
import { findOwnTry, type TryRow } from '../../db/queries/card-tries.ts';
import type { Caller, PlayerSession } from '../caller.ts';
import { couponOf } from '../promotions/deposit-coupon.ts';
import { openedFrom } from './ask-company.ts';
import { cardCodeOf, isCard } from './card-routes.ts';
import { askForTry, type CardError, nextStep, rootOf, type Wish } from './card-tries.ts';
import type { Asking } from './store-deposit.ts';

export type CardInput = {
  /** Units, as it came. */
  readonly amount: string;
  readonly currency: CurrencyCode;
  readonly promotionCoupon?: string | null | undefined;
  readonly idempotencyKey: string;
};

type OpenedByCard = { readonly id: string; readonly redirectUrl: string; readonly gateway: CardCode };
type Answer<Code extends string = never> = Promise<Result<OpenedByCard, CardError | 'unavailable' | Code>>;

/** A company has three seconds to answer, and the call has ten: no other is asked after this. */
const patienceMs = 6_000;
const lookAgainMs = 150;
const looksMax = 50;

/**
 * Opens a deposit by card at the best company for it, and at the next one as long as none opens a page: one key is one payment, whoever
 * takes it. Where a payment of the same amount may still be taken, that one goes on and none is opened beside it. Refusals as
 * `createDeposit`; `gateway_unavailable` names the codes of those that were asked in `tried`.
 */
export async function payByCard(
  ctx: ServerContext,
  caller: Caller,
  session: PlayerSession,
  { amount: typed, currency, promotionCoupon, idempotencyKey: root }: CardInput,
): Answer {
  const amount = parsePositiveAmount(typed, currency);
  const coupon = await couponOf(ctx, session.playerId, promotionCoupon);
  if (!coupon.ok) return coupon;
  return open({ ctx, caller, session }, { root, amount, currency, coupon: coupon.value, isNext: false });
}

/**
 * After a deposit by card that failed, or was not paid in time: the same once more, at a company that was not asked for it yet. Two tabs
 * that ask for it have the same deposit.
 */
export async function payByNextRoute(
  ctx: ServerContext,
  caller: Caller,
  session: PlayerSession,
  id: string,
): Answer<'deposit_not_found' | 'deposit_state_wrong'> {
  const [before] = await ctx.db.query<TryRow>(findOwnTry, [id, session.playerId]);
  if (before === undefined) return fail('deposit_not_found');
  if (isDepositOpen(before.state)) return fail('deposit_under_way');
  const hasFailed = before.state === 'failed' || before.state === 'expired';
  if (!hasFailed || !isCard(before.gateway)) return fail('deposit_state_wrong');
  const { currency, promotion_coupon: coupon } = before;
  const wish = { root: rootOf(before), amount: ok(before.amount), currency, coupon, isNext: true };
  return open({ ctx, caller, session }, wish);
}

async function open(asking: Asking, wish: Omit<Wish, 'hash'>): Answer {
  const { ctx, session } = asking;
  const began = ctx.clock.now().getTime();
  const hashed = { ...wish, hash: hashOf(wish) };
  for (let looks = 0; looks < looksMax; ) {
    const mayAskAnother = ctx.clock.now().getTime() - began < patienceMs;
    const step = await ctx.db.transaction((tx) => nextStep(tx, asking, hashed, mayAskAnother));
    if (!step.ok) return step;
    const { value } = step;
    if (value.kind === 'page') return pageOf(value.row);
    if (value.kind === 'ask') await askForTry(ctx, asking.caller, value);
    else {
      looks += 1;
      await sleep(lookAgainMs);
    }
  }
  ctx.log.warn({ playerId: session.playerId }, 'a payment by card is being opened elsewhere, and is not done');
  return fail('unavailable');
}

function pageOf(row: TryRow): Result<OpenedByCard, 'gateway_unavailable'> {
  const { id, redirectUrl } = openedFrom(row);
  return redirectUrl === null ? fail('gateway_unavailable') : ok({ id, redirectUrl, gateway: cardCodeOf(row.gateway) });
}

const hashOf = ({ amount, currency, coupon }: Omit<Wish, 'hash'>): Buffer =>
  createHash('sha256')
    .update(JSON.stringify(['card', currency, amount.ok ? String(amount.value) : null, coupon]))
    .digest();
