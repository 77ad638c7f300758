import { atom } from 'nanostores';
import type { ForgotPasswordValues } from '#contract/forms/passwords.ts';
import { callApi } from '../calls/api.ts';
import { notSent, type Sent, sent } from '../shell/sent.ts';
import { showError, showSuccess } from '../shell/toasts.ts';

/** The address that a link was asked for, or null while none was. */
export const $linkSentTo = atom<string | null>(null);

/** Begins anew. */
export const forgetLinkSent = (): void => $linkSentTo.set(null);

/** Says as a message, too, that an address has not the form of one (specification, section 8). */
export const tellFormat = (fault: string | undefined): void => {
  if (fault === 'email_format') showError(fault);
};

/** Specification, sections 5 and 8. The answer says nothing about who has an account. */
export const sendResetLink = async ({ email }: ForgotPasswordValues): Promise<Sent<ForgotPasswordValues>> => {
  const answer = await callApi('forgotPassword', { body: { email } });
  if (!answer.ok && answer.fields?.['email'] !== undefined) {
    showError('email_format');
    return notSent({ email: 'email_format' });
  }
  if (!answer.ok) {
    showError('reset_link_failed');
    return notSent();
  }
  $linkSentTo.set(email);
  showSuccess('reset_link_sent');
  return sent;
};
