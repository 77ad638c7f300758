import { createHmac } from 'node:crypto';
import type { CurrencyCode } from '#domain/money/currency.ts';
import { couponKey } from '#domain/promotions/fits.ts';
import { rewardOf } from '#domain/promotions/reward.ts';
import type { PromotionRules } from '#domain/promotions/rules.ts';
import { type Fail, fail, ok, type Result } from '#domain/result.ts';
import type { ServerContext } from '../../context.ts';
import type { Queryable } from '../../db/db.ts';
import { type CouponError, findUse, rulesOf } from './coupon.ts';
import { notEligible, type TakeError } from './take.ts';
import { capLeft, fitOf, loadTaker, type Taker } from './taker.ts';

export type NamedError = 'coupon_needs_no_deposit' | CouponError;

/** What is kept of a code that is named with a deposit: its promotion, in the version that was shown, and where the call came from. */
type NamedCoupon = { readonly promotionId: string; readonly version: number; readonly from: string };

/** The amount is null where nobody knows it yet. */
type Asked = {
  readonly code: string | null;
  readonly from: string;
  readonly currency: CurrencyCode;
  readonly amountMinor: bigint | null;
};

/**
 * Checks the code that is named with a deposit, if any: refused before anything is paid where the deposit would bring nothing by it, or
 * where it needs none. Takes nothing: until the deposit is completed the code is everybody's. Under the player's lock.
 */
export async function nameIfAny(
  ctx: ServerContext,
  tx: Queryable,
  playerId: string,
  { code, ...paying }: Asked,
): Promise<Result<NamedCoupon | null, NamedError>> {
  if (code === null) return ok(null);
  const rules = await rulesOf(ctx, tx, code);
  if (rules === undefined) return fail('coupon_unknown');
  if (rules.reward.kind !== 'deposit') return fail('coupon_needs_no_deposit');
  const taker = await loadTaker(tx, playerId, ctx.clock.now(), { ctx, of: [rules] });
  const use = await findUse(tx, taker, rules);
  if (!use.ok) return use;
  const fault = payFault(ctx, taker, rules, { ...paying, coupon: couponKey(code) });
  return fault ?? ok({ promotionId: rules.id, version: rules.version, from: paying.from });
}

/** As the columns of a deposit and of an address have it. */
export const couponValues = (named: NamedCoupon | null): [string | null, number | null, string | null] => [
  named?.promotionId ?? null,
  named?.version ?? null,
  named?.from ?? null,
];

type Paying = Omit<Asked, 'code'> & { readonly coupon: string };

/** Why a deposit would bring nothing by this code: to be said before it is paid. */
function payFault(
  { rates }: ServerContext,
  taker: Taker,
  rules: PromotionRules,
  { from, coupon, currency, amountMinor }: Paying,
): Fail<TakeError> | undefined {
  const fit = fitOf(taker, rules, { from, currency, coupon });
  if (!fit.ok) return notEligible(fit.code);
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
