import { createHmac } from 'node:crypto';
import type { CurrencyCode } from '#domain/money/currency.ts';
import { couponKey } from '#domain/promotions/fits.ts';
import { rewardOf } from '#domain/promotions/reward.ts';
import type { PromotionRules } from '#domain/promotions/rules.ts';
import { type Fail, fail, ok, type Result } from '#domain/result.ts';
import type { ServerContext } from '../../context.ts';
import type { Queryable } from '../../db/db.ts';
import {
  type CouponUseRow,
  countCouponUses,
  findCouponUse,
  insertCouponUse,
  lockCoupon,
} from '../../db/queries/coupons.ts';
import { findGrant, type GrantRow } from '../../db/queries/promotions.ts';
import { lockPlay } from '../../db/queries/seeds.ts';
import type { Caller, PlayerSession } from '../caller.ts';
import { grantOfKey, type RestError, restOf, type TakenState, takenFrom } from './accept.ts';
import { notEligible, type TakeError, take } from './take.ts';
import { capLeft, fitOf, loadTaker, periodOf, type Taker } from './taker.ts';

export type CouponError = 'coupon_unknown' | 'coupon_used' | TakeError;
type RedeemError = 'idempotency_key_reused' | RestError | CouponError;
type Redeem = { readonly code: string; readonly idempotencyKey: string };
type Redeemed = {
  readonly id: string;
  readonly displayName: string;
  readonly state: TakenState;
};

/**
 * Redeems a code. What it gives begins at once or waits for a deposit. The same key again gets the same answer. One transaction under
 * the player's lock, and the code's where its number is bounded.
 */
export function redeemCoupon(
  ctx: ServerContext,
  caller: Caller,
  { playerId }: PlayerSession,
  { code, idempotencyKey }: Redeem,
): Promise<Result<Redeemed, RedeemError>> {
  return ctx.db.transaction(async (tx) => {
    await tx.query(lockPlay, [playerId]);
    const rules = rulesOf(ctx, code);
    const earlier = await grantOfKey(tx, playerId, idempotencyKey);
    if (earlier !== undefined)
      return rules !== undefined && earlier.coupon === couponKey(code)
        ? redeemedFrom(rules, earlier)
        : fail('idempotency_key_reused');
    const taker = await loadTaker(tx, playerId, ctx.clock.now());
    const rest = restOf(taker);
    if (rest !== undefined) return rest;
    const taken = await redeemFor(ctx, tx, taker, { code, from: caller.country, idempotencyKey });
    if (!taken.ok) return taken;
    if (rules === undefined) throw new Error('A code of no promotion was redeemed');
    return redeemedFrom(rules, taken.value);
  });
}

/** The promotion that a code is for. */
export const rulesOf = ({ offers }: Pick<ServerContext, 'offers'>, code: string): PromotionRules | undefined =>
  offers.find(({ coupon }) => coupon !== null && couponKey(coupon.code) === couponKey(code));

function redeemedFrom({ name }: PromotionRules, grant: GrantRow): Result<Redeemed, 'promotion_not_eligible'> {
  const taken = takenFrom(grant);
  return taken.ok ? ok({ ...taken.value, displayName: name }) : taken;
}

type Asked = {
  readonly code: string;
  readonly from: string;
  readonly idempotencyKey: string | null;
  /** The deposit that the code comes with; its amount is null where nobody knows it yet. */
  readonly paying?: Paying;
};

/**
 * The same within a transaction that holds the player's lock and knows that the player does not rest: what a deposit with a code
 * does before anything is paid. A code of the player's own that still waits for its deposit stays as it waits.
 */
export async function redeemFor(
  ctx: ServerContext,
  tx: Queryable,
  taker: Taker,
  { code, from, idempotencyKey, paying }: Asked,
): Promise<Result<GrantRow, CouponError>> {
  const rules = rulesOf(ctx, code);
  if (rules === undefined) return fail('coupon_unknown');
  const coupon = couponKey(code);
  const { playerId, now } = taker;
  const period = periodOf(rules, now);
  const fault = paying && payFault(ctx, taker, rules, { from, coupon, paying });
  if (fault) return fault;
  // Held until the caller's transaction ends, so that the last one is had once.
  if (usesMaxOf(rules) !== null) await tx.query(lockCoupon, [coupon]);
  const use = await findUse(tx, taker, rules);
  if (use === 'used') return fail('coupon_used');
  if (use !== null) return ok(use);
  const taken = await take(ctx, tx, taker, rules, { from, coupon, idempotencyKey });
  if (!taken.ok) return taken;
  await tx.query(insertCouponUse, [coupon, playerId, period, taken.value.id, now]);
  return taken;
}

const usesMaxOf = ({ coupon }: PromotionRules): number | null => coupon?.usesMax ?? null;

/** The player's own grant by the code of a promotion, which still waits for its deposit; null: the code may be redeemed. */
export async function findUse(
  db: Queryable,
  { playerId, now }: Taker,
  rules: PromotionRules,
): Promise<GrantRow | 'used' | null> {
  const coupon = couponKey(rules.coupon?.code ?? '');
  const [use] = await db.query<CouponUseRow>(findCouponUse, [coupon, playerId, periodOf(rules, now)]);
  if (use !== undefined) {
    const [grant] = await db.query<GrantRow>(findGrant, [use.grant_id]);
    return grant?.state === 'pending' ? grant : 'used';
  }
  const max = usesMaxOf(rules);
  if (max === null) return null;
  const [count] = await db.query<{ uses: bigint }>(countCouponUses, [coupon]);
  return (count?.uses ?? 0n) < BigInt(max) ? null : 'used';
}

type Paying = { readonly currency: CurrencyCode; readonly amountMinor: bigint | null };

/** Why a deposit would bring nothing by this code: to be said before it is paid. */
function payFault(
  { rates }: ServerContext,
  taker: Taker,
  rules: PromotionRules,
  { from, coupon, paying }: { readonly from: string; readonly coupon: string; readonly paying: Paying },
): Fail<TakeError> | undefined {
  const { currency, amountMinor } = paying;
  if (rules.reward.kind !== 'deposit') return undefined;
  const fit = fitOf(taker, rules, { from, currency, coupon });
  if (!fit.ok && fit.code !== 'had') return notEligible(fit.code);
  if (amountMinor === null) return undefined;
  const rate = rates.rateOf(currency);
  if (!rate.ok) return rate;
  const facts = { depositMinor: amountMinor, currency, eurRate: rate.value, capLeftEur: capLeft(taker, rules) };
  const { nothing } = rewardOf(rules, facts);
  return nothing === null ? undefined : notEligible(nothing);
}

const tries = { name: 'deposit-coupon/player', points: 10, windowSeconds: 900, waitSeconds: 30, waitSecondsMax: 3_600 };

/** The code of a deposit, or null where none was given. Codes that are tried so are counted, as those of the call for codes are. */
export async function couponOf(
  ctx: Pick<ServerContext, 'limiter' | 'config'>,
  playerId: string,
  given: string | null | undefined,
): Promise<Result<string | null, 'rate_limited'>> {
  const code = given?.trim() ?? '';
  if (code === '') return ok(null);
  const key = createHmac('sha256', ctx.config.secrets.pseudonym).update(`coupon:${playerId}`).digest('base64url');
  const retryAfterSeconds = await ctx.limiter.take(tries, key);
  return retryAfterSeconds > 0 ? fail('rate_limited', { retryAfterSeconds }) : ok(code);
}
