import { atom } from 'nanostores';
import { callApi } from '../calls/api.ts';
import { createForm, type FormErrors, present } from '../shell/form.ts';
import { showError, showSuccess } from '../shell/toasts.ts';
import { checkEmail } from './email.ts';

type ForgotValues = { readonly email: string };

/** The address that a link was asked for, or null while none was. */
export const $linkSentTo = atom<string | null>(null);

const send = async ({ email }: ForgotValues): Promise<undefined> => {
  const answer = await callApi('forgotPassword', { body: { email: email.trim() } });
  if (!answer.ok) {
    showError('reset_link_failed');
    return;
  }
  $linkSentTo.set(email.trim());
  showSuccess('reset_link_sent');
};

/** Specification, sections 5 and 8. The answer says nothing about who has an account. */
export const forgotPasswordForm = createForm<ForgotValues>({
  initial: { email: '' },
  order: ['email'],
  check: ({ email }): FormErrors<ForgotValues> => present({ email: checkEmail(email) }),
  send,
});

/** Begins anew, with the address that stands in the sign-in form. */
export const startForgotPassword = (email: string): void => {
  $linkSentTo.set(null);
  forgotPasswordForm.reset();
  forgotPasswordForm.setValue('email', email.trim());
};
