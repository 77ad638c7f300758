import * as z from 'zod/mini';
import { dayPattern, isDay, isPeriod, momentOf, momentPattern } from '#domain/day.ts';
import { passwordLengthMin } from '#domain/identity/password.ts';
import { asciiEmail, emailPattern } from '#domain/identity/typed-email.ts';
import { houseLanguage } from '#domain/locale.ts';
import { type CurrencyCode, currencyCodes, isCurrencyCode } from '#domain/money/currency.ts';
import { readAmount, withoutOwnMark } from '#domain/money/typed-amount.ts';
import { isBlank, typedCoupon } from '#domain/typed-text.ts';

/** Control characters have no business in a name, a header or a log line. Line breaks count as such. */
const plain = /^[^\p{Cc}\p{Zl}\p{Zp}]*$/u;

/** One line of free text, trimmed, of at most `max` characters, in which something is to be seen. */
export const text = (max: number) =>
  z.string().check(
    z.trim(),
    z.minLength(1, 'required'),
    z.refine((typed) => !isBlank(typed), 'required'),
    z.maxLength(max),
    z.regex(plain),
  );

/** One line of free text as a form sends it that was left empty: "" is allowed. */
export const textOrNone = (max: number) => z.string().check(z.trim(), z.maxLength(max), z.regex(plain));

/** A coupon's code, read as it was meant. */
export const couponCode = z
  .string()
  .check(z.overwrite(typedCoupon), z.minLength(1, 'required'), z.maxLength(64), z.regex(plain));

const isEmpty = (given: unknown): boolean => given === null || (typeof given === 'string' && isBlank(given));

/**
 * A field that may be left out, and is left out where it comes empty: a form that sends all of its fields sends "" or null for
 * those that nobody filled in.
 */
export const orNone = <Out, In extends string | number | boolean | null>(schema: z.ZodMiniType<Out, In>) => {
  const told = z.transform((given: unknown) => (isEmpty(given) ? undefined : given));
  // What is no text and not null goes through as it came: for the schema to judge.
  return z.optional(z.pipe(told as unknown as z.ZodMiniType<In | undefined, In | '' | null>, z.optional(schema)));
};

/** As `orNone`, and `value` where it is left out or comes empty. */
export const orElse = <Out extends string | number, In extends string | number>(
  schema: z.ZodMiniType<Out, In>,
  value: Out,
) => {
  const told = z.transform((given: unknown) => (isEmpty(given) ? undefined : given));
  const read = told as unknown as z.ZodMiniType<In | undefined, In | '' | null>;
  // A text or a number is never undefined, which the library's type cannot see of a type that is open.
  const standing = value as z.core.util.NoUndefined<Out>;
  const judged = z._default(schema, standing) as unknown as z.ZodMiniType<Out, In | undefined>;
  return z._default(z.pipe(read, judged), standing);
};

/** Several lines of free text, kept as they are: a stack, a description. Never rendered as anything but text. */
export const longText = (max: number) => z.string().check(z.maxLength(max));

export const amountCharsMax = 12;
const amountPattern = /^(?:0|[1-9]\d*)(?:\.\d+)?$/;

/** What a request says of an amount, in the one form; `amount_unclear` where it could mean two. */
export const readTypedAmount = z.transform<string | number, string>((given, context) => {
  const read = readAmount(String(given));
  if (read.ok) return read.value;
  context.issues.push({ code: 'custom', message: read.code, input: given });
  return z.NEVER;
});

/**
 * Money as requests bring it: a decimal string in units (`"12.50"`) or a JSON number; always a string afterwards.
 * Read as people write it (`"12,50"`, digits of any script), positive, at most 12 characters then, no sign or exponent.
 * What digits a currency allows is for `#domain/money` to say (decision 003).
 */
export const amount = z.pipe(
  z.pipe(z.union([z.string(), z.number()]), readTypedAmount),
  z.string().check(
    z.maxLength(amountCharsMax, 'amount_invalid'),
    z.regex(amountPattern, 'amount_invalid'),
    z.refine((digits) => /[1-9]/.test(digits), 'amount_invalid'),
  ),
);

/**
 * A body with an amount under `name`, at which the sign or the code of its currency may stand (`"€20"`, `"20 EUR"`); another
 * currency's is said of that field. `currencyOf` tells the currency from the body, which is not judged yet.
 */
export const withAmount = <Schema extends z.ZodMiniType>(
  name: string,
  currencyOf: (body: Readonly<Record<string, unknown>>) => CurrencyCode | undefined,
  schema: Schema,
): Schema => {
  const unmarked = z.transform((given: unknown) => {
    if (typeof given !== 'object' || given === null || Array.isArray(given)) return given;
    const body = given as Readonly<Record<string, unknown>>;
    const [amountGiven, currency] = [body[name], currencyOf(body)];
    if (typeof amountGiven !== 'string' || currency === undefined) return given;
    return { ...body, [name]: withoutOwnMark(amountGiven, currency) };
  });
  // What goes in and comes out is the schema's own: the transform takes a sign away and touches nothing else.
  return z.pipe(unmarked, schema as unknown as z.ZodMiniType<unknown, unknown>) as unknown as Schema;
};

/** The body of a payment: its `amount` is in its `currency`. */
export const payment = <Shape extends z.core.$ZodShape>(shape: Shape) =>
  withAmount(
    'amount',
    ({ currency }) => (typeof currency === 'string' && isCurrencyCode(currency) ? currency : undefined),
    z.strictObject({ amount, currency: currencyCode, ...shape }),
  );

/** Money as answers show it: a decimal string in units with exactly the currency's digits. May be negative or zero. */
export const money = z.string().check(z.regex(/^-?(?:0|[1-9]\d*)(?:\.\d+)?$/));

/** An exact ratio that is not money: what one unit of a currency is worth in EUR. */
export const decimal = z.string().check(z.regex(/^(?:0|[1-9]\d*)(?:\.\d+)?$/));

/** Lower case, as PostgreSQL prints it, so that the same id has one spelling. */
export const uuid = z.string().check(z.regex(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/));

export const currencyCode = z.enum(currencyCodes);

/** ISO 3166-1 alpha-2. */
export const isoCountry = z.string().check(z.regex(/^[A-Z]{2}$/));

/** A moment in UTC, `2027-01-31T12:00:00.000Z`. */
export const instant = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/));

/** A day of the calendar: 2027-01-31. */
export const day = z.string().check(z.regex(dayPattern), z.refine(isDay));

/** A day of the calendar or a moment, as a query names the bounds of a period. */
export const dayOrInstant = z.string().check(
  z.maxLength(30),
  z.regex(momentPattern),
  z.refine((value) => momentOf(value) !== undefined, 'format'),
);

/** That a period does not end before it begins, said of `from`: a check of every query with bounds. */
export const periodInOrder = z.refine<{ from?: string | undefined; to?: string | undefined }>(isPeriod, {
  error: 'period_wrong',
  path: ['from'],
});

/** An email address; its domain may come in any letters and is ASCII afterwards. */
export const email = z
  .string()
  .check(z.trim(), z.overwrite(asciiEmail), z.minLength(1, 'required'), z.maxLength(254), z.regex(emailPattern));

/** In UTF-16 units as sent: room for every password of the allowed length, decomposed or of letters outside the first plane. */
const passwordUnitsMax = 1_024;

/** A password as typed to sign in: any characters, never trimmed or cut. */
export const password = z.string().check(z.minLength(1, 'required'), z.maxLength(passwordUnitsMax));

/** A password to be set: more than 8 characters (specification, section 5), at most 256; the server counts them prepared. */
export const newPassword = z
  .string()
  .check(z.minLength(1, 'required'), z.minLength(passwordLengthMin), z.maxLength(passwordUnitsMax));

/** What a captcha's widget hands over; opaque. */
export const captchaToken = z
  .string()
  .check(z.minLength(1, 'captcha_failed'), z.maxLength(8192), z.regex(/^[\x21-\x7e]*$/));

/** A secret of ours in the URL-safe alphabet: at least 32 characters, so at least 192 bits. */
export const secretToken = z.string().check(z.minLength(32), z.maxLength(128), z.regex(/^[A-Za-z0-9_-]*$/));

/** A SHA-256 digest or a 32-byte seed in lower-case hexadecimal. */
export const hex32 = z.string().check(z.regex(/^[0-9a-f]{64}$/));

const languages = [houseLanguage] as const;
export const language = z.enum(languages);

/** A whole number in a query string, from `min` to `max`. */
export const queryInt = (min: number, max: number) =>
  z.pipe(
    z.pipe(z.string().check(z.maxLength(9, 'too_large'), z.regex(/^(?:0|[1-9]\d*)$/)), z.transform(Number)),
    z.int().check(z.minimum(min), z.maximum(max)),
  );

export const pageMax = 10_000;
export const sizeMax = 100;
/** Counts from 0, as the client of the specification does. */
export const page = orElse(queryInt(0, pageMax), 0);
export const size = orElse(queryInt(1, sizeMax), 20);

/** One page of a longer list. */
export const pageOf = <S extends z.ZodMiniType>(item: S) =>
  z.strictObject({ items: z.array(item), page: z.int(), size: z.int(), total: z.int() });
