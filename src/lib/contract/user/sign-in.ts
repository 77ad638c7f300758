import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { requestOptions, usedPasskey } from '../passkey-wire.ts';
import { typedCode } from '../profile/second-factor.ts';
import { routes } from '../routes.ts';
import { captchaToken, email, password, secretToken } from '../wire.ts';

export const signInBody = z.strictObject({ email, password, captcha: captchaToken });

const signedIn = z.strictObject({ authenticated: z.literal(true), confirmed: z.boolean() });

export const signIn = defineCall({
  ...routes.signIn,
  summary: 'Sign in; sets the session cookie, or answers the ticket for the second step',
  tag: 'user',
  session: 'none',
  country: 'restricted',
  body: signInBody,
  /** Without a session: two-factor sign-in is on, and the ticket goes to `completeSignIn` with a code. */
  response: z.discriminatedUnion('authenticated', [
    signedIn,
    z.strictObject({
      authenticated: z.literal(false),
      confirmed: z.boolean(),
      secondFactor: z.strictObject({ ticket: z.string() }),
    }),
  ]),
  errors: ['credentials_wrong', 'account_locked', 'captcha_failed', 'player_excluded', 'account_closed'],
});

export const completeSignIn = defineCall({
  ...routes.completeSignIn,
  summary: 'The second step: a code of the authenticator app, or a recovery code; sets the session cookie',
  tag: 'user',
  session: 'none',
  country: 'restricted',
  body: z.strictObject({ ticket: secretToken, code: typedCode }),
  response: signedIn,
  errors: ['second_factor_wrong', 'account_locked', 'sign_in_again', 'player_excluded', 'account_closed'],
});

export const startPasskeySignIn = defineCall({
  ...routes.startPasskeySignIn,
  summary: 'What the browser needs to sign in by a passkey (WebAuthn request options)',
  tag: 'user',
  session: 'none',
  country: 'restricted',
  response: requestOptions,
  errors: [],
});

export const signInByPasskey = defineCall({
  ...routes.signInByPasskey,
  summary: 'Sign in by the passkey that the browser used; sets the session cookie',
  tag: 'user',
  session: 'none',
  country: 'restricted',
  body: usedPasskey,
  response: signedIn,
  errors: ['passkey_refused', 'player_excluded', 'account_closed'],
});

export const signOut = defineCall({
  ...routes.signOut,
  summary: 'End this session; no error when there is none',
  tag: 'user',
  session: 'none',
  response: z.void(),
  errors: [],
});

export const isAuthenticated = defineCall({
  ...routes.isAuthenticated,
  summary: 'Tell whether the session is alive',
  tag: 'user',
  session: 'none',
  response: z.strictObject({ authenticated: z.boolean() }),
  errors: [],
});
