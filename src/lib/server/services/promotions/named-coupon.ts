import type { NotificationFact } from '#contract/profile/notifications.ts';
import type { Rational } from '#domain/maths/rational.ts';
import type { CurrencyCode } from '#domain/money/currency.ts';
import { couponKey } from '#domain/promotions/fits.ts';
import { rewardOf } from '#domain/promotions/reward.ts';
import type { PromotionRules } from '#domain/promotions/rules.ts';
import type { ServerContext } from '../../context.ts';
import type { Queryable } from '../../db/db.ts';
import { findNamedCoupon, type NamedCouponRow } from '../../db/queries/coupons.ts';
import { findPending, type GrantRow } from '../../db/queries/promotions.ts';
import { notify } from '../inbox/notify.ts';
import { findUse, noteUse } from './coupon.ts';
import { earn } from './earn.ts';
import { dropUnearned, storeGrant } from './take.ts';
import { capLeft, fitOf, loadTaker } from './taker.ts';
import { tellOf } from './tell.ts';

type Named = {
  readonly rules: PromotionRules;
  readonly from: string;
  /** The day that counts: a payment may take long. */
  readonly at: Date;
};

/** The code that was named with a deposit and was checked then; null: none was. */
export async function namedWith(tx: Queryable, depositId: string): Promise<Named | null> {
  const [row] = await tx.query<NamedCouponRow>(findNamedCoupon, [depositId]);
  return row ?? null;
}

type Paid = {
  readonly id: string;
  readonly playerId: string;
  readonly currency: CurrencyCode;
  readonly amountMinor: bigint;
  readonly eurRate: Rational;
};

/**
 * Takes the code that was named with a deposit: counted as used and earned in the transaction that credits it, in place of what waited
 * for a deposit. False: it brings nothing, which the player is told, or it waits as the player's promotion already. Under the player's
 * lock and, where its uses are bounded, the code's.
 */
export async function takeNamed(
  ctx: ServerContext,
  tx: Queryable,
  { rules, from, at }: Named,
  { id, playerId, currency, amountMinor, eurRate }: Paid,
): Promise<boolean> {
  const now = ctx.clock.now();
  const taker = await loadTaker(tx, playerId, now, { ctx, of: [rules] }, id);
  const use = await findUse(tx, taker, rules);
  if (use.ok && use.value !== null) return false;
  const coupon = couponKey(rules.coupon?.code ?? '');
  const fit = fitOf(taker, rules, { from, currency, coupon }, at);
  const facts = { depositMinor: amountMinor, currency, eurRate, capLeftEur: capLeft(taker, rules) };
  const reward = rewardOf(rules, facts);
  const why = use.ok ? (fit.ok ? reward.nothing : fit.code) : 'used';
  if (why !== null) {
    await notify(tx, playerId, notTaken(rules, why), now);
    return false;
  }
  const [waiting] = await tx.query<GrantRow>(findPending, [playerId]);
  if (waiting !== undefined) await dropUnearned(tx, waiting.id, 'replaced', now);
  const grantId = await storeGrant(ctx, tx, taker, rules, { from, coupon, idempotencyKey: null }, 'queued');
  await noteUse(tx, taker, rules, grantId);
  await earn(ctx, tx, { grantId, playerId, rules, reward, currency, eurRate, deposit: { id, amountMinor } });
  await tellOf(tx, playerId, now);
  return true;
}

/** Had by the same player counts as used: of two deposits with one code the first had it. */
function notTaken({ name, coupon }: PromotionRules, why: string): NotificationFact {
  const kinds = { used: 'used', had: 'used', deposit_too_small: 'too_small' } as const;
  const said = Object.entries(kinds).find(([one]) => one === why)?.[1] ?? 'not_eligible';
  return { kind: 'coupon_not_taken', facts: { name, code: coupon?.code ?? '', why: said } };
}
