import * as z from 'zod/mini';
import { isSamePassword } from '#domain/identity/password.ts';
import { defineCall } from '../call.ts';
import { routes } from '../routes.ts';
import { captchaToken, email, newPassword, password, secretToken } from '../wire.ts';

const forgotPasswordBody = z.strictObject({ email });

export const forgotPassword = defineCall({
  ...routes.forgotPassword,
  summary: 'Mail a link to set a new password; the same answer for an unknown address',
  tag: 'user',
  session: 'none',
  body: forgotPasswordBody,
  response: z.void(),
  errors: [],
});

const passwordsDiffer = { error: 'passwords_differ', path: ['confirmPassword'] };

const resetPasswordBody = z
  .strictObject({ password: newPassword, confirmPassword: password, token: secretToken, captcha: captchaToken })
  .check(z.refine((body) => isSamePassword(body.password, body.confirmPassword), passwordsDiffer));

export const resetPassword = defineCall({
  ...routes.resetPassword,
  summary: 'Set a new password with the token of the mail; ends every session',
  tag: 'user',
  session: 'none',
  body: resetPasswordBody,
  response: z.void(),
  errors: ['token_invalid', 'token_expired', 'captcha_failed', 'password_too_common', 'password_used_before'],
});

const changePasswordBody = z
  .strictObject({ oldPassword: password, newPassword, confirmPassword: password })
  .check(z.refine((body) => isSamePassword(body.newPassword, body.confirmPassword), passwordsDiffer));

export const changePassword = defineCall({
  ...routes.changePassword,
  summary: 'Change the password; ends every other session',
  tag: 'user',
  session: 'player',
  perDay: 50,
  body: changePasswordBody,
  response: z.void(),
  errors: ['credentials_wrong', 'account_locked', 'password_too_common', 'password_used_before'],
});
