import * as z from 'zod/mini';
import { passwordLengthMin } from '#domain/identity/password.ts';
import { currencyCodes } from '#domain/money/currency.ts';
import { isLong, typedEmail } from './fields.ts';

const ticked = (code: string) => z.boolean().check(z.refine((isTicked) => isTicked, code));

/** Specification, section 5, in the order of the screen. */
export const signUpSchema = z.object({
  fullName: z.string().check(z.trim(), z.minLength(1, 'fullName_required')),
  /** Filled in where the player parts the name otherwise than the house guesses. */
  firstName: z.string().check(z.trim()),
  lastName: z.string().check(z.trim()),
  email: typedEmail,
  password: z
    .string()
    .check(z.minLength(1, 'password_required'), z.refine(isLong(passwordLengthMin), 'password_short')),
  currency: z.enum(currencyCodes, 'currency_required'),
  adult: ticked('adult_required'),
  terms: ticked('terms_required'),
});
export type SignUpValues = z.output<typeof signUpSchema>;
