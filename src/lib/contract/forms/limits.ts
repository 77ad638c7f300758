import * as z from 'zod/mini';
import { limitPeriods } from '#domain/limits/limit.ts';

/** The limit that is offered before the first deposit: a period and an amount of EUR. The rule of a bound is the page's. */
export const limitOfferSchema = z.object({ period: z.enum(limitPeriods), amount: z.string() });
export type LimitOfferValues = z.output<typeof limitOfferSchema>;

/** What was typed of one kind, by period; null where nothing was. */
export const limitDraftSchema = z.object({
  DAY: z.nullable(z.string()),
  WEEK: z.nullable(z.string()),
  MONTH: z.nullable(z.string()),
});
export type LimitDraft = z.output<typeof limitDraftSchema>;
