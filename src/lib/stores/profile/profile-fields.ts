import { dayOf } from '#domain/identity/age.ts';
import { houseLocale } from '#domain/locale.ts';
import type { Country } from './countries.ts';
import type { Profile } from './profile.ts';

/** What the form can show, in its order. The first three are the sign-up's and never change here. */
export const shownFields = [
  'email',
  'firstName',
  'lastName',
  'nickName',
  'dateOfBirth',
  'gender',
  'country',
  'phoneNumber',
  'city',
  'state',
  'address',
  'address2',
  'zipCode',
] as const;
export type ShownField = (typeof shownFields)[number];

/** What a player may fill in while it is empty. */
export type OpenField = Exclude<ShownField, 'email' | 'firstName' | 'lastName'>;

const dayFormat = new Intl.DateTimeFormat(houseLocale, { dateStyle: 'long', timeZone: 'UTC' });

/** A field's value on the server as it is shown, or null while it is empty. A country's name needs the list; its code stands in. */
export const shownValue = (profile: Profile, field: ShownField, countries: readonly Country[] = []): string | null => {
  const { userDetails: details } = profile;
  switch (field) {
    case 'email':
      return profile.email;
    case 'firstName':
    case 'lastName':
      return profile[field] === '' ? null : profile[field];
    case 'phoneNumber':
      return details.phone === null ? null : `+${details.phone.dialingCode}${details.phone.phoneNumber}`;
    case 'dateOfBirth':
      return details.dateOfBirth === null ? null : dayFormat.format(new Date(`${dayOf(details.dateOfBirth)}T00:00Z`));
    case 'country':
      return countries.find(({ code }) => code === details.country)?.name ?? details.country;
    default:
      return details[field];
  }
};

const isOpenField = (field: ShownField): field is OpenField =>
  field !== 'email' && field !== 'firstName' && field !== 'lastName';

/** The shown fields that have no value yet. */
export const openFields = (profile: Profile, fields: readonly ShownField[]): OpenField[] =>
  fields.filter(isOpenField).filter((field) => shownValue(profile, field) === null);
