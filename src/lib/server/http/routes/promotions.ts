import { ok } from '#domain/result.ts';
import { acceptPromotion } from '../../services/promotions/accept.ts';
import { redeemCoupon } from '../../services/promotions/coupon.ts';
import { eligiblePromotions, rejectEligible } from '../../services/promotions/eligible.ts';
import { giveUpPromotion, promotionsOf } from '../../services/promotions/grants.ts';
import { readCoupon } from '../../services/promotions/read-coupon.ts';
import type { RoutesOf } from '../route.ts';

export const promotionRoutes: RoutesOf<
  | 'listEligiblePromotions'
  | 'rejectEligiblePromotions'
  | 'listPromotions'
  | 'acceptPromotion'
  | 'cancelPromotion'
  | 'readCoupon'
  | 'redeemPromotionCoupon'
  | 'redeemCoupon'
> = {
  listEligiblePromotions: {
    rate: 'ordinary',
    handle: async ({ ctx, caller, session }) => ok(await eligiblePromotions(ctx, caller, session)),
  },
  rejectEligiblePromotions: {
    rate: 'ordinary',
    handle: async ({ ctx, caller, session }) => ok(await rejectEligible(ctx, caller, session)),
  },
  listPromotions: {
    rate: 'ordinary',
    handle: async ({ ctx, session }) => ok(await promotionsOf(ctx, session)),
  },
  acceptPromotion: {
    rate: 'ordinary',
    handle: ({ ctx, caller, session, body, idempotencyKey }) =>
      acceptPromotion(ctx, caller, session, { id: body.id, idempotencyKey }),
  },
  cancelPromotion: {
    rate: 'ordinary',
    handle: ({ ctx, session, body }) => giveUpPromotion(ctx, session, body.id),
  },
  readCoupon: {
    rate: 'sensitive',
    countedAs: 'redeemPromotionCoupon',
    handle: ({ ctx, caller, session, body }) => readCoupon(ctx, caller, session, body.promotionCoupon),
  },
  redeemPromotionCoupon: {
    rate: 'sensitive',
    handle: async ({ ctx, caller, session, body, idempotencyKey }) => {
      const redeemed = await redeemCoupon(ctx, caller, session, { code: body.promotionCoupon, idempotencyKey });
      if (!redeemed.ok) return redeemed;
      const { id, displayName, state, keptUntil } = redeemed.value;
      return ok({ id, displayName, state, keptUntil });
    },
  },
  redeemCoupon: {
    rate: 'sensitive',
    handle: async ({ ctx, caller, session, body, idempotencyKey }) => {
      const redeemed = await redeemCoupon(ctx, caller, session, { code: body.couponName, idempotencyKey });
      return redeemed.ok ? ok({ id: redeemed.value.id, name: redeemed.value.displayName }) : redeemed;
    },
  },
};
