import type { NationalNumberValues } from '#contract/forms/profile.ts';
import { callApi } from '../calls/api.ts';
import { notSent, type Sent, sent } from '../shell/sent.ts';
import { showFail } from '../shell/toasts.ts';
import { $profile } from './profile.ts';

/** Where the number is given, on the page of the profile. */
export const numberPlace = '#national-number';

/** Gives the number, once; it is kept nowhere on this side. What is wrong stands beside the field: `wrong` or `born_missing`. */
export const fillNationalNumber = async (values: NationalNumberValues): Promise<Sent<NationalNumberValues>> => {
  const answer = await callApi('fillNationalNumber', { body: values });
  if (answer.ok) {
    const { data } = $profile.get();
    if (data !== undefined) $profile.mutate({ ...data, nationalNumber: 'given' });
    return sent;
  }
  if (answer.code === 'bad_request') return notSent({ nationalNumber: 'wrong' });
  if (answer.code === 'profile_incomplete' && answer.facts?.['fields'] === 'dateOfBirth')
    return notSent({ nationalNumber: 'born_missing' });
  // It was given meanwhile, elsewhere, or is asked for no more: the profile says which.
  if (answer.code === 'field_locked' || answer.code === 'profile_incomplete') $profile.revalidate();
  showFail(answer);
  return notSent();
};
