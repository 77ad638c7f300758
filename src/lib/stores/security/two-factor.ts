import { atom } from 'nanostores';
import type { CodeValues, PasswordProof } from '#contract/forms/proofs.ts';
import { type ApiAnswer, type ApiFail, callApi } from '../calls/api.ts';
import { $player, answered, askedAnew, createQuery } from '../calls/query.ts';
import { saveFile } from '../calls/save-file.ts';
import { codeFault } from '../session/sign-in-code.ts';
import { notSent, type Sent, sent } from '../shell/sent.ts';
import { showFail, showSuccess } from '../shell/toasts.ts';
import { withProof } from './proof.ts';

export const $twoFactor = createQuery<ApiAnswer<'readSecondFactor'>>(['two-factor', $player], {
  ...askedAnew,
  fetcher: () => answered(callApi('readSecondFactor', {})),
});

/** What is under way: the key is shown and waits for its first code, the codes are shown, or it is being switched off. */
export type Step =
  | { readonly name: 'key'; readonly key: string; readonly uri: string }
  | { readonly name: 'recovery'; readonly codes: readonly string[] }
  | { readonly name: 'off'; readonly by: 'code' | 'password' };
export const $step = atom<Step | null>(null);
export const $starting = atom(false);

/** Begins to switch it off, by a code or by the password. */
export const askOffBy = (by: 'code' | 'password'): void => $step.set({ name: 'off', by });

export const closeStep = (): void => $step.set(null);

/** Asks for a key and shows it. */
export const startTwoFactor = async (): Promise<void> => {
  $starting.set(true);
  const result = await withProof(() => callApi('startSecondFactor', {}));
  $starting.set(false);
  if (result === null) return;
  if (result.ok) return $step.set({ name: 'key', ...result.value });
  if (result.code === 'second_factor_on') $twoFactor.revalidate();
  showFail(result);
};

/** Ten new recovery codes, shown at once: those before count no more. */
export const renewRecoveryCodes = async (): Promise<void> => {
  $starting.set(true);
  const result = await withProof(() => callApi('renewRecoveryCodes', {}));
  $starting.set(false);
  if (result === null) return;
  if (!result.ok) return showFail(result);
  $step.set({ name: 'recovery', codes: result.value.recoveryCodes });
  $twoFactor.revalidate();
};

/** What belongs beside the field; anything else is said as a message. */
const refuse = (failed: ApiFail, typed = ''): Sent<CodeValues> => {
  const fault = codeFault(failed, typed);
  if (fault !== undefined) return notSent({ code: fault });
  showFail(failed);
  if (failed.code === 'second_factor_on' || failed.code === 'second_factor_off') {
    closeStep();
    $twoFactor.revalidate();
  }
  return notSent();
};

/** The first code of the key: with it the second factor is on, and its recovery codes are shown. */
export const confirmTwoFactor = async ({ code }: CodeValues): Promise<Sent<CodeValues>> => {
  const result = await callApi('confirmSecondFactor', { body: { code } });
  if (!result.ok) return refuse(result, code);
  $step.set({ name: 'recovery', codes: result.value.recoveryCodes });
  $twoFactor.revalidate();
  return sent;
};

const switchedOff = (): typeof sent => {
  closeStep();
  $twoFactor.revalidate();
  showSuccess('two_factor_off');
  return sent;
};

/** Switches it off by a code. */
export const switchOffByCode = async ({ code }: CodeValues): Promise<Sent<CodeValues>> => {
  const result = await callApi('switchOffSecondFactor', { body: { code } });
  return result.ok ? switchedOff() : refuse(result, code);
};

/** Switches it off by the password. */
export const switchOffByPassword = async ({ password }: PasswordProof): Promise<Sent<PasswordProof>> => {
  const result = await callApi('switchOffSecondFactor', { body: { password } });
  if (result.ok) return switchedOff();
  if (result.code === 'credentials_wrong') return notSent({ password: 'password_wrong' });
  refuse(result);
  return notSent();
};

/** Saves the codes as a text file on the player's device. */
export const saveRecoveryCodes = (codes: readonly string[]): void =>
  saveFile('faceup-recovery-codes.txt', new Blob([`${codes.join('\n')}\n`], { type: 'text/plain' }));
