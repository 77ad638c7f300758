import { atom } from 'nanostores';
import { type ApiFail, callApi } from '../calls/api.ts';
import { createForm, type FormErrors, present } from '../shell/form.ts';
import { goHome } from '../shell/navigation.ts';
import { showFail, showSuccessOnNextPage } from '../shell/toasts.ts';
import { startCaptcha, takeCaptchaToken } from './captcha.ts';
import { newPasswordError, refusedPassword } from './new-password.ts';

type ResetValues = { readonly password: string; readonly confirmPassword: string };

/** Whether the mail's link can serve, as far as is known. */
export const $resetLink = atom<'ready' | 'invalid' | 'expired'>('ready');

let token = '';

/** Takes the token that the page's first script left in the document (layouts/parts/page-start.ts), once. */
export const takeResetToken = (): void => {
  const page = globalThis.document.documentElement;
  const left: unknown = Reflect.get(page, 'resetToken');
  if (typeof left === 'string') {
    token = left;
    Reflect.deleteProperty(page, 'resetToken');
  }
  $resetLink.set(/^[\w-]{32,128}$/.test(token) ? 'ready' : 'invalid');
};

/** Specification, section 5, in the order of the screen. */
export const checkReset = ({ password, confirmPassword }: ResetValues): FormErrors<ResetValues> =>
  present<Record<keyof ResetValues, string>>({
    password: password === '' ? 'password_required' : newPasswordError(password),
    confirmPassword: confirmPassword === '' ? 'confirm_required' : differs(password, confirmPassword),
  });

const differs = (password: string, confirmPassword: string): string | undefined =>
  password === confirmPassword ? undefined : 'not_match:password';

const refuse = (failed: ApiFail): FormErrors<ResetValues> | undefined => {
  if (failed.code === 'token_invalid' || failed.code === 'token_expired') {
    $resetLink.set(failed.code === 'token_expired' ? 'expired' : 'invalid');
    return undefined;
  }
  startCaptcha('reset_password');
  const password = refusedPassword(failed);
  if (password !== undefined) return { password };
  showFail(failed);
  return undefined;
};

const send = async ({ password, confirmPassword }: ResetValues): Promise<FormErrors<ResetValues> | undefined> => {
  const captcha = await takeCaptchaToken('reset_password');
  if (captcha === null) {
    showFail({ code: 'captcha_failed' });
    return undefined;
  }
  const answer = await callApi('resetPassword', { body: { password, confirmPassword, token, captcha } });
  if (!answer.ok) return refuse(answer);
  token = '';
  showSuccessOnNextPage('password_updated');
  goHome();
  return undefined;
};

export const resetPasswordForm = createForm<ResetValues>({
  initial: { password: '', confirmPassword: '' },
  order: ['password', 'confirmPassword'],
  check: checkReset,
  send,
});
