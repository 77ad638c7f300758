import type { CurrencyCode } from '../money/currency.ts';
import { fail, ok, type Result } from '../result.ts';
import { typedCoupon } from '../typed-text.ts';
import type { PromotionRules, Segment } from './rules.ts';

/** Promotions without a code are offered while fewer deposits than this have been made (specification, section 9). */
export const offeredDepositsMax = 5;

/** After so many days without a deposit a depositor counts as away. */
export const awayDays = 30;

/** What is known of a player and a moment when it is asked whether a promotion is for them. */
export type FitFacts = {
  /** The day in UTC, YYYY-MM-DD. */
  readonly today: string;
  /** ISO 3166-1 alpha-2; null: unknown. */
  readonly country: string | null;
  /** The deposit's or the wallet's; null where it is not chosen yet, and any will do. */
  readonly currency: CurrencyCode | null;
  /** Credited deposits before the one that it is asked for. */
  readonly depositsMade: number;
  /** Whole days since the last credited one; null: none yet. */
  readonly daysSinceDeposit: number | null;
  readonly emailConfirmed: boolean;
  /** Excluded or on a break. */
  readonly resting: boolean;
  /** Whether its audience has the player in it (`fitsAudience`). */
  readonly inAudience: boolean;
  /** Rejected in this version. */
  readonly rejected: boolean;
  /** Taken already, in this period where it can be had once in each. */
  readonly had: boolean;
  /** The code that was entered; null: none. */
  readonly coupon: string | null;
};

/** Why a promotion is not for a player now. */
export const misfits = [
  'resting',
  'email_unconfirmed',
  'not_begun',
  'over',
  'country',
  'currency',
  'deposits_made',
  'segment',
  'coupon',
  'rejected',
  'had',
] as const;
export type Misfit = (typeof misfits)[number];

const isFrom = ({ countries }: PromotionRules, country: string | null): boolean => {
  if ('only' in countries) return country !== null && countries.only.includes(country);
  return countries.except.length === 0 || (country !== null && !countries.except.includes(country));
};

const isIn = (segment: Segment, { depositsMade, daysSinceDeposit }: FitFacts): boolean => {
  switch (segment) {
    case 'no_deposit_yet':
      return depositsMade === 0;
    case 'depositor':
      return depositsMade > 0;
    case 'away_30_days':
      return depositsMade > 0 && daysSinceDeposit !== null && daysSinceDeposit >= awayDays;
  }
};

const countFits = ({ coupon, depositsMade: span }: PromotionRules, { depositsMade }: FitFacts): boolean =>
  (coupon !== null || depositsMade < offeredDepositsMax) &&
  (span === null || (depositsMade >= span.from && depositsMade <= span.to));

/** A coupon as it is compared and stored: as it was meant, without regard to case. */
export const couponKey = (code: string): string => typedCoupon(code).toLowerCase();

const couponFits = ({ coupon }: PromotionRules, entered: string | null): boolean =>
  coupon === null || (entered !== null && couponKey(coupon.code) === couponKey(entered));

/** Whether a promotion is for a player now, or the first reason why not. Days are whole and in UTC, the last one included. */
export const fits = (rules: PromotionRules, facts: FitFacts): Result<true, Misfit> => {
  const { validFrom, validTo, currencies, segments } = rules;
  if (facts.resting) return fail('resting');
  if (!facts.emailConfirmed) return fail('email_unconfirmed');
  if (validFrom !== null && facts.today < validFrom) return fail('not_begun');
  if (validTo !== null && facts.today > validTo) return fail('over');
  if (!isFrom(rules, facts.country)) return fail('country');
  if (facts.currency !== null && currencies !== 'all' && !currencies.includes(facts.currency)) return fail('currency');
  if (!countFits(rules, facts)) return fail('deposits_made');
  if (segments !== 'all' && !segments.some((segment) => isIn(segment, facts))) return fail('segment');
  if (!facts.inAudience) return fail('segment');
  if (!couponFits(rules, facts.coupon)) return fail('coupon');
  if (facts.rejected) return fail('rejected');
  return facts.had ? fail('had') : ok(true);
};
