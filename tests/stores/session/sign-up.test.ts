import { afterEach, describe, expect, it, vi } from 'vitest';
import { $toasts, takeToasts } from '#stores/shell/toasts.ts';
import { fakeNetwork, fakeWindow } from '../browser.ts';

vi.mock('#stores/session/captcha.ts', () => ({ startCaptcha: vi.fn(), takeCaptchaToken: async () => 'solved' }));
const { checkSignUp, emailStatusError, signUpForm } = await import('#stores/session/sign-up.ts');

const filled = {
  fullName: 'Anna Berg',
  email: ' anna@example.com ',
  password: 'a calm sentence',
  currency: 'EUR',
  adult: true,
  terms: true,
} as const;
const validate = 'POST /user-service/api/v1/registration/validate';
const register = 'POST /user-service/api/v1/registration';
const fill = () => {
  for (const [name, value] of Object.entries(filled)) signUpForm.setValue(name as keyof typeof filled, value);
};

afterEach(() => {
  vi.unstubAllGlobals();
  signUpForm.reset();
  takeToasts();
});

describe('sign-up', () => {
  it('asks for every field of the specification', () => {
    const empty = { fullName: ' ', email: '', password: '', currency: '', adult: false, terms: false } as const;
    expect(checkSignUp(empty)).toEqual({
      fullName: 'fullName_required',
      email: 'email_required',
      password: 'password_required',
      currency: 'currency_required',
      adult: 'adult_required',
      terms: 'terms_required',
    });
  });

  it.each(['', 'anna', 'anna@', 'anna@example', '@example.com', 'a b@example.com'])(
    'refuses the address "%s"',
    (email) => {
      expect(checkSignUp({ ...filled, email }).email).toMatch(/^email_/);
    },
  );

  it('lets VALID and RISKY addresses pass, and no others', () => {
    expect((['VALID', 'RISKY', 'INVALID', 'DISPOSABLE', 'UNKNOWN'] as const).map(emailStatusError)).toEqual([
      undefined,
      undefined,
      'email_status:INVALID',
      'email_status:DISPOSABLE',
      'email_status:UNKNOWN',
    ]);
  });

  it('registers with the click id and goes home', async () => {
    const { visited } = fakeWindow('http://localhost:4321/games/all');
    document.cookie = 'click_id=abc';
    const answers = { [validate]: { body: { email_status: 'RISKY' } }, [register]: { body: { authenticated: true } } };
    const { sent } = fakeNetwork(answers);
    fill();
    expect(await signUpForm.submit()).toBeUndefined();
    expect(sent[1]?.body).toEqual({
      fullName: 'Anna Berg',
      email: 'anna@example.com',
      password: 'a calm sentence',
      terms: true,
      adult: true,
      language: 'en',
      currency: 'EUR',
      captcha: 'solved',
      clickId: 'abc',
    });
    expect(visited).toEqual(['assign /']);
  });

  it('does not register an address the validation call refuses', async () => {
    fakeWindow();
    const { sent } = fakeNetwork({ [validate]: { body: { email_status: 'DISPOSABLE' } } });
    fill();
    expect(await signUpForm.submit()).toBe('email');
    expect(sent).toHaveLength(1);
  });

  it('says the two messages of a taken address in their order', async () => {
    fakeWindow();
    const problem = { code: 'email_taken', message: '', requestId: 'r' };
    fakeNetwork({ [validate]: { body: { email_status: 'VALID' } }, [register]: { status: 409, body: problem } });
    fill();
    await signUpForm.submit();
    expect($toasts.get().map(({ message }) => message)).toEqual([
      { toast: 'email_exists' },
      { toast: 'contact_support' },
    ]);
  });

  it('says that registration is not complete when the validation call fails', async () => {
    fakeWindow();
    fakeNetwork({ [validate]: 'network' });
    fill();
    await signUpForm.submit();
    expect($toasts.get().map(({ message }) => message)).toEqual([{ toast: 'registration_incomplete' }]);
  });

  it('shows what the server refuses beside its field, and keeps what was typed', async () => {
    fakeWindow();
    const refusals = [
      [{ code: 'bad_request', facts: { field: 'fullName' } }, 'fullName', 'fullName_format'],
      [{ code: 'password_too_common' }, 'password', 'password_common'],
      [{ code: 'email_not_accepted', facts: { status: 'DISPOSABLE' } }, 'email', 'email_status:DISPOSABLE'],
    ] as const;
    for (const [problem, field, code] of refusals) {
      const body = { message: '', requestId: 'r', ...problem };
      fakeNetwork({ [validate]: { body: { email_status: 'VALID' } }, [register]: { status: 422, body } });
      fill();
      expect(await signUpForm.submit()).toBe(field);
      expect(signUpForm.$state.get().errors).toEqual({ [field]: code });
      expect(signUpForm.$state.get().values).toEqual(filled);
    }
  });
});
