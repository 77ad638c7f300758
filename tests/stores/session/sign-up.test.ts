import { afterEach, describe, expect, it, vi } from 'vitest';
import { $toasts, takeToasts } from '#stores/shell/toasts.ts';
import { fakeNetwork, fakeWindow } from '../browser.ts';

vi.mock('#stores/session/captcha.ts', () => ({ startCaptcha: vi.fn(), takeCaptchaToken: async () => 'solved' }));
const { emailStatusError, signUp, signUpQuestions } = await import('#stores/session/sign-up.ts');

const filled = {
  fullName: 'Anna Berg',
  firstName: '',
  lastName: '',
  email: 'anna@example.com',
  password: 'a calm sentence',
  currency: 'EUR',
  adult: true,
  terms: true,
} as const;
const validate = 'POST /user-service/api/v1/registration/validate';
const register = 'POST /user-service/api/v1/registration';
afterEach(() => {
  vi.unstubAllGlobals();
  takeToasts();
});

describe('sign-up', () => {
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
    expect(await signUp(filled)).toEqual({ ok: true });
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

  it('asks about a name of one word once, and then takes it', async () => {
    fakeWindow();
    const answers = { [validate]: { body: { email_status: 'VALID' } }, [register]: { body: { authenticated: true } } };
    const { sent } = fakeNetwork(answers);
    const single = { ...filled, fullName: 'Sukarno' };
    expect(signUpQuestions(single)).toEqual({ fullName: 'fullName_single' });
    expect(signUpQuestions({ ...filled, fullName: '' })).toEqual({});
    expect(signUpQuestions(single)).toEqual({});
    expect(await signUp(single)).toEqual({ ok: true });
    expect(sent[1]?.body).toMatchObject({ fullName: 'Sukarno' });
  });

  it('sends how the name is parted where the player has said so', async () => {
    fakeWindow();
    const answers = { [validate]: { body: { email_status: 'VALID' } }, [register]: { body: { authenticated: true } } };
    const { sent } = fakeNetwork(answers);
    expect(await signUp({ ...filled, fullName: 'Nagy Imre', firstName: 'Imre', lastName: 'Nagy' })).toEqual({
      ok: true,
    });
    expect(sent[1]?.body).toMatchObject({ fullName: 'Nagy Imre', firstName: 'Imre', lastName: 'Nagy' });
  });

  it('does not register an address the validation call refuses', async () => {
    fakeWindow();
    const { sent } = fakeNetwork({ [validate]: { body: { email_status: 'DISPOSABLE' } } });
    expect(await signUp(filled)).toEqual({ ok: false, fields: { email: 'email_status:DISPOSABLE' } });
    expect(sent).toHaveLength(1);
  });

  it('says the two messages of a taken address in their order', async () => {
    fakeWindow();
    const problem = { code: 'email_taken', message: '', requestId: 'r' };
    fakeNetwork({ [validate]: { body: { email_status: 'VALID' } }, [register]: { status: 409, body: problem } });
    expect(await signUp(filled)).toEqual({ ok: false, fields: {} });
    expect($toasts.get().map(({ message }) => message)).toEqual([
      { toast: 'email_exists' },
      { toast: 'contact_support' },
    ]);
  });

  it('says that registration is not complete when the validation call fails', async () => {
    fakeWindow();
    fakeNetwork({ [validate]: 'network' });
    expect(await signUp(filled)).toEqual({ ok: false, fields: {} });
    expect($toasts.get().map(({ message }) => message)).toEqual([{ toast: 'registration_incomplete' }]);
  });

  it('gives what the server refuses to its field', async () => {
    fakeWindow();
    const refusals = [
      [{ code: 'bad_request', facts: { field: 'fullName' } }, 'fullName', 'fullName_format'],
      [{ code: 'bad_request', facts: { field: 'firstName' } }, 'firstName', 'firstName_parts'],
      [{ code: 'password_too_common' }, 'password', 'password_common'],
      [{ code: 'email_not_accepted', facts: { status: 'DISPOSABLE' } }, 'email', 'email_status:DISPOSABLE'],
    ] as const;
    for (const [problem, field, code] of refusals) {
      const body = { message: '', requestId: 'r', ...problem };
      fakeNetwork({ [validate]: { body: { email_status: 'VALID' } }, [register]: { status: 422, body } });
      expect(await signUp(filled)).toEqual({ ok: false, fields: { [field]: code } });
    }
  });
});
