import { callApi } from '../calls/api.ts';
import { goTo } from '../shell/navigation.ts';
import { showFail, showSuccess } from '../shell/toasts.ts';
import { dropSession } from './session.ts';

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
