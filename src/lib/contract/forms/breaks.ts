import * as z from 'zod/mini';
import { exclusionPeriods, timeOutPeriods } from '#domain/limits/breaks.ts';

/** A break: for how long. */
export const breakSchema = z.object({ period: z.enum(timeOutPeriods, 'choose_first') });
export type BreakValues = z.output<typeof breakSchema>;

/** An exclusion: for how long, and that what it means is understood. */
export const exclusionSchema = z.object({
  period: z.enum(exclusionPeriods, 'choose_first'),
  understood: z.boolean().check(z.refine((isTicked) => isTicked, 'understood_first')),
});
export type ExclusionValues = z.output<typeof exclusionSchema>;
