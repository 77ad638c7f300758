import { callApi } from './api.ts';
import { goTo } from './navigation.ts';
import { dropSession } from './session.ts';
import { showFail, showSuccess } from './toasts.ts';

/** Ends the session on the server, forgets it here, and goes home. A lost network ends nothing and says so. */
export const signOut = async (): Promise<void> => {
  const answer = await callApi('signOut', {});
  if (!answer.ok && answer.code !== 'not_signed_in') return showFail(answer);
  dropSession();
  goTo('/');
};

/** Mails the confirmation link again. */
export const resendConfirmation = async (): Promise<void> => {
  const answer = await callApi('resendConfirmation', {});
  return answer.ok ? showSuccess('confirmation_sent') : showFail(answer);
};
