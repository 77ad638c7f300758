import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { routes } from '../routes.ts';
import { captchaToken, email, password } from '../wire.ts';

export const signInBody = z.strictObject({ email, password, captcha: captchaToken });

export const signIn = defineCall({
  ...routes.signIn,
  summary: 'Sign in; sets the session cookie',
  tag: 'user',
  session: 'none',
  body: signInBody,
  response: z.strictObject({ authenticated: z.literal(true), confirmed: z.boolean() }),
  errors: ['credentials_wrong', 'account_locked', 'captcha_failed', 'player_excluded', 'country_restricted'],
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
