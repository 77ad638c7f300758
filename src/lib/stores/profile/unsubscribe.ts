import { atom } from 'nanostores';
import { callApi } from '../calls/api.ts';
import { dropQuery, queryValue } from '../shell/navigation.ts';

/** `asking`: waits for the press, since scanners of mail follow links too. `retry`: no answer came. */
export type Unsubscribing = 'starting' | 'asking' | 'working' | 'done' | 'invalid' | 'missing' | 'retry';

export const $unsubscribing = atom<Unsubscribing>('starting');

let token: string | null = null;

/** Takes the token out of the address, where it must not stay, and asks. Runs once a page. */
export const readUnsubscribeLink = (): void => {
  if (token !== null) return;
  token = queryValue('token');
  if (token !== null) dropQuery('token');
  $unsubscribing.set(token === null ? 'missing' : 'asking');
};

/** Ends the promotions of the mail's reader. */
export const unsubscribeNow = async (): Promise<void> => {
  if (token === null) return $unsubscribing.set('missing');
  $unsubscribing.set('working');
  const answer = await callApi('unsubscribe', { params: { id: token } });
  if (answer.ok) return $unsubscribing.set('done');
  $unsubscribing.set(answer.code === 'not_found' || answer.code === 'bad_request' ? 'invalid' : 'retry');
};
