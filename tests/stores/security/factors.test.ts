import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { codeSchema, passkeyNameSchema, passwordProofSchema } from '#contract/forms/proofs.ts';
import { routes } from '#contract/routes.ts';
import { $renaming, renamePasskey, startRename } from '#stores/security/passkeys.ts';
import {
  $step,
  askOffBy,
  confirmTwoFactor,
  switchOffByCode,
  switchOffByPassword,
} from '#stores/security/two-factor.ts';
import { $toasts, takeToasts } from '#stores/shell/toasts.ts';
import { sendTyped } from '#tests/support/form.ts';
import { fakeNetwork } from '../browser.ts';

const problem = (status: number, code: string, more: object = {}) => ({ status, body: { code, message: '', ...more } });
const messages = () => $toasts.get().map(({ message }) => message);

beforeEach(() => void takeToasts());
afterEach(() => {
  $step.set(null);
  vi.unstubAllGlobals();
});

describe('two-factor sign-in', () => {
  const { path: on } = routes.confirmSecondFactor;
  const { method, path: off } = routes.switchOffSecondFactor;
  const first = (code: string) => sendTyped(codeSchema('app'), confirmTwoFactor, { code });

  it('shows the recovery codes once the first code was right', async () => {
    const recoveryCodes = ['AAAAA-BBBBB'];
    const { sent } = fakeNetwork({ [`POST ${on}`]: { body: { recoveryCodes } } });
    $step.set({ name: 'key', key: 'K', uri: 'otpauth://x' });
    expect(await first('123 456')).toEqual({});
    expect(sent[0]?.body).toEqual({ code: '123456' });
    expect($step.get()).toEqual({ name: 'recovery', codes: recoveryCodes });
  });

  it.each([
    [problem(401, 'second_factor_wrong'), 'code_wrong'],
    [problem(429, 'account_locked', { facts: { retryAfterSeconds: 61 } }), 'code_wait:2'],
  ])('keeps its step and says beside the field what is wrong with a code', async (answer, fault) => {
    fakeNetwork({ [`POST ${on}`]: answer, [`${method} ${off}`]: answer });
    askOffBy('code');
    expect(await first('123456')).toEqual({ code: fault });
    expect(await sendTyped(codeSchema('any'), switchOffByCode, { code: '123456' })).toEqual({ code: fault });
    expect([$step.get(), messages()]).toEqual([{ name: 'off', by: 'code' }, []]);
  });

  it('says of a recovery code that was used before that another one is to be entered', async () => {
    fakeNetwork({ [`${method} ${off}`]: problem(401, 'second_factor_wrong') });
    askOffBy('code');
    expect(await sendTyped(codeSchema('any'), switchOffByCode, { code: '8p25k q0dxv' })).toEqual({
      code: 'recovery_wrong',
    });
  });

  it('goes off by the password, a wrong one being said beside it', async () => {
    fakeNetwork({ [`${method} ${off}`]: [problem(401, 'credentials_wrong'), { status: 204 }] });
    askOffBy('password');
    const type = (password: string) => sendTyped(passwordProofSchema, switchOffByPassword, { password });
    expect(await type('wrong')).toEqual({ password: 'password_wrong' });
    expect($step.get()).toEqual({ name: 'off', by: 'password' });
    expect(await type('right')).toEqual({});
    expect($step.get()).toBeNull();
    expect(messages()).toEqual([{ toast: 'two_factor_off' }]);
  });

  it('leaves its step when it is off already, elsewhere', async () => {
    fakeNetwork({ [`${method} ${off}`]: problem(409, 'second_factor_off') });
    askOffBy('code');
    expect(await sendTyped(codeSchema('any'), switchOffByCode, { code: '123456' })).toEqual({});
    expect([$step.get(), messages()]).toEqual([null, [{ error: 'second_factor_off' }]]);
  });
});

describe('the name of a passkey', () => {
  const id = '00000000-0000-4000-8000-000000000001';
  const { method, path } = routes.renamePasskey;
  const call = `${method} ${path.replace('{id}', id)}`;
  const type = (name: string) => sendTyped(passkeyNameSchema, renamePasskey, { name });
  beforeEach(() => startRename({ id, name: 'Old', synced: false, createdAt: '2027-01-01T00:00:00Z', usedAt: null }));

  it('is sent without the spaces around it, and the renaming ends', async () => {
    const { sent } = fakeNetwork({ [call]: { status: 204 } });
    expect(await type(' Phone ')).toEqual({});
    expect(sent[0]?.body).toEqual({ name: 'Phone' });
    expect($renaming.get()).toBeNull();
  });

  it('that is refused stays in its field', async () => {
    fakeNetwork({
      [call]: [problem(400, 'bad_request', { fields: { name: 'too_long' } }), problem(503, 'unavailable')],
    });
    expect(await type('Phone')).toEqual({ name: 'name_required' });
    expect(await type('Phone')).toEqual({});
    expect([$renaming.get(), messages()]).toEqual([id, [{ error: 'unavailable' }]]);
  });
});
