import { atom } from 'nanostores';
import type { NationalNumberValues } from '#contract/forms/profile.ts';
import { callApi } from '../calls/api.ts';
import { notSent, type Sent, sent } from '../shell/sent.ts';
import { showFail } from '../shell/toasts.ts';
import { $profile } from './profile.ts';

/** Where the number is given, on the page of the profile. */
export const numberPlace = '#national-number';

/** How many numbers were given since the page was opened. */
export const $numbersGiven = atom(0);

/**
 * Gives the number, or another in its place; it is kept nowhere on this side. What is wrong stands beside the field: `wrong`, `of_SE` or `of_DK` where it
 * looks like that country's, `born_missing`, `locked`.
 */
export const fillNationalNumber = async (values: NationalNumberValues): Promise<Sent<NationalNumberValues>> => {
  const answer = await callApi('fillNationalNumber', { body: values });
  if (answer.ok) {
    const { data } = $profile.get();
    if (data !== undefined) $profile.mutate({ ...data, nationalNumber: answer.value.standing });
    $numbersGiven.set($numbersGiven.get() + 1);
    return sent;
  }
  if (answer.code === 'bad_request') {
    const of = answer.facts?.['of'];
    return notSent({ nationalNumber: of === 'SE' || of === 'DK' ? `of_${of}` : 'wrong' });
  }
  if (answer.code === 'profile_incomplete' && answer.facts?.['fields'] === 'dateOfBirth')
    return notSent({ nationalNumber: 'born_missing' });
  // It was given meanwhile, elsewhere, or is asked for no more: the profile says which.
  if (answer.code === 'field_locked' || answer.code === 'profile_incomplete') $profile.revalidate();
  if (answer.code === 'field_locked') return notSent({ nationalNumber: 'locked' });
  showFail(answer);
  return notSent();
};
