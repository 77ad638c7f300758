import { couponKey } from '#domain/promotions/fits.ts';
import type { PromotionRules } from '#domain/promotions/rules.ts';

/** By what a promotion is found: its id, and its code. */
export const nameKeysOf = ({ id, coupon }: PromotionRules): string[] => [
  `id ${id}`,
  ...(coupon === null ? [] : [`code ${couponKey(coupon.code)}`]),
];
