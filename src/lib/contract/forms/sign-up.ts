import * as z from 'zod/mini';
import { splitFullName } from '#domain/identity/full-name.ts';
import { passwordLengthMin } from '#domain/identity/password.ts';
import { currencyCodes } from '#domain/money/currency.ts';
import { isBlank } from '#domain/typed-text.ts';
import { isLong, judged, judgedTogether, typedEmail } from './fields.ts';

const ticked = (code: string) => z.boolean().check(z.refine((isTicked) => isTicked, code));

const nameFault = (typed: string): string | undefined => {
  if (isBlank(typed)) return 'fullName_required';
  return splitFullName(typed) === undefined ? 'fullName_format' : undefined;
};

const fields = z.object({
  fullName: z.string().check(z.trim(), judged(nameFault)),
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
export type SignUpValues = z.output<typeof fields>;

/** Whether the two parts that the player gave are the words of the name. */
const arePartsOf = ({ fullName, firstName, lastName }: SignUpValues): boolean =>
  (firstName === '' && lastName === '') || splitFullName(fullName, { firstName, lastName }) !== undefined;

/** Specification, section 5, in the order of the screen: all that is wrong is said at once. */
export const signUpSchema = judgedTogether<SignUpValues>(fields, (typed) =>
  nameFault(typed.fullName) === undefined && !arePartsOf(typed) ? { firstName: 'firstName_parts' } : {},
);
