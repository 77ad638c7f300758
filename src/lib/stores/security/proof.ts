import { atom } from 'nanostores';
import type { PasswordProof } from '#contract/forms/proofs.ts';
import { type ApiResult, callApi } from '../calls/api.ts';
import { notSent, type Sent, sent } from '../shell/sent.ts';
import { showFail } from '../shell/toasts.ts';

/** Whether the password is asked for again, and the action waits. */
export const $proofAsked = atom(false);

let answer: ((proved: boolean) => void) | undefined;

/** Closes the dialog; the waiting action goes on when the player has proved who they are, and is given up otherwise. */
export const closeProof = (proved = false): void => {
  const waiting = answer;
  answer = undefined;
  $proofAsked.set(false);
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

/** Proves the player by the password; what waits for it goes on. */
export const prove = async ({ password }: PasswordProof): Promise<Sent<PasswordProof>> => {
  const result = await callApi('reauthenticate', { body: { password } });
  if (result.ok) {
    closeProof(true);
    return sent;
  }
  if (result.code === 'credentials_wrong') return notSent({ password: 'password_wrong' });
  showFail(result);
  return notSent();
};
