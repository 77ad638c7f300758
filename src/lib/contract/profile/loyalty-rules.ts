import * as z from 'zod/mini';
import { cashbackPercentMax } from '#domain/loyalty/levels.ts';

/** A level as the house's document and the answers have it. */
export const loyaltyLevel = z.strictObject({
  level: z.int().check(z.minimum(1), z.maximum(20)),
  name: z.string().check(z.minLength(1), z.maxLength(40)),
  points: z.int().check(z.minimum(0), z.maximum(1_000_000_000)),
  cashbackPercent: z.int().check(z.minimum(0), z.maximum(cashbackPercentMax)),
});

/** `src/content/loyalty.yaml`. */
export const loyaltyDocument = z.strictObject({ levels: z.tuple([loyaltyLevel], loyaltyLevel) });
