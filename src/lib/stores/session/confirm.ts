import { atom } from 'nanostores';
import { callApi } from '../calls/api.ts';
import { dropQuery, queryValue } from '../shell/navigation.ts';

/** How far the confirmation of a mail's link is. `retry`: no answer came, the same token may be tried again. */
export type Confirmation = 'working' | 'done' | 'already' | 'invalid' | 'expired' | 'missing' | 'retry';

export const $confirmation = atom<Confirmation>('working');

let token: string | null = null;

const outcomes: Readonly<Record<string, Confirmation>> = {
  already_confirmed: 'already',
  token_invalid: 'invalid',
  bad_request: 'invalid',
  token_expired: 'expired',
};

/** Sends the token once more after a lost network. */
export const confirmAgain = async (): Promise<void> => {
  if (token === null) return $confirmation.set('missing');
  $confirmation.set('working');
  const answer = await callApi('confirmAccount', { body: { token } });
  $confirmation.set(answer.ok ? 'done' : (outcomes[answer.code] ?? 'retry'));
};

/** Takes the token out of the address before anything else happens, then confirms with it. Runs once a page. */
export const confirmFromAddress = (): void => {
  if (token !== null) return;
  token = queryValue('token');
  if (token !== null) dropQuery('token');
  void confirmAgain();
};
