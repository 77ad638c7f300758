import { afterEach, describe, expect, it, vi } from 'vitest';
import { $toasts, takeToasts } from '#stores/shell/toasts.ts';
import { fakeNetwork, fakeWindow } from '../browser.ts';

vi.mock('#stores/session/captcha.ts', () => ({ startCaptcha: vi.fn(), takeCaptchaToken: async () => 'solved' }));
const { $linkSentTo, forgetLinkSent, sendResetLink, tellFormat } = await import('#stores/session/forgot-password.ts');
const { $resetLink, resetPassword, takeResetToken } = await import('#stores/session/reset-password.ts');
const { changePassword } = await import('#stores/security/change-password.ts');
const { showLeftToast } = await import('#stores/shell/toasts.ts');

const forgot = 'POST /user-service/api/v1/forgot-password';
const reset = 'POST /user-service/api/v1/account/reset-password';
const change = 'POST /user-service/api/v1/change-password';
const fresh = 'a lamp beside the harbour';
const problem = (code: string) => ({ status: 400, body: { code, message: '', requestId: 'r' } });
const messages = () => takeToasts().map(({ message }) => message);

afterEach(() => {
  vi.unstubAllGlobals();
  forgetLinkSent();
  $toasts.set([]);
});

describe('forgot password', () => {
  it('says that the link is sent, and to which address', async () => {
    const { sent } = fakeNetwork({ [forgot]: { status: 204 } });
    expect(await sendResetLink({ email: 'ada@example.com' })).toEqual({ ok: true });
    expect(sent[0]?.body).toEqual({ email: 'ada@example.com' });
    expect([messages(), $linkSentTo.get()]).toEqual([[{ toast: 'reset_link_sent' }], 'ada@example.com']);
  });

  it('says that sending failed, whatever the reason', async () => {
    for (const answer of ['network', problem('rate_limited')] as const) {
      fakeNetwork({ [forgot]: answer });
      expect(await sendResetLink({ email: 'ada@example.com' })).toEqual({ ok: false, fields: {} });
      expect(messages()).toEqual([{ toast: 'reset_link_failed' }]);
    }
    expect($linkSentTo.get()).toBeNull();
  });

  it('says that an address has not the form of one, whoever finds it, and nothing of an empty field', async () => {
    tellFormat('email_required');
    tellFormat(undefined);
    expect(messages()).toEqual([]);
    tellFormat('email_format');
    expect(messages()).toEqual([{ toast: 'email_format' }]);
    const body = { code: 'bad_request', message: '', requestId: 'r', fields: { email: 'format' } };
    fakeNetwork({ [forgot]: { status: 400, body } });
    expect(await sendResetLink({ email: 'ada@example.com' })).toEqual({ ok: false, fields: { email: 'email_format' } });
    expect(messages()).toEqual([{ toast: 'email_format' }]);
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
  const typed = { password: fresh, confirmPassword: fresh };

  it('sends the token of the address, goes home and says so there', async () => {
    follow('T'.repeat(43));
    const { sent } = fakeNetwork({ [reset]: { status: 204 } });
    await resetPassword(typed);
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
    fakeNetwork({ [reset]: problem(code) });
    await resetPassword(typed);
    expect($resetLink.get()).toBe(state);
  });

  it('gives the rule to the field for a password of old, and keeps the link', async () => {
    follow('T'.repeat(43));
    fakeNetwork({ [reset]: problem('password_used_before') });
    expect(await resetPassword(typed)).toEqual({ ok: false, fields: { password: 'password_rule' } });
    expect($resetLink.get()).toBe('ready');
  });

  it('knows a token that can be none without asking', () => {
    follow('');
    expect($resetLink.get()).toBe('invalid');
  });
});

describe('change password', () => {
  const typed = { oldPassword: 'seven green herons', newPassword: fresh, confirmPassword: fresh };
  it('says that it is done', async () => {
    const { sent } = fakeNetwork({ [change]: { status: 204 } });
    expect(await changePassword(typed)).toEqual({ ok: true });
    expect(sent[0]?.body).toEqual(typed);
    expect(messages()).toEqual([{ toast: 'password_updated' }]);
  });

  it('says at its field that the old password is wrong', async () => {
    fakeNetwork({ [change]: problem('credentials_wrong') });
    expect(await changePassword(typed)).toEqual({ ok: false, fields: { oldPassword: 'old_wrong' } });
  });
});
