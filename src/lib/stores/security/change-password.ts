import type { ChangePasswordValues } from '#contract/forms/passwords.ts';
import { type ApiFail, callApi } from '../calls/api.ts';
import { refusedPassword } from '../session/new-password.ts';
import { notSent, type Sent, sent } from '../shell/sent.ts';
import { showFail, showSuccess } from '../shell/toasts.ts';

const refuse = (failed: ApiFail): Sent<ChangePasswordValues> => {
  if (failed.code === 'credentials_wrong') return notSent({ oldPassword: 'old_wrong' });
  const newPassword = refusedPassword(failed);
  if (newPassword !== undefined) return notSent({ newPassword });
  showFail(failed);
  return notSent();
};

/** All other sessions end; this browser's goes on, under a cookie that comes with the answer. */
export const changePassword = async (values: ChangePasswordValues): Promise<Sent<ChangePasswordValues>> => {
  const answer = await callApi('changePassword', { body: values });
  if (!answer.ok) return refuse(answer);
  showSuccess('password_updated');
  return sent;
};
