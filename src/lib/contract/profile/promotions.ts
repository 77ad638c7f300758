import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { routes } from '../routes.ts';
import { couponCode, currencyCode, decimal, instant, money, text, uuid } from '../wire.ts';
import { loyaltyLevel } from './loyalty-rules.ts';
import { promotionRules } from './promotion-rules.ts';

const promotionId = text(64);

/** A promotion as the specification's modal reads it. */
export const promotion = z.strictObject({
  config: z.strictObject({
    id: promotionId,
    displayName: z.string(),
    freeSpins: z.array(z.strictObject({ configs: z.array(z.strictObject({ totalSpins: z.int() })) })),
    cashBonus: z.array(z.strictObject({ maximumBonus: money, currency: currencyCode })),
    /** What it computes with: `rewardOf` of the domain says from it what a deposit would bring. */
    rules: promotionRules,
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
    /** What `rewardOf` needs to know of the player. */
    facts: z.strictObject({
      depositsMade: z.int(),
      /** Family of promotions → how many euros its cap still leaves this player. */
      capLeftEur: z.record(z.string(), decimal),
      /** The promotion that was accepted and waits for its deposit. */
      pendingId: z.nullable(promotionId),
      /** A bonus is running: what is earned now waits until it is over. */
      running: z.boolean(),
    }),
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

/** A promotion that the player took. `id` is the grant's, `promotionId` the document's. */
const grant = z.strictObject({
  id: uuid,
  promotionId,
  version: z.int(),
  displayName: z.string(),
  state: z.enum(['PENDING', 'HELD', 'QUEUED', 'ACTIVE', 'COMPLETED', 'CANCELLED', 'EXPIRED']),
  /** Null while it waits for a deposit, whose currency it takes. */
  currency: z.nullable(currencyCode),
  deposit: z.nullable(money),
  /** Given in all, winnings of its spins included. */
  bonus: money,
  /** What giving it up costs: the bonus money that is there, or of one that waits is to come, and what is locked. */
  bonusLeft: money,
  lockedLeft: money,
  wagered: money,
  wageringRequired: money,
  /** The largest single stake while it runs. */
  stakeMax: z.nullable(money),
  freeSpins: z.nullable(
    z.strictObject({
      gameId: z.string(),
      gameName: z.string(),
      stake: z.nullable(money),
      total: z.int(),
      left: z.int(),
      won: money,
      until: z.nullable(instant),
      /** Since when they cannot be played: neither their time nor the promotion's runs. */
      waitsSince: z.nullable(instant),
      /** Why: their game is off, or hidden in the country that the house knows of the player. */
      waitsFor: z.nullable(z.enum(['off', 'hidden'])),
    }),
  ),
  unlock: z.nullable(z.strictObject({ deposit: money, extraBonusPercent: z.int() })),
  acceptedAt: instant,
  /** Until when its code is kept while it waits for a deposit: one that is begun by then brings it. Null where nobody else wants it. */
  keptUntil: z.nullable(instant),
  startedAt: z.nullable(instant),
  expiresAt: z.nullable(instant),
  endedAt: z.nullable(instant),
  endedWhy: z.nullable(z.string()),
  /** The rules that hold for it: those that were accepted. */
  rules: promotionRules,
  /** The rules of today where they are another version; null when nothing changed or it is no longer offered. */
  currentRules: z.nullable(promotionRules),
});

export const listPromotions = defineCall({
  ...routes.listPromotions,
  summary: 'The promotions taken, newest first, with how far the player is',
  tag: 'promotions',
  session: 'player',
  response: z.array(grant),
  errors: [],
});

/** What a promotion is once it is taken; `COMPLETED` where nothing had to be staked for it. */
const takenState = z.enum(['PENDING', 'HELD', 'QUEUED', 'ACTIVE', 'COMPLETED']);

export const acceptPromotion = defineCall({
  ...routes.acceptPromotion,
  summary:
    'Accept a promotion that is offered; one for a deposit then waits for it, in place of any that waited before',
  tag: 'promotions',
  session: 'player',
  perDay: 30,
  country: 'restricted',
  idempotencyKey: 'made',
  takesPlace: true,
  body: z.strictObject({ id: promotionId, accepted: z.literal(true) }),
  response: z.strictObject({ id: uuid, state: takenState }),
  errors: [
    'not_found',
    'promotion_not_eligible',
    'player_excluded',
    'register_unanswered',
    'player_timed_out',
    'terms_changed',
    'rates_stale',
  ],
});

export const cancelPromotion = defineCall({
  ...routes.cancelPromotion,
  summary: 'Give up a promotion, and what of its bonus is left',
  tag: 'promotions',
  session: 'player',
  body: z.strictObject({ id: uuid }),
  response: z.void(),
  // `round_open`: a round that was staked with its money is not decided yet.
  errors: ['not_found', 'promotion_not_eligible', 'round_open'],
});

/** What a code may be refused for, by who looks it up and by who redeems it. */
const couponErrors = [
  'coupon_unknown',
  'coupon_used',
  'promotion_not_eligible',
  'player_excluded',
  'register_unanswered',
  'player_timed_out',
  'terms_changed',
  'rates_stale',
] as const;

export const readCoupon = defineCall({
  ...routes.readCoupon,
  summary:
    'The rules of a promotion’s coupon before it is redeemed; refused as redeeming it would be, and takes nothing',
  tag: 'promotions',
  session: 'player',
  country: 'restricted',
  // In the body: a code in an address would stand in every log on the way.
  body: z.strictObject({ promotionCoupon: couponCode }),
  response: z.strictObject({
    id: promotionId,
    displayName: z.string(),
    /** Those that would hold; of a code that waits for its deposit already, those that were accepted. */
    rules: promotionRules,
    /** What `rewardOf` needs to know of the player. */
    facts: z.strictObject({
      /** How many euros the cap of its family still leaves; null where it has none. */
      capLeftEur: z.nullable(decimal),
    }),
  }),
  errors: couponErrors,
});

export const redeemPromotionCoupon = defineCall({
  ...routes.redeemPromotionCoupon,
  summary: 'Redeem a promotion’s coupon',
  tag: 'promotions',
  session: 'player',
  perDay: 30,
  country: 'restricted',
  idempotencyKey: 'made',
  takesPlace: true,
  body: z.strictObject({ promotionCoupon: couponCode }),
  response: z.strictObject({
    id: uuid,
    displayName: z.string(),
    state: takenState,
    /** As a grant's. */
    keptUntil: z.nullable(instant),
  }),
  errors: couponErrors,
});

export const readLoyaltyLevel = defineCall({
  ...routes.readLoyaltyLevel,
  summary: 'The player’s level and what the next one needs',
  tag: 'promotions',
  session: 'player',
  response: z.strictObject({
    level: z.int(),
    name: z.string(),
    /** Whole points of the last twelve months: a point is a cent of the house's edge on what was staked of own money. */
    points: z.int(),
    /** Null at the highest level. */
    nextLevelPoints: z.nullable(z.int()),
    cashbackPercent: z.int(),
    /** What this week's play has earned so far, paid on Monday. */
    earned: z.array(z.strictObject({ currency: currencyCode, amount: money })),
    levels: z.array(loyaltyLevel),
  }),
  errors: [],
});
