import type { PromotionRules } from './rules.ts';

/** So many hours a code of which there are only so many uses is kept for the player who redeemed it for a deposit. */
export const couponKeptHours = 24;

const hourMs = 3_600_000;

/** Whether a use of a promotion's code is kept before it is had: it waits for a deposit, and others may wish for the same use. */
export const isKept = ({ coupon, reward }: Pick<PromotionRules, 'coupon' | 'reward'>): boolean =>
  coupon !== null && coupon.usesMax !== null && reward.kind === 'deposit';

/** Until when a code that is redeemed at a moment is kept: a deposit that is begun by then brings it. Null: nobody else wants it. */
export const keptUntil = (rules: Pick<PromotionRules, 'coupon' | 'reward'>, redeemedAt: Date): Date | null =>
  isKept(rules) ? new Date(redeemedAt.getTime() + couponKeptHours * hourMs) : null;
