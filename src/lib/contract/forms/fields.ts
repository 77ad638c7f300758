import * as z from 'zod/mini';
import { passwordLength, passwordLengthMin } from '#domain/identity/password.ts';
import { asciiEmail, emailPattern } from '#domain/identity/typed-email.ts';
import { typedCodeText } from '#domain/typed-text.ts';

/** A box that must not be left empty; every character of it counts. */
export const filled = (code: string) => z.string().check(z.minLength(1, code));

/** An address as it was typed; spaces around it are no matter, and its domain is sent in ASCII. */
export const typedEmail = z
  .string()
  .check(z.trim(), z.overwrite(asciiEmail), z.minLength(1, 'email_required'), z.regex(emailPattern, 'email_format'));

/** Below this the field is hardly filled in; up to the house's rule of more than 8 characters the rule itself is said. */
const typedMin = 3;

/** Length in code points, as a person counts. */
export const isLong = (min: number) => (password: string) => passwordLength(password) >= min;

/** A password that takes the place of another. */
export const nextPassword = (requiredCode: string) =>
  z
    .string()
    .check(
      z.minLength(1, requiredCode),
      z.refine(isLong(typedMin), 'password_too_short'),
      z.refine(isLong(passwordLengthMin), 'password_rule'),
    );

/** A text that a rule of its own judges: `faultOf` tells the code of what is wrong with it. */
export const judged = (faultOf: (typed: string) => string | undefined) =>
  z.check<string>(({ value, issues }) => {
    const message = faultOf(value);
    if (message !== undefined) issues.push({ code: 'custom', message, input: value });
  });

/** Fields that are judged together: what is wrong with each is a code under its name. */
export const judgedTogether = <Checked extends object, Typed = Checked>(
  schema: z.ZodMiniType<Checked, Typed>,
  faultsOf: (checked: Checked) => Partial<Record<keyof Checked & string, string>>,
): z.ZodMiniType<Checked, Typed> =>
  schema.check(({ value, issues }) => {
    for (const [name, message] of Object.entries<string | undefined>(faultsOf(value)))
      if (message !== undefined) issues.push({ code: 'custom', path: [name], message, input: value });
  });

/** What a code of the second factor may be: six digits of the app, a recovery code, or either. */
export type TypedCodeKind = 'app' | 'recovery' | 'any';

const appCode = /^\d{6}$/;
const recoveryCode = /^[0-9A-Za-z]{10}$/;
const formatFaults = { app: 'code_format', recovery: 'recovery_format', any: 'code_any_format' } as const;

/** A code of the second factor; spaces and dashes are no matter. */
export const typedCode = (kind: TypedCodeKind) =>
  z.string().check(
    z.overwrite(typedCodeText),
    judged((code) => {
      if (code === '') return kind === 'recovery' ? 'recovery_required' : 'code_required';
      if (kind !== 'recovery' && appCode.test(code)) return undefined;
      return kind !== 'app' && recoveryCode.test(code) ? undefined : formatFaults[kind];
    }),
  );
