import { atom } from 'nanostores';
import { type ApiResult, callApi } from '../calls/api.ts';
import { createForm } from '../shell/form.ts';
import { showFail } from '../shell/toasts.ts';

/** Whether the password is asked for again, and the action waits. */
export const $proofAsked = atom(false);

let answer: ((proved: boolean) => void) | undefined;

/** Closes the dialog; the waiting action goes on when the player has proved who they are, and is given up otherwise. */
export const closeProof = (proved = false): void => {
  const waiting = answer;
  answer = undefined;
  $proofAsked.set(false);
  proofForm.reset();
  waiting?.(proved);
};

const askForProof = (): Promise<boolean> => {
  closeProof();
  return new Promise((resolve) => {
    answer = resolve;
    $proofAsked.set(true);
  });
};

/**
 * Makes a call that needs a recent sign-in. When the last one is too long ago, the password is asked for and the call made
 * again; null when the player gives that up.
 */
export const withProof = async <T>(call: () => Promise<ApiResult<T>>): Promise<ApiResult<T> | null> => {
  const first = await call();
  if (first.ok || first.code !== 'sign_in_again') return first;
  return (await askForProof()) ? call() : null;
};

export const proofForm = createForm<{ readonly password: string }>({
  initial: { password: '' },
  order: ['password'],
  check: ({ password }) => (password === '' ? { password: 'password_required' } : {}),
  send: async ({ password }) => {
    const result = await callApi('reauthenticate', { body: { password } });
    if (result.ok) closeProof(true);
    else if (result.code === 'credentials_wrong') return { password: 'password_wrong' };
    else showFail(result);
    return undefined;
  },
});
