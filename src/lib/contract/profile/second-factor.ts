import * as z from 'zod/mini';
import { typedCodeText } from '#domain/typed-text.ts';
import { defineCall } from '../call.ts';
import { routes } from '../routes.ts';
import { instant, orNone, password, text } from '../wire.ts';

/** A code of six digits, or a recovery code, as typed. */
export const typedCode = text(40).check(z.overwrite(typedCodeText));

export const readSecondFactor = defineCall({
  ...routes.readSecondFactor,
  summary: 'Tell whether signing in needs a code, and how many recovery codes are left',
  tag: 'profile',
  session: 'player',
  /** `since` is null while it is off. */
  response: z.strictObject({ since: z.nullable(instant), recoveryCodesLeft: z.int() }),
  errors: [],
});

export const startSecondFactor = defineCall({
  ...routes.startSecondFactor,
  summary: 'Make a key for an authenticator app; it counts once a code of it was confirmed',
  tag: 'profile',
  session: 'player',
  perDay: 50,
  /** The key in base32, and as the otpauth address that a QR code holds. */
  response: z.strictObject({ key: z.string(), uri: z.string() }),
  errors: ['sign_in_again', 'second_factor_on'],
});

const recoveryCodes = z.strictObject({ recoveryCodes: z.array(z.string()) });

export const confirmSecondFactor = defineCall({
  ...routes.confirmSecondFactor,
  summary: 'Switch two-factor sign-in on with the first code; answers the recovery codes, this once',
  tag: 'profile',
  session: 'player',
  perDay: 50,
  body: z.strictObject({ code: typedCode }),
  response: recoveryCodes,
  errors: ['second_factor_wrong', 'second_factor_on', 'second_factor_off', 'account_locked'],
});

export const renewRecoveryCodes = defineCall({
  ...routes.renewRecoveryCodes,
  summary: 'Ten new recovery codes; those before count no more',
  tag: 'profile',
  session: 'player',
  perDay: 50,
  response: recoveryCodes,
  errors: ['sign_in_again', 'second_factor_off'],
});

export const switchOffSecondFactor = defineCall({
  ...routes.switchOffSecondFactor,
  summary: 'Switch two-factor sign-in off, with the password or a code; the code counts when both are there',
  tag: 'profile',
  session: 'player',
  perDay: 50,
  body: z.strictObject({ password: orNone(password), code: orNone(typedCode) }).check(
    z.refine((body) => body.password !== undefined || body.code !== undefined, {
      error: 'required',
      path: ['password'],
    }),
  ),
  response: z.void(),
  errors: ['second_factor_wrong', 'second_factor_off', 'credentials_wrong', 'account_locked'],
});
