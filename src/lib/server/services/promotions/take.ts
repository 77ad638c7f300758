import type { Rational } from '#domain/maths/rational.ts';
import { type CurrencyCode, fallbackCurrency } from '#domain/money/currency.ts';
import { keptUntil } from '#domain/promotions/coupon-kept.ts';
import type { Misfit } from '#domain/promotions/fits.ts';
import { type NoRewardReason, type PromotionReward, rewardOf } from '#domain/promotions/reward.ts';
import type { PromotionRules } from '#domain/promotions/rules.ts';
import { type Fail, fail, ok, type Result } from '#domain/result.ts';
import type { ServerContext } from '../../context.ts';
import type { Queryable } from '../../db/db.ts';
import { forgetCouponUse } from '../../db/queries/coupons.ts';
import { endGrant, type GrantEndRow } from '../../db/queries/promotion-money.ts';
import { findGrant, findPending, type GrantRow, insertGrant } from '../../db/queries/promotions.ts';
import { newUuid } from '../identity/tokens.ts';
import { earn } from './earn.ts';
import { capLeft, fitOf, periodOf, type Taker } from './taker.ts';
import { tellOf } from './tell.ts';

/** How a promotion is taken: where from, with which code, and under which key of the client's. */
export type Taking = {
  readonly from: string;
  /** In lower case; null: it is offered without one. */
  readonly coupon: string | null;
  /** Null where the call that takes it has an answer of its own to repeat. */
  readonly idempotencyKey: string | null;
};

export type TakeError = 'promotion_not_eligible' | 'rates_stale';

/** `reason`: a `Misfit`, or why nothing would come of it. */
export const notEligible = (reason: Misfit | NoRewardReason): Fail<'promotion_not_eligible'> =>
  fail('promotion_not_eligible', { reason });

/**
 * Takes a promotion for a player. One for a deposit then waits for it, in place of any that waited; the same one again stays as it
 * waits. All others begin at once, behind the one that runs. Under the player's lock.
 */
export async function take(
  ctx: ServerContext,
  tx: Queryable,
  taker: Taker,
  rules: PromotionRules,
  taking: Taking,
): Promise<Result<GrantRow, TakeError>> {
  const atOnce = givenAtOnce(ctx, taker, rules, taking);
  if (!atOnce.ok) return atOnce;
  if (atOnce.value === null) return ok(await takeForDeposit(ctx, tx, taker, rules, taking));
  const grantId = await storeGrant(ctx, tx, taker, rules, taking, 'queued');
  const { playerId } = taker;
  await earn(ctx, tx, { grantId, playerId, rules, ...atOnce.value, deposit: null });
  await tellOf(tx, playerId, taker.now);
  return ok(await stored(tx, grantId));
}

type AtOnce = { readonly reward: PromotionReward; readonly currency: CurrencyCode; readonly eurRate: Rational };

/** What a promotion would give a player now, or why they cannot take it; null where it would wait for a deposit. Takes nothing. */
export function givenAtOnce(
  { rates }: Pick<ServerContext, 'rates'>,
  taker: Taker,
  rules: PromotionRules,
  { from, coupon }: Pick<Taking, 'from' | 'coupon'>,
): Result<AtOnce | null, TakeError> {
  const needsDeposit = rules.reward.kind === 'deposit';
  const currency = needsDeposit ? null : (taker.who.currency ?? fallbackCurrency);
  const fit = fitOf(taker, rules, { from, currency, coupon });
  if (!fit.ok) return notEligible(fit.code);
  if (currency === null) return ok(null);
  const rate = rates.rateOf(currency);
  if (!rate.ok) return rate;
  const eurRate = rate.value;
  const reward = rewardOf(rules, { depositMinor: 0n, currency, eurRate, capLeftEur: capLeft(taker, rules) });
  return reward.nothing === null ? ok({ reward, currency, eurRate }) : notEligible(reward.nothing);
}

async function takeForDeposit(
  ctx: ServerContext,
  tx: Queryable,
  taker: Taker,
  rules: PromotionRules,
  taking: Taking,
): Promise<GrantRow> {
  const [waiting] = await tx.query<GrantRow>(findPending, [taker.playerId]);
  const isSame = waiting?.promotion_id === rules.id && waiting.version === rules.version;
  if (waiting !== undefined && isSame && waiting.coupon === taking.coupon) return waiting;
  if (waiting !== undefined) await dropUnearned(tx, waiting.id, 'replaced', taker.now);
  return stored(tx, await storeGrant(ctx, tx, taker, rules, taking, 'pending'));
}

/** Ends a grant that has given nothing; its code may be redeemed again. */
export async function dropUnearned(
  tx: Queryable,
  grantId: string,
  why: 'replaced' | 'lapsed' | 'not_eligible' | 'forfeited' | 'refused',
  now: Date,
): Promise<void> {
  const [ended] = await tx.query<GrantEndRow>(endGrant, [grantId, 'cancelled', why, now]);
  if (ended?.code !== 'ok') throw new Error(`A grant that gave nothing could not be ended: ${ended?.code}`);
  await tx.query(forgetCouponUse, [grantId]);
}

/** A grant that has given nothing yet; its id. `queued`: it is earned in the same transaction. */
export async function storeGrant(
  ctx: ServerContext,
  tx: Queryable,
  { playerId, now }: Taker,
  rules: PromotionRules,
  { from, coupon, idempotencyKey }: Taking,
  state: 'pending' | 'queued',
): Promise<string> {
  const id = newUuid(ctx.random);
  const which = [id, playerId, rules.id, rules.version, state, periodOf(rules, now)];
  const kept = state === 'pending' && coupon !== null ? keptUntil(rules, now) : null;
  await tx.query(insertGrant, [...which, coupon, idempotencyKey, from, now, kept]);
  return id;
}

async function stored(tx: Queryable, id: string): Promise<GrantRow> {
  const [row] = await tx.query<GrantRow>(findGrant, [id]);
  if (row === undefined) throw new Error('A grant was not stored');
  return row;
}
