import * as z from 'zod/mini';

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
