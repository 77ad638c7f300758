import { atom } from 'nanostores';
import type { CodeValues } from '#contract/forms/proofs.ts';
import type { SignInValues } from '#contract/forms/sign-in.ts';
import { type ApiFail, callApi } from '../calls/api.ts';
import { wait } from '../calls/ask.ts';
import { $modal } from '../shell/modal.ts';
import { goTo, ownPath, reloadPage } from '../shell/navigation.ts';
import { notSent, type Sent, sent } from '../shell/sent.ts';
import { showFail, showServerLine } from '../shell/toasts.ts';
import { pathWanted } from '../shell/wanted.ts';
import { startCaptcha, takeCaptchaToken } from './captcha.ts';
import { codeFault } from './sign-in-code.ts';

/** What the dialog asks for: email and password, or, when those were right, a code of the app or a recovery code. */
export type SignInStep =
  | { readonly name: 'password' }
  | { readonly name: 'code'; readonly ticket: string; readonly by: 'app' | 'recovery' };
export const $signInStep = atom<SignInStep>({ name: 'password' });

/** Whether the last try was refused to who is excluded or has closed the account: money of their own has a way out. */
export const $isShutOut = atom(false);

const noteShutOut = ({ code }: ApiFail): void =>
  $isShutOut.set(code === 'player_excluded' || code === 'account_closed');

/** Nobody waits longer for what signing in refreshes. */
const refreshMsMax = 1_000;

/**
 * Where the player wanted to go, else here anew: a reload shows the player's own pages, and every store starts from the server's word.
 * Profile and promotions every page asks for by itself; the level is asked for before (specification, section 4).
 */
export const landAfterSignIn = async (): Promise<void> => {
  await Promise.race([callApi('readLoyaltyLevel', {}), wait(refreshMsMax)]);
  const path = ownPath(pathWanted());
  if (path === null) reloadPage();
  else goTo(path);
};

const refuse = (failed: ApiFail): Sent<SignInValues> => {
  startCaptcha('login');
  noteShutOut(failed);
  if (failed.code === 'network') showFail(failed);
  else showServerLine(failed);
  return notSent();
};

/** The first step: in, or on to the code. */
export const signIn = async ({ email, password }: SignInValues): Promise<Sent<SignInValues>> => {
  const captcha = await takeCaptchaToken('login');
  if (captcha === null) {
    showFail({ code: 'captcha_failed' });
    return notSent();
  }
  const answer = await callApi('signIn', { body: { email, password, captcha } });
  if (!answer.ok) return refuse(answer);
  const { value } = answer;
  if (value.authenticated) await landAfterSignIn();
  else $signInStep.set({ name: 'code', ticket: value.secondFactor.ticket, by: 'app' });
  return sent;
};

/** Back to email and password, which stand there as they were typed. */
export const backToPassword = (): void => $signInStep.set({ name: 'password' });

/** From the app's code to a recovery code and back. */
export const askCodeBy = (by: 'app' | 'recovery'): void => {
  const step = $signInStep.get();
  if (step.name === 'code') $signInStep.set({ ...step, by });
};

/** The second step. A ticket that is over leads back to the first. */
export const completeSignIn = async ({ code }: CodeValues): Promise<Sent<CodeValues>> => {
  const step = $signInStep.get();
  if (step.name !== 'code') return notSent();
  const answer = await callApi('completeSignIn', { body: { ticket: step.ticket, code } });
  if (answer.ok) {
    await landAfterSignIn();
    return sent;
  }
  const fault = codeFault(answer, code);
  if (fault !== undefined) return notSent({ code: fault });
  noteShutOut(answer);
  showFail(answer);
  if (answer.code === 'sign_in_again') backToPassword();
  return notSent();
};

$modal.listen((name) => {
  if (name !== 'sign-in') backToPassword();
});
