import { afterEach, describe, expect, it, vi } from 'vitest';
import { $toasts, takeToasts } from '#stores/shell/toasts.ts';
import { fakeNetwork, fakeWindow } from '../browser.ts';

vi.mock('#stores/session/captcha.ts', () => ({ startCaptcha: vi.fn(), takeCaptchaToken: async () => 'solved' }));
const { $linkSentTo, forgotPasswordForm, startForgotPassword } = await import('#stores/session/forgot-password.ts');
const { $resetLink, checkReset, resetPasswordForm, takeResetToken } = await import('#stores/session/reset-password.ts');
const { changePasswordForm, checkChange } = await import('#stores/security/change-password.ts');
const { showLeftToast } = await import('#stores/shell/toasts.ts');

const forgot = 'POST /user-service/api/v1/forgot-password';
const reset = 'POST /user-service/api/v1/account/reset-password';
const change = 'POST /user-service/api/v1/change-password';
const fresh = 'a lamp beside the harbour';
const problem = (code: string) => ({ status: 400, body: { code, message: '', requestId: 'r' } });
const messages = () => takeToasts().map(({ message }) => message);

afterEach(() => {
  vi.unstubAllGlobals();
  for (const form of [forgotPasswordForm, resetPasswordForm, changePasswordForm]) form.reset();
  $toasts.set([]);
});

describe('forgot password', () => {
  it('says that the link is sent, and to which address', async () => {
    const { sent } = fakeNetwork({ [forgot]: { status: 204 } });
    startForgotPassword(' ada@example.com ');
    await forgotPasswordForm.submit();
    expect(sent[0]?.body).toEqual({ email: 'ada@example.com' });
    expect([messages(), $linkSentTo.get()]).toEqual([[{ toast: 'reset_link_sent' }], 'ada@example.com']);
  });

  it('says that sending failed, whatever the reason, and keeps the address', async () => {
    startForgotPassword('ada@example.com');
    for (const answer of ['network', problem('rate_limited')] as const) {
      fakeNetwork({ [forgot]: answer });
      await forgotPasswordForm.submit();
      expect(messages()).toEqual([{ toast: 'reset_link_failed' }]);
    }
    expect([$linkSentTo.get(), forgotPasswordForm.$state.get().values.email]).toEqual([null, 'ada@example.com']);
  });

  it.each([
    ['', 'email_required'],
    ['ada@', 'email_format'],
  ])('does not ask with %j', async (email, code) => {
    startForgotPassword(email);
    expect(await forgotPasswordForm.submit()).toBe('email');
    expect(forgotPasswordForm.$state.get().errors).toEqual({ email: code });
  });
});

describe('reset password', () => {
  /** The document as the page's first script leaves it. */
  const follow = (token: string): void => {
    fakeWindow('http://localhost:4321/faq');
    const documentElement = { resetToken: token };
    vi.stubGlobal('document', { documentElement });
    takeResetToken();
    expect(documentElement).toEqual({});
  };
  const fill = (): void => {
    resetPasswordForm.setValue('password', fresh);
    resetPasswordForm.setValue('confirmPassword', fresh);
  };

  it.each([
    ['', '', { password: 'password_required', confirmPassword: 'confirm_required' }],
    ['ab', 'ab', { password: 'password_too_short' }],
    ['eight888', 'eight888', { password: 'password_rule' }],
    [fresh, 'another', { confirmPassword: 'not_match:password' }],
    [fresh, fresh, {}],
  ])('%j and %j', (password, confirmPassword, errors) => {
    expect(checkReset({ password, confirmPassword })).toEqual(errors);
  });

  it('sends the token of the address, goes home and says so there', async () => {
    follow('T'.repeat(43));
    fill();
    const { sent } = fakeNetwork({ [reset]: { status: 204 } });
    await resetPasswordForm.submit();
    const body = { password: fresh, confirmPassword: fresh, token: 'T'.repeat(43), captcha: 'solved' };
    expect(sent[0]?.body).toEqual(body);
    expect(messages()).toEqual([]);
    showLeftToast();
    expect(messages()).toEqual([{ toast: 'password_updated' }]);
    showLeftToast();
    expect(messages()).toEqual([]);
  });

  it.each([
    ['token_invalid', 'invalid'],
    ['token_expired', 'expired'],
  ] as const)('tells of a link that is %s', async (code, state) => {
    follow('T'.repeat(43));
    fill();
    fakeNetwork({ [reset]: problem(code) });
    await resetPasswordForm.submit();
    expect($resetLink.get()).toBe(state);
  });

  it('shows the rule beside the field for a password of old, and keeps the link', async () => {
    follow('T'.repeat(43));
    fill();
    fakeNetwork({ [reset]: problem('password_used_before') });
    expect(await resetPasswordForm.submit()).toBe('password');
    expect([$resetLink.get(), resetPasswordForm.$state.get().errors]).toEqual(['ready', { password: 'password_rule' }]);
  });

  it('knows a token that can be none without asking', () => {
    follow('');
    expect($resetLink.get()).toBe('invalid');
  });
});

describe('change password', () => {
  const typed = { oldPassword: 'seven green herons', newPassword: fresh, confirmPassword: fresh };
  const fill = (): void => {
    for (const [name, value] of Object.entries(typed)) changePasswordForm.setValue(name as keyof typeof typed, value);
  };

  it('asks for each field', () => {
    expect(checkChange({ oldPassword: '', newPassword: '', confirmPassword: '' })).toEqual({
      oldPassword: 'old_required',
      newPassword: 'new_required',
      confirmPassword: 'confirm_required',
    });
    expect(checkChange({ ...typed, confirmPassword: 'another' })).toEqual({ confirmPassword: 'not_match:new' });
  });

  it('empties the form and says that it is done', async () => {
    fill();
    const { sent } = fakeNetwork({ [change]: { status: 204 } });
    await changePasswordForm.submit();
    expect(sent[0]?.body).toEqual(typed);
    expect(messages()).toEqual([{ toast: 'password_updated' }]);
    expect(changePasswordForm.$state.get().values.newPassword).toBe('');
  });

  it('says beside the field that the old password is wrong, and keeps what was typed', async () => {
    fill();
    fakeNetwork({ [change]: problem('credentials_wrong') });
    expect(await changePasswordForm.submit()).toBe('oldPassword');
    expect(changePasswordForm.$state.get()).toMatchObject({ values: typed, errors: { oldPassword: 'old_wrong' } });
  });
});
