import { type ApiFail, callApi } from './api.ts';
import { startCaptcha, takeCaptchaToken } from './captcha.ts';
import { createForm, type FormErrors } from './form.ts';
import { reloadPage } from './navigation.ts';
import { showFail, showServerLine } from './toasts.ts';

export type SignInValues = { readonly email: string; readonly password: string };

/** The same linear pattern as the contract's, without its schema library. */
const emailPattern = /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]{1,63}(?:\.[A-Za-z0-9-]{1,63}){1,8}$/;

export const checkEmail = (email: string): 'email_required' | 'email_format' | undefined => {
  if (email.trim() === '') return 'email_required';
  return emailPattern.test(email.trim()) ? undefined : 'email_format';
};

/** An object without the fields that are undefined. */
export const present = <T extends object>(errors: { [K in keyof T]: T[K] | undefined }): Partial<T> =>
  Object.fromEntries(Object.entries(errors).filter(([, one]) => one !== undefined)) as Partial<T>;

/** Specification, section 5. */
export const checkSignIn = ({ email, password }: SignInValues): FormErrors<SignInValues> =>
  present<Record<keyof SignInValues, string>>({
    email: checkEmail(email),
    password: password === '' ? 'password_required' : undefined,
  });

const refuse = (failed: ApiFail): undefined => {
  startCaptcha('login');
  if (failed.code === 'network') showFail(failed);
  else showServerLine(failed);
};

const sendSignIn = async ({ email, password }: SignInValues): Promise<undefined> => {
  const captcha = await takeCaptchaToken('login');
  if (captcha === null) {
    showFail({ code: 'captcha_failed' });
    return;
  }
  const answer = await callApi('signIn', { body: { email: email.trim(), password, captcha } });
  // A reload shows the player's own pages everywhere, and every store starts from the server's word.
  if (answer.ok) reloadPage();
  else refuse(answer);
};

export const signInForm = createForm<SignInValues>({
  initial: { email: '', password: '' },
  order: ['email', 'password'],
  check: checkSignIn,
  send: sendSignIn,
});
