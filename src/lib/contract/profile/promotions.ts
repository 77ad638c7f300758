import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { routes } from '../routes.ts';
import { currencyCode, instant, money, text } from '../wire.ts';

const promotionId = text(64);

/** A promotion as the specification's modal reads it. */
export const promotion = z.strictObject({
  config: z.strictObject({
    id: promotionId,
    displayName: z.string(),
    freeSpins: z.array(z.strictObject({ configs: z.array(z.strictObject({ totalSpins: z.int() })) })),
    cashBonus: z.array(z.strictObject({ maximumBonus: money, currency: currencyCode })),
  }),
  games: z.array(z.strictObject({ imageId: z.nullable(z.string()), provider: z.string() })),
});

export const listEligiblePromotions = defineCall({
  ...routes.listEligiblePromotions,
  summary: 'What the player may take now, by the event that offers it',
  tag: 'promotions',
  session: 'player',
  response: z.strictObject({
    eligible: z.boolean(),
    events: z.array(
      z.strictObject({
        info: z.strictObject({ displayName: z.string(), eventName: z.string() }),
        promotions: z.array(promotion),
      }),
    ),
  }),
  errors: [],
});

export const rejectEligiblePromotions = defineCall({
  ...routes.rejectEligiblePromotions,
  summary: 'Reject everything that is offered now',
  tag: 'promotions',
  session: 'player',
  response: z.void(),
  errors: [],
});

export const listPromotions = defineCall({
  ...routes.listPromotions,
  summary: 'The promotions taken, with how far the player is',
  tag: 'promotions',
  session: 'player',
  response: z.array(
    z.strictObject({
      id: promotionId,
      displayName: z.string(),
      state: z.enum(['PENDING', 'ACTIVE', 'COMPLETED', 'CANCELLED', 'EXPIRED']),
      currency: currencyCode,
      bonus: money,
      wagered: money,
      wageringRequired: money,
      freeSpinsLeft: z.int(),
      expiresAt: z.nullable(instant),
    }),
  ),
  errors: [],
});

export const acceptPromotion = defineCall({
  ...routes.acceptPromotion,
  summary: 'Accept a promotion that is offered',
  tag: 'promotions',
  session: 'player',
  country: 'restricted',
  idempotencyKey: 'required',
  body: z.strictObject({ id: promotionId, accepted: z.literal(true) }),
  response: z.strictObject({ id: promotionId, state: z.enum(['PENDING', 'ACTIVE']) }),
  errors: ['not_found', 'promotion_not_eligible', 'player_excluded'],
});

export const cancelPromotion = defineCall({
  ...routes.cancelPromotion,
  summary: 'Give up a promotion, and what of its bonus is left',
  tag: 'promotions',
  session: 'player',
  body: z.strictObject({ id: promotionId }),
  response: z.void(),
  errors: ['not_found', 'promotion_not_eligible'],
});

export const redeemPromotionCoupon = defineCall({
  ...routes.redeemPromotionCoupon,
  summary: 'Redeem a promotion’s coupon',
  tag: 'promotions',
  session: 'player',
  country: 'restricted',
  idempotencyKey: 'required',
  body: z.strictObject({ promotionCoupon: text(64) }),
  response: z.strictObject({ id: promotionId, displayName: z.string() }),
  errors: ['coupon_unknown', 'coupon_used', 'promotion_not_eligible', 'player_excluded'],
});

export const readLoyaltyLevel = defineCall({
  ...routes.readLoyaltyLevel,
  summary: 'The player’s level and what the next one needs',
  tag: 'promotions',
  session: 'player',
  response: z.strictObject({
    level: z.int(),
    name: z.string(),
    points: z.int(),
    /** Null at the highest level. */
    nextLevelPoints: z.nullable(z.int()),
  }),
  errors: [],
});
