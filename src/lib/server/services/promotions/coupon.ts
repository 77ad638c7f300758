import { couponKey } from '#domain/promotions/fits.ts';
import type { PromotionRules } from '#domain/promotions/rules.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { ServerContext } from '../../context.ts';
import type { Queryable } from '../../db/db.ts';
import {
  type CouponUseRow,
  countCouponUses,
  findCouponUse,
  findKeptUse,
  insertCouponUse,
  lockCoupon,
} from '../../db/queries/coupons.ts';
import { findGrant, type GrantRow } from '../../db/queries/promotions.ts';
import { lockPlay } from '../../db/queries/seeds.ts';
import type { Caller, PlayerSession } from '../caller.ts';
import { termsFault } from '../terms/standing.ts';
import { grantOfKey, type RestError, restOf, type TakenState, takenFrom } from './accept.ts';
import { offersInForce } from './in-force.ts';
import { type TakeError, take } from './take.ts';
import { loadTaker, periodOf, type Taker } from './taker.ts';

export type CouponError = 'coupon_unknown' | 'coupon_used' | TakeError;
type RedeemError = 'idempotency_key_reused' | 'terms_changed' | RestError | CouponError;
type Redeem = { readonly code: string; readonly idempotencyKey: string };
type Redeemed = {
  readonly id: string;
  readonly displayName: string;
  readonly state: TakenState;
  /** Until when the code is kept for a deposit; null where it needs none, or nobody else wants it. */
  readonly keptUntil: string | null;
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
    const rules = await rulesOf(ctx, tx, code);
    const earlier = await grantOfKey(tx, playerId, idempotencyKey);
    if (earlier !== undefined)
      return rules !== undefined && earlier.coupon === couponKey(code)
        ? redeemedFrom(rules, earlier)
        : fail('idempotency_key_reused');
    const of = rules === undefined ? [] : [rules];
    const taker = await loadTaker(tx, playerId, ctx.clock.now(), { ctx, of });
    const barred = (await restOf(tx, taker)) ?? (await termsFault(tx, ctx, playerId));
    if (barred !== undefined) return barred;
    if (rules === undefined) return fail('coupon_unknown');
    const taken = await redeemFor(ctx, tx, taker, rules, { code, from: caller.country, idempotencyKey });
    return taken.ok ? redeemedFrom(rules, taken.value) : taken;
  });
}

/** The promotion that a code is for. */
export const rulesOf = async (
  ctx: Pick<ServerContext, 'offers'>,
  db: Queryable,
  code: string,
): Promise<PromotionRules | undefined> =>
  (await offersInForce(ctx, db)).find(({ coupon }) => coupon !== null && couponKey(coupon.code) === couponKey(code));

function redeemedFrom({ name }: PromotionRules, grant: GrantRow): Result<Redeemed, 'promotion_not_eligible'> {
  const taken = takenFrom(grant);
  return taken.ok ? ok({ ...taken.value, displayName: name, keptUntil: keptOf(grant) }) : taken;
}

/** Until when the code of a grant that waits for a deposit is kept; null of everything else. */
export const keptOf = ({ state, kept_until: until }: GrantRow): string | null =>
  state === 'pending' ? (until?.toISOString() ?? null) : null;

type Asked = { readonly code: string; readonly from: string; readonly idempotencyKey: string };

/** The same within a transaction that holds the player's lock and knows that the player does not rest. */
async function redeemFor(
  ctx: ServerContext,
  tx: Queryable,
  taker: Taker,
  rules: PromotionRules,
  { code, from, idempotencyKey }: Asked,
): Promise<Result<GrantRow, CouponError>> {
  const coupon = couponKey(code);
  await lockUses(tx, rules);
  const use = await findUse(tx, taker, rules);
  if (!use.ok) return use;
  if (use.value !== null) return ok(use.value);
  const taken = await take(ctx, tx, taker, rules, { from, coupon, idempotencyKey });
  if (!taken.ok) return taken;
  await noteUse(tx, taker, rules, taken.value.id);
  return taken;
}

/** Where a code's number is bounded: held until the caller's transaction ends, so that the last one is had once. */
export async function lockUses(tx: Queryable, { coupon }: PromotionRules): Promise<void> {
  if (coupon !== null && coupon.usesMax !== null) await tx.query(lockCoupon, [couponKey(coupon.code)]);
}

/** Counts a code as used by a player. */
export async function noteUse(
  tx: Queryable,
  { playerId, now }: Taker,
  rules: PromotionRules,
  grantId: string,
): Promise<void> {
  const coupon = couponKey(rules.coupon?.code ?? '');
  await tx.query(insertCouponUse, [coupon, playerId, periodOf(rules, now), grantId, now]);
}

/** Why a code cannot be used: by `had` the player's own use is meant; of those `kept` for others some may be free again. */
type Gone = 'had' | 'kept' | 'used_up';

const gone = (reason: Gone) => fail('coupon_used', { reason });

/** The player's own grant by the code of a promotion, which still waits for its deposit; null: the code may be redeemed. */
export async function findUse(
  db: Queryable,
  { playerId, now }: Taker,
  rules: PromotionRules,
): Promise<Result<GrantRow | null, 'coupon_used'>> {
  const coupon = couponKey(rules.coupon?.code ?? '');
  const [use] = await db.query<CouponUseRow>(findCouponUse, [coupon, playerId, periodOf(rules, now)]);
  if (use !== undefined) {
    const [grant] = await db.query<GrantRow>(findGrant, [use.grant_id]);
    return grant?.state === 'pending' ? ok(grant) : gone('had');
  }
  const max = rules.coupon?.usesMax ?? null;
  if (max === null) return ok(null);
  const [count] = await db.query<{ uses: bigint }>(countCouponUses, [coupon]);
  if ((count?.uses ?? 0n) < BigInt(max)) return ok(null);
  const [kept] = await db.query<CouponUseRow>(findKeptUse, [coupon]);
  return gone(kept === undefined ? 'used_up' : 'kept');
}
