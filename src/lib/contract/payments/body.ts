import * as z from 'zod/mini';
import { typedCoupon } from '#domain/typed-text.ts';
import type { ErrorCode } from '../errors.ts';
import { payment, textOrNone } from '../wire.ts';

/** Optional in the form, and sent empty by some: both mean none. */
export const promotionCoupon = z.optional(z.nullable(textOrNone(64).check(z.overwrite(typedCoupon))));

/** What most deposits send. */
export const depositBody = payment({ promotionCoupon });

/**
 * What every deposit may fail with, in the order in which it is checked. `profile_incomplete`: the company has to know who pays;
 * `facts.fields` names what is empty, with commas between.
 */
export const depositErrors = [
  'player_excluded',
  'register_unanswered',
  'player_timed_out',
  'terms_changed',
  'gateway_unavailable',
  'currency_mismatch',
  'amount_invalid',
  'amount_overprecise',
  'wallet_missing',
  'rates_stale',
  'amount_below_minimum',
  'amount_above_maximum',
  'limit_reached',
  'profile_incomplete',
  'coupon_unknown',
  'coupon_needs_no_deposit',
  'coupon_used',
  'promotion_not_eligible',
] as const satisfies readonly ErrorCode[];
