import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { routes } from '../routes.ts';
import { couponCode, isoCountry, secretToken } from '../wire.ts';

export const confirmAccount = defineCall({
  ...routes.confirmAccount,
  summary: 'Confirm the address with the token of the mail',
  tag: 'user',
  session: 'none',
  body: z.strictObject({ token: secretToken }),
  response: z.strictObject({ confirmed: z.literal(true) }),
  errors: ['token_invalid', 'token_expired', 'already_confirmed'],
});

export const resendConfirmation = defineCall({
  ...routes.resendConfirmation,
  summary: 'Mail the confirmation link again',
  tag: 'user',
  session: 'player',
  response: z.void(),
  errors: ['already_confirmed'],
});

export const captchaActions = ['login', 'register_in_home', 'reset_password'] as const;

export const readCaptcha = defineCall({
  ...routes.readCaptcha,
  summary: 'A challenge to solve before the action; its fields are the captcha provider’s',
  tag: 'user',
  session: 'none',
  params: z.strictObject({ action: z.enum(captchaActions) }),
  response: z.looseObject({}),
  errors: [],
});

export const redeemCoupon = defineCall({
  ...routes.redeemCoupon,
  summary: 'Redeem a coupon by its name',
  tag: 'promotions',
  session: 'player',
  perDay: 30,
  country: 'restricted',
  idempotencyKey: 'made',
  takesPlace: true,
  body: z.strictObject({ couponName: couponCode }),
  response: z.strictObject({ id: z.string(), name: z.string() }),
  errors: [
    'coupon_unknown',
    'coupon_used',
    'promotion_not_eligible',
    'player_excluded',
    'register_unanswered',
    'player_timed_out',
    'terms_changed',
    'rates_stale',
  ],
});

export const readCurrentIp = defineCall({
  ...routes.readCurrentIp,
  summary:
    'The country the caller comes from; a private address counts as the home country, one that nobody places as ZZ',
  tag: 'ip',
  session: 'none',
  response: z.strictObject({ isoCode: isoCountry, country: z.string() }),
  errors: [],
});
