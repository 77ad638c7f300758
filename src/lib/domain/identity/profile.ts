/** What a player fills in once: each is locked as soon as it has a value. In the order in which it is sent and named. */
export const profileFields = [
  'dateOfBirth',
  'gender',
  'avatar',
  'country',
  'state',
  'address',
  'nickName',
  'address2',
  'city',
  'zipCode',
  'phoneNumber',
  'dialingCode',
] as const;
export type ProfileField = (typeof profileFields)[number];

/** Values by field; null and absent mean empty. */
export type ProfileValues = { readonly [Field in ProfileField]?: string | null | undefined };

const isFilled = (value: string | null | undefined): value is string => value !== undefined && value !== null;

/** The fields that have a value which `changes` would replace. The same value again replaces nothing. */
export const lockedFields = (current: ProfileValues, changes: ProfileValues): ProfileField[] =>
  profileFields.filter((field) => {
    const [before, after] = [current[field], changes[field]];
    return isFilled(before) && isFilled(after) && before !== after;
  });

/** The fields that are empty and get a value. */
export const filledFields = (current: ProfileValues, changes: ProfileValues): ProfileField[] =>
  profileFields.filter((field) => !isFilled(current[field]) && isFilled(changes[field]));
