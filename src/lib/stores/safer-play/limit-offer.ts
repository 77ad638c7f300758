import type { LimitOfferValues } from '#contract/forms/limits.ts';
import type { LimitPeriod } from '#domain/limits/limit.ts';
import { type FormErrors, notSent, type Sent, sent } from '../shell/sent.ts';
import { parseBound, readBound } from './limits.ts';
import { setLimit } from './safer-play.ts';

/** Usual limits in EUR, by period. */
export const usualLimits: Readonly<Record<LimitPeriod, readonly string[]>> = {
  DAY: ['20', '50', '100'],
  WEEK: ['50', '100', '200'],
  MONTH: ['100', '200', '500'],
};

/** What is wrong with the limit that is offered. */
export const offerFaults = ({ period, amount }: LimitOfferValues): FormErrors<LimitOfferValues> => {
  const read = readBound('deposit', period, amount);
  if (!read.ok) return { amount: read.code };
  return read.value === null ? { amount: 'amount_invalid' } : {};
};

/** Takes the limit that was offered before the first deposit. */
export const takeOffer = async ({ period, amount }: LimitOfferValues): Promise<Sent<LimitOfferValues>> => {
  const failed = await setLimit('deposit', period, parseBound('deposit', period, amount) ?? null);
  return failed === undefined ? sent : notSent({ amount: failed.code });
};
