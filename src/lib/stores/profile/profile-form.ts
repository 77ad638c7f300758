import type { BodyOf } from '#contract/call.ts';
import type { ProfileValues } from '#contract/forms/profile.ts';
import type { updateProfile } from '#contract/profile/profile.ts';
import { birthDays, secondsOf } from '#domain/identity/age.ts';
import { datePlaceholder } from '#domain/identity/typed-date.ts';
import { phoneFault } from '#domain/identity/typed-phone.ts';
import { isBlank, typedPhone } from '#domain/typed-text.ts';
import { type ApiFail, callApi } from '../calls/api.ts';
import { type FormErrors, notSent, type Sent, sent } from '../shell/sent.ts';
import { showError, showSuccess } from '../shell/toasts.ts';
import { loadPhones } from './phone.ts';
import { $profile, type Profile } from './profile.ts';
import { type OpenField, openFields, type ShownField } from './profile-fields.ts';

type Body = BodyOf<typeof updateProfile>;
type Phone = { readonly dialingCode: string; readonly phoneNumber: string };

/** A form in which nothing is filled in. */
export const emptyProfile: ProfileValues = {
  nickName: '',
  dateOfBirth: datePlaceholder,
  gender: '',
  country: '',
  phoneNumber: '',
  phoneCountry: '',
  city: '',
  state: '',
  address: '',
  address2: '',
  zipCode: '',
};

const isEmpty = (values: ProfileValues, field: OpenField): boolean =>
  field === 'dateOfBirth' ? values.dateOfBirth === datePlaceholder : isBlank(values[field]);

/** What is wrong with the open fields: codes for the words of `profile.wrong_…`. `required`: none may stay empty. */
export const checkProfile = (
  values: ProfileValues,
  open: readonly OpenField[],
  required: boolean,
  now: Date,
): FormErrors<ProfileValues> => {
  const errors: { [Field in OpenField]?: string } = {};
  for (const field of open) if (required && isEmpty(values, field)) errors[field] = 'required';
  const { first, last } = birthDays(now);
  const { dateOfBirth } = values;
  if (open.includes('dateOfBirth') && dateOfBirth !== datePlaceholder) {
    if (secondsOf(dateOfBirth) === undefined) errors.dateOfBirth = 'date';
    else if (dateOfBirth > last) errors.dateOfBirth = 'young';
    else if (dateOfBirth < first) errors.dateOfBirth = 'old';
  }
  if (open.includes('phoneNumber') && !isBlank(values.phoneNumber)) {
    const isNational = !typedPhone(values.phoneNumber).startsWith('+');
    const fault = phoneFault(values.phoneNumber) ?? (isNational && values.phoneCountry === '' ? 'code' : undefined);
    if (fault !== undefined) errors.phoneNumber = fault;
  }
  const [top] = open;
  if (top !== undefined && open.every((field) => isEmpty(values, field)))
    errors[top] = required ? 'required' : 'nothing';
  return errors;
};

/** The body of the update, in the order of the specification; what was left empty is not sent, but for the date. */
export const bodyOf = (
  values: ProfileValues,
  open: readonly OpenField[],
  phone: Phone | undefined,
  promo: boolean | undefined,
): Body => {
  const text = (field: Exclude<OpenField, 'dateOfBirth'>) =>
    open.includes(field) && !isEmpty(values, field) ? { [field]: values[field].trim() } : {};
  return {
    ...(open.includes('dateOfBirth') && { dateOfBirth: secondsOf(values.dateOfBirth) ?? null }),
    ...text('gender'),
    ...text('country'),
    ...text('state'),
    ...text('address'),
    ...text('nickName'),
    ...text('address2'),
    ...text('city'),
    ...text('zipCode'),
    ...(phone && { phoneNumber: phone.phoneNumber, dialingCode: phone.dialingCode }),
    ...(promo !== undefined && { receiveEmailPromo: promo }),
  };
};

const namesOf = ({ fields = {}, facts = {} }: ApiFail): string[] => [
  ...Object.keys(fields),
  ...(typeof facts['field'] === 'string' ? [facts['field']] : []),
];

const refused = (failed: ApiFail): FormErrors<ProfileValues> => {
  showError('profile_failed');
  // Filled in meanwhile elsewhere: the form shows what stands there.
  if (failed.code === 'field_locked') $profile.revalidate();
  if (failed.code === 'age_not_allowed') return { dateOfBirth: 'young' };
  if (failed.code === 'phone_invalid') return { phoneNumber: 'phone' };
  return Object.fromEntries(namesOf(failed).map((name) => [name === 'dialingCode' ? 'phoneNumber' : name, 'format']));
};

/** Of the named fields, those that the player may fill in now. */
const openNow = (fields: readonly ShownField[]): OpenField[] => {
  const { data } = $profile.get();
  return data === undefined ? [] : openFields(data, fields);
};

/** What is wrong with the named fields as they are typed now; `required`: none of them may stay empty. */
export const profileFaults = (
  values: ProfileValues,
  fields: readonly ShownField[],
  required: boolean,
): FormErrors<ProfileValues> => checkProfile(values, openNow(fields), required, new Date());

type Saving = {
  readonly fields: readonly ShownField[];
  /** What the player chose about promotions while this form was open; undefined sends nothing about them. */
  readonly promo: boolean | undefined;
  readonly onSaved: (profile: Profile) => void;
};

/** Saves the named fields of the profile. What the house took is the profile from then on. */
export const saveProfile = async (
  values: ProfileValues,
  { fields, promo, onSaved }: Saving,
): Promise<Sent<ProfileValues>> => {
  const open = openNow(fields);
  let phone: Phone | undefined;
  if (open.includes('phoneNumber') && !isEmpty(values, 'phoneNumber')) {
    try {
      phone = await phoneOf(values);
    } catch {
      showError('words_failed');
      return notSent();
    }
    if (phone === undefined) return notSent({ phoneNumber: 'phone' });
  }
  const answer = await callApi('updateProfile', { body: bodyOf(values, open, phone, promo) });
  if (!answer.ok) return notSent(refused(answer));
  $profile.mutate(answer.value);
  showSuccess('profile_saved');
  onSaved(answer.value);
  return sent;
};

const phoneOf = async (values: ProfileValues): Promise<Phone | undefined> =>
  (await loadPhones()).split(values.phoneNumber, values.phoneCountry);
