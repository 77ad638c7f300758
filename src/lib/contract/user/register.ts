import * as z from 'zod/mini';
import { houseLanguage } from '#domain/locale.ts';
import { defineCall } from '../call.ts';
import { routes } from '../routes.ts';
import { captchaToken, currencyCode, email, language, newPassword, orElse, orNone, text } from '../wire.ts';

/**
 * By `terms` the player accepts the terms and confirms being 18 or older, as the box beside it says; a form that asks for the age by a
 * box of its own sends `adult` as well, and it must then be ticked.
 */
const registerBody = z.strictObject({
  fullName: text(120),
  /** How the full name is parted, where the player has said so: the same words. Without them the house guesses. */
  firstName: orNone(text(120)),
  lastName: orNone(text(120)),
  email,
  password: newPassword,
  terms: z.literal(true, 'terms_not_accepted'),
  adult: orNone(z.literal(true, 'adult_not_confirmed')),
  language: orElse(language, houseLanguage),
  currency: orElse(currencyCode, 'EUR'),
  captcha: captchaToken,
  clickId: orNone(text(255)),
});

export const register = defineCall({
  ...routes.register,
  summary: 'Sign up, sign in and send the confirmation mail',
  tag: 'user',
  session: 'none',
  country: 'restricted',
  body: registerBody,
  response: z.strictObject({ authenticated: z.literal(true), confirmed: z.literal(false) }),
  errors: ['email_taken', 'email_not_accepted', 'password_too_common', 'captcha_failed', 'currency_unknown'],
});

const emailStatuses = ['VALID', 'RISKY', 'INVALID', 'DISPOSABLE', 'UNKNOWN'] as const;
export type EmailStatus = (typeof emailStatuses)[number];

export const validateEmail = defineCall({
  ...routes.validateEmail,
  summary: 'Judge an address before sign-up; says nothing about who has an account',
  tag: 'user',
  session: 'none',
  country: 'restricted',
  /** Any short text: an ill-formed address is an answer here (`INVALID`), not a mistake of the caller. */
  body: z.strictObject({ email: text(254) }),
  response: z.strictObject({ email_status: z.enum(emailStatuses) }),
  errors: [],
});
