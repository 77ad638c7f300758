import * as z from 'zod/mini';
import { typedFigures } from '#domain/typed-text.ts';

const text = z.string();

/** As typed; `phoneCountry` says whose numbers `phoneNumber` is one of. What must not stay empty depends on the page. */
export const profileSchema = z.object({
  nickName: text,
  dateOfBirth: text,
  gender: text,
  country: text,
  phoneNumber: text,
  phoneCountry: text,
  city: text,
  state: text,
  address: text,
  address2: text,
  zipCode: text,
});
export type ProfileValues = z.output<typeof profileSchema>;

/** A number of the state's: digits, in which spaces and dashes may stand. Whether it is the player's is the server's to say. */
export const nationalNumberSchema = z.object({
  nationalNumber: z
    .string()
    .check(z.overwrite(typedFigures), z.minLength(1, 'missing'), z.regex(/^[\d\s-]{10,20}$/, 'wrong')),
});
export type NationalNumberValues = z.output<typeof nationalNumberSchema>;
