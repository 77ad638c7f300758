import type { LimitPeriod } from '#domain/limits/limit.ts';
import { createForm } from '../shell/form.ts';
import { parseBound } from './limits.ts';
import { setLimit } from './safer-play.ts';

type OfferValues = { readonly period: LimitPeriod; readonly amount: string };

/** Usual limits in EUR, by period. */
export const usualLimits: Readonly<Record<LimitPeriod, readonly string[]>> = {
  DAY: ['20', '50', '100'],
  WEEK: ['50', '100', '200'],
  MONTH: ['100', '200', '500'],
};

/** The limit that is offered before the first deposit: a period and an amount of EUR. */
export const offerForm = createForm<OfferValues>({
  initial: { period: 'WEEK', amount: '' },
  order: ['amount'],
  check: ({ period, amount }) => (parseBound('deposit', period, amount) ? {} : { amount: 'amount_invalid' }),
  send: async ({ period, amount }) => {
    const failed = await setLimit('deposit', period, parseBound('deposit', period, amount) ?? null);
    return failed && { amount: failed.code };
  },
});
