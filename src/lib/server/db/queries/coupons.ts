import type { PromotionRules } from '#domain/promotions/rules.ts';
import { command, sql } from '../db.ts';

/** Of two players with one code each sees what the other took. */
export const lockCoupon = sql('lock_coupon', `SELECT pg_advisory_xact_lock(hashtextextended('coupon:' || $1, 0))`);
export type CouponUseRow = { grant_id: string };
/** A code in lower case, the player, and the week of one that is had once in each, else ''. */
export const findCouponUse = sql(
  'find_coupon_use',
  'SELECT grant_id FROM coupon_use WHERE coupon = $1 AND player_id = $2 AND period = $3',
);
export const countCouponUses = sql('count_coupon_uses', 'SELECT count(*) AS uses FROM coupon_use WHERE coupon = $1');
/** Whether a use of the code is only kept: it may be free again. */
export const findKeptUse = sql(
  'find_kept_coupon_use',
  `SELECT u.grant_id FROM coupon_use u JOIN promotion_grant g ON g.id = u.grant_id
   WHERE u.coupon = $1 AND g.state = 'pending' AND g.kept_until IS NOT NULL LIMIT 1`,
);
export const insertCouponUse = command(
  'insert_coupon_use',
  'INSERT INTO coupon_use (coupon, player_id, period, grant_id, used_at) VALUES ($1, $2, $3, $4, $5)',
);
/** A code whose promotion gave nothing may be redeemed again. */
export const forgetCouponUse = command(
  'forget_coupon_use',
  `DELETE FROM coupon_use u USING promotion_grant g
   WHERE u.grant_id = $1 AND g.id = u.grant_id AND g.state = 'cancelled' AND g.started_at IS NULL`,
);

/**
 * A code that was kept until `$1` or before, and no deposit that the player began by then is open any more. Coins that are held have no
 * end of their own, and dust would keep a code for ever: they count for three days, as a payment at a company does.
 */
const isOverdue = `g.state = 'pending' AND g.kept_until <= $1 AND NOT EXISTS (
     SELECT FROM deposit d WHERE d.player_id = g.player_id AND d.created_at <= g.kept_until
       AND d.state IN ('created', 'redirected', 'pending')
       AND (d.gateway <> 'crypto' OR d.created_at > $1::timestamptz - interval '3 days'))`;
export type OverdueRow = { id: string; player_id: string; name: string; code: string };
const overdue = `SELECT g.id, g.player_id, v.rules->>'name' AS name, v.rules->'coupon'->>'code' AS code
   FROM promotion_grant g JOIN promotion_version v USING (promotion_id, version) WHERE ${isOverdue}`;
/** `$2` at most, those that were kept longest first. */
export const listOverdueCoupons = sql('list_overdue_coupons', `${overdue} ORDER BY g.kept_until LIMIT $2`);
/** The grant `$2`, if it is overdue: asked again under its player's lock, which deposits are begun and credited under. */
export const findOverdueCoupon = sql('find_overdue_coupon', `${overdue} AND g.id = $2`);

export type NamedCouponRow = { rules: PromotionRules; from: string; at: Date };
/** The rules of the code that was named with a deposit, as they were then, where the call came from, and when. */
export const findNamedCoupon = sql(
  'find_named_coupon',
  `SELECT v.rules, d.coupon_from AS "from", d.created_at AS at
   FROM deposit d JOIN promotion_version v ON v.promotion_id = d.coupon_promotion AND v.version = d.coupon_version
   WHERE d.id = $1`,
);
