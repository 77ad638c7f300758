import { type ApiFail, callApi } from '../calls/api.ts';
import { newPasswordError, refusedPassword } from '../session/new-password.ts';
import { createForm, type FormErrors, present } from '../shell/form.ts';
import { showFail, showSuccess } from '../shell/toasts.ts';

type ChangeValues = {
  readonly oldPassword: string;
  readonly newPassword: string;
  readonly confirmPassword: string;
};

export const checkChange = ({ oldPassword, newPassword, confirmPassword }: ChangeValues): FormErrors<ChangeValues> => {
  const differs = newPassword === confirmPassword ? undefined : 'not_match:new';
  return present<Record<keyof ChangeValues, string>>({
    oldPassword: oldPassword === '' ? 'old_required' : undefined,
    newPassword: newPassword === '' ? 'new_required' : newPasswordError(newPassword),
    confirmPassword: confirmPassword === '' ? 'confirm_required' : differs,
  });
};

const refuse = (failed: ApiFail): FormErrors<ChangeValues> | undefined => {
  if (failed.code === 'credentials_wrong') return { oldPassword: 'old_wrong' };
  const newPassword = refusedPassword(failed);
  if (newPassword !== undefined) return { newPassword };
  showFail(failed);
  return undefined;
};

const send = async (values: ChangeValues): Promise<FormErrors<ChangeValues> | undefined> => {
  const answer = await callApi('changePassword', { body: values });
  if (!answer.ok) return refuse(answer);
  changePasswordForm.reset();
  showSuccess('password_updated');
  return undefined;
};

/** All other sessions end; this browser's goes on, under a cookie that comes with the answer. */
export const changePasswordForm = createForm<ChangeValues>({
  initial: { oldPassword: '', newPassword: '', confirmPassword: '' },
  order: ['oldPassword', 'newPassword', 'confirmPassword'],
  check: checkChange,
  send,
});
