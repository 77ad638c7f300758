import type { ResponseOf } from '#contract/call.ts';
import type { readCoupon as readCouponCall } from '#contract/profile/promotions.ts';
import { couponKey } from '#domain/promotions/fits.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { ServerContext } from '../../context.ts';
import { findRules, type RulesRow } from '../../db/queries/promotions.ts';
import type { Caller, PlayerSession } from '../caller.ts';
import { termsFault } from '../terms/standing.ts';
import { type RestError, restOf } from './accept.ts';
import { type CouponError, findUse, rulesOf } from './coupon.ts';
import { presentRules } from './present-offer.ts';
import { givenAtOnce } from './take.ts';
import { capLeft, loadTaker } from './taker.ts';

type Coupon = ResponseOf<typeof readCouponCall>;

/**
 * What a code would bring, for a player who reads before they redeem it. Refused as redeeming it now would be; takes nothing, so that
 * somebody else may have the last of a bounded number in between.
 */
export async function readCoupon(
  ctx: ServerContext,
  caller: Caller,
  { playerId }: PlayerSession,
  code: string,
): Promise<Result<Coupon, RestError | 'terms_changed' | CouponError>> {
  const offered = await rulesOf(ctx, ctx.db, code);
  const of = offered === undefined ? [] : [offered];
  const taker = await loadTaker(ctx.db, playerId, ctx.clock.now(), { ctx, of });
  const barred = (await restOf(ctx.db, taker)) ?? (await termsFault(ctx.db, ctx, playerId));
  if (barred !== undefined) return barred;
  if (offered === undefined) return fail('coupon_unknown');
  const use = await findUse(ctx.db, taker, offered);
  if (!use.ok) return use;
  const waiting = use.value;
  if (waiting === null) {
    const atOnce = givenAtOnce(ctx, taker, offered, { from: caller.country, coupon: couponKey(code) });
    if (!atOnce.ok) return atOnce;
  }
  // What waits for its deposit keeps the rules that were accepted.
  const [accepted] =
    waiting === null ? [] : await ctx.db.query<RulesRow>(findRules, [waiting.promotion_id, waiting.version]);
  const rules = accepted?.rules ?? offered;
  const facts = { capLeftEur: capLeft(taker, rules) };
  return ok({ id: rules.id, displayName: rules.name, rules: presentRules(rules), facts });
}
