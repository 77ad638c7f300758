import * as z from 'zod/mini';
import { isSamePassword } from '#domain/identity/password.ts';
import { filled, nextPassword, typedEmail } from './fields.ts';

export const forgotPasswordSchema = z.object({ email: typedEmail });
export type ForgotPasswordValues = z.output<typeof forgotPasswordSchema>;

const repeated = filled('confirm_required');

/** Specification, section 5. The code of a difference names the label of the password that was to be repeated. */
export const resetPasswordSchema = z
  .object({ password: nextPassword('password_required'), confirmPassword: repeated })
  .check(
    z.refine((typed) => isSamePassword(typed.password, typed.confirmPassword), {
      error: 'not_match:password',
      path: ['confirmPassword'],
    }),
  );
export type ResetPasswordValues = z.output<typeof resetPasswordSchema>;

export const changePasswordSchema = z
  .object({ oldPassword: filled('old_required'), newPassword: nextPassword('new_required'), confirmPassword: repeated })
  .check(
    z.refine((typed) => isSamePassword(typed.newPassword, typed.confirmPassword), {
      error: 'not_match:new',
      path: ['confirmPassword'],
    }),
  );
export type ChangePasswordValues = z.output<typeof changePasswordSchema>;
