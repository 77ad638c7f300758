import * as z from 'zod/mini';
import { typedCoupon } from '#domain/typed-text.ts';

/** A code that brings a promotion, as it was typed but for the spaces around it. */
export const couponSchema = z.object({
  code: z.string().check(z.overwrite(typedCoupon), z.minLength(1, 'code_missing')),
});
export type CouponValues = z.output<typeof couponSchema>;
