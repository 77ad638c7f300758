import type { PromotionRules } from '#domain/promotions/rules.ts';
import { sql } from '../db.ts';

/** Of two players with one code each sees what the other took. */
export const lockCoupon = sql('lock_coupon', `SELECT pg_advisory_xact_lock(hashtextextended('coupon:' || $1, 0))`);
export type CouponUseRow = { grant_id: string };
/** A code in lower case, the player, and the week of one that is had once in each, else ''. */
export const findCouponUse = sql(
  'find_coupon_use',
  'SELECT grant_id FROM coupon_use WHERE coupon = $1 AND player_id = $2 AND period = $3',
);
export const countCouponUses = sql('count_coupon_uses', 'SELECT count(*) AS uses FROM coupon_use WHERE coupon = $1');
export const insertCouponUse = sql(
  'insert_coupon_use',
  'INSERT INTO coupon_use (coupon, player_id, period, grant_id, used_at) VALUES ($1, $2, $3, $4, $5)',
);
/** A code whose promotion gave nothing may be redeemed again. */
export const forgetCouponUse = sql(
  'forget_coupon_use',
  `DELETE FROM coupon_use u USING promotion_grant g
   WHERE u.grant_id = $1 AND g.id = u.grant_id AND g.state = 'cancelled' AND g.started_at IS NULL`,
);

export type NamedCouponRow = { rules: PromotionRules; from: string; at: Date };
/** The rules of the code that was named with a deposit, as they were then, where the call came from, and when. */
export const findNamedCoupon = sql(
  'find_named_coupon',
  `SELECT v.rules, d.coupon_from AS "from", d.created_at AS at
   FROM deposit d JOIN promotion_version v ON v.promotion_id = d.coupon_promotion AND v.version = d.coupon_version
   WHERE d.id = $1`,
);
