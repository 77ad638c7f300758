import { atom } from 'nanostores';
import type { ResetPasswordValues } from '#contract/forms/passwords.ts';
import { type ApiFail, callApi } from '../calls/api.ts';
import { goHome } from '../shell/navigation.ts';
import { notSent, type Sent, sent } from '../shell/sent.ts';
import { showFail, showSuccessOnNextPage } from '../shell/toasts.ts';
import { startCaptcha, takeCaptchaToken } from './captcha.ts';
import { refusedPassword } from './new-password.ts';

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

const refuse = (failed: ApiFail): Sent<ResetPasswordValues> => {
  if (failed.code === 'token_invalid' || failed.code === 'token_expired') {
    $resetLink.set(failed.code === 'token_expired' ? 'expired' : 'invalid');
    return notSent();
  }
  startCaptcha('reset_password');
  const password = refusedPassword(failed);
  if (password !== undefined) return notSent({ password });
  showFail(failed);
  return notSent();
};

/** Sets the new password with the token of the link. */
export const resetPassword = async ({
  password,
  confirmPassword,
}: ResetPasswordValues): Promise<Sent<ResetPasswordValues>> => {
  const captcha = await takeCaptchaToken('reset_password');
  if (captcha === null) {
    showFail({ code: 'captcha_failed' });
    return notSent();
  }
  const answer = await callApi('resetPassword', { body: { password, confirmPassword, token, captcha } });
  if (!answer.ok) return refuse(answer);
  token = '';
  showSuccessOnNextPage('password_updated');
  goHome();
  return sent;
};
