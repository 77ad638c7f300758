import * as z from 'zod/mini';
import { numberStandings } from '#domain/registers/number-correction.ts';
import { typedFigures, typedPhone } from '#domain/typed-text.ts';
import { defineCall } from '../call.ts';
import { routes } from '../routes.ts';
import { isoCountry, orNone, secretToken, text } from '../wire.ts';

const genders = ['Male', 'Female'] as const;
const digits = (max: number) => z.string().check(z.regex(/^\d+$/), z.maxLength(max));
/** As people write them: `+44`, `(0)20 7946 0123`. */
const typedDigits = (max: number) =>
  z.string().check(
    z.overwrite((typed) =>
      typedPhone(typed)
        .replace(/^\+(?=\d{1,4}$)/, '')
        .replaceAll(/[\s()./-]/g, ''),
    ),
    z.regex(/^\d+$/),
    z.maxLength(max),
  );
/** Unix seconds. The age limits (18 to 90 years) need today's date: the domain's matter. */
const dateOfBirth = z.int().check(z.minimum(-2_500_000_000), z.maximum(4_100_000_000));
/** The name of one of the house's pictures, never a URL: nothing is fetched for a player. */
const avatar = z.string().check(z.maxLength(40), z.regex(/^[a-z0-9-]+$/));

const numberStanding = z.enum(numberStandings);

const details = {
  receiveEmailPromo: z.boolean(),
  address: z.nullable(text(200)),
  address2: z.nullable(text(200)),
  nickName: z.nullable(text(40)),
  zipCode: z.nullable(text(16)),
  country: z.nullable(isoCountry),
  city: z.nullable(text(100)),
  state: z.nullable(text(100)),
  gender: z.nullable(z.enum(genders)),
  dateOfBirth: z.nullable(dateOfBirth),
};

export const profile = z.strictObject({
  /** A domain of letters is in letters. */
  email: z.string(),
  confirmed: z.boolean(),
  firstName: z.string(),
  /** Empty where the name is one word. */
  lastName: z.string(),
  fullName: z.string(),
  avatar: z.nullable(avatar),
  /** Whether wins are named among the latest and the highest, by the first letter of the first name. */
  showWins: z.boolean(),
  /** How the player stands to the agreement's texts: `due` where a version in force is to be accepted first, `announced` where one is to come. */
  terms: z.enum(['accepted', 'announced', 'due']),
  /**
   * The number of the player's country, where its register of self-excluded people asks for it; null: none does. `open`: it was given, and another may be.
   */
  nationalNumber: z.nullable(numberStanding),
  userDetails: z.strictObject({
    ...details,
    phone: z.nullable(z.strictObject({ phoneNumber: digits(15), dialingCode: digits(4) })),
  }),
});

export const readProfile = defineCall({
  ...routes.readProfile,
  summary: 'The player’s own profile',
  tag: 'profile',
  session: 'player',
  response: profile,
  errors: [],
});

/**
 * In the order in which the client of the specification sends them, all of them each time: one that comes empty says nothing. A field
 * that has a value already is locked: another one is refused. `receiveEmailPromo` alone may change again.
 */
const updateProfileBody = z.strictObject({
  dateOfBirth: orNone(details.dateOfBirth),
  gender: orNone(z.enum(genders)),
  avatar: orNone(avatar),
  country: orNone(isoCountry),
  state: orNone(text(100)),
  address: orNone(text(200)),
  nickName: orNone(text(40)),
  address2: orNone(text(200)),
  city: orNone(text(100)),
  zipCode: orNone(text(16).check(z.overwrite(typedFigures))),
  phoneNumber: orNone(typedDigits(15)),
  dialingCode: orNone(typedDigits(4)),
  receiveEmailPromo: orNone(z.boolean()),
});

export const updateProfile = defineCall({
  ...routes.updateProfile,
  summary: 'Fill in what is empty; answers with the whole profile',
  tag: 'profile',
  session: 'player',
  perDay: 100,
  body: updateProfileBody,
  response: profile,
  errors: ['age_not_allowed', 'phone_invalid', 'field_locked'],
});

export const toggleReceiveEmail = defineCall({
  ...routes.toggleReceiveEmail,
  summary: 'Flip the subscription to promotions by mail',
  tag: 'profile',
  session: 'player',
  perDay: 50,
  response: z.strictObject({ receiveEmailPromo: z.boolean() }),
  errors: [],
});

export const setShowWins = defineCall({
  ...routes.setShowWins,
  summary:
    'Have one’s wins named among the latest and highest, or not: what is off is left out from the next answer on',
  tag: 'profile',
  session: 'player',
  perDay: 50,
  body: z.strictObject({ showWins: z.boolean() }),
  response: z.strictObject({ showWins: z.boolean() }),
  errors: [],
});

export const fillNationalNumber = defineCall({
  ...routes.fillNationalNumber,
  summary:
    'The number that the country of one’s address gave one, where its register of self-excluded people asks for it; another in its place a few times',
  tag: 'profile',
  session: 'player',
  perDay: 10,
  body: z.strictObject({ nationalNumber: text(20) }),
  response: z.strictObject({ filled: z.literal(true), standing: numberStanding }),
  // `profile_incomplete`: the country or the day of birth is missing, or no register of that country asks for a number.
  // `bad_request`: `of` in its facts names the other country whose number it looks like. `field_locked`: support has to allow another one.
  errors: ['bad_request', 'profile_incomplete', 'field_locked'],
});

export const unsubscribe = defineCall({
  ...routes.unsubscribe,
  summary: 'Unsubscribe by the link of a mail, without signing in',
  tag: 'profile',
  session: 'none',
  params: z.strictObject({ id: secretToken }),
  response: z.void(),
  errors: ['not_found'],
});
