import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { codeSchema } from '#contract/forms/proofs.ts';
import { $signInStep, askCodeBy, backToPassword, completeSignIn, landAfterSignIn } from '#stores/session/sign-in.ts';
import { closeModal, openModal, openSignInFor } from '#stores/shell/modal.ts';
import { ownPath } from '#stores/shell/navigation.ts';
import { $toasts, takeToasts } from '#stores/shell/toasts.ts';
import { sendTyped } from '#tests/support/form.ts';
import { fakeNetwork, fakeWindow } from '../browser.ts';

const secondStep = 'POST /user-service/api/v1/signin/second-factor';
const level = 'GET /profile-service/api/v1/profile/loyalty-level';
const ticket = 'T'.repeat(43);

beforeEach(() => {
  takeToasts();
  openModal('sign-in');
  $signInStep.set({ name: 'code', ticket, by: 'app' });
});
afterEach(() => {
  closeModal();
  vi.unstubAllGlobals();
});

const typed = (code: string, by: 'app' | 'recovery' = 'app') => sendTyped(codeSchema(by), completeSignIn, { code });

describe('the second step', () => {
  it('sends ticket and code, and goes in', async () => {
    const { visited } = fakeWindow();
    const { sent } = fakeNetwork({ [secondStep]: { body: { authenticated: true, confirmed: true } }, [level]: {} });
    await typed(' 123456 ');
    expect(sent[0]?.body).toEqual({ ticket, code: '123456' });
    expect(visited).toEqual(['reload']);
  });

  it('says beside the field that a code is wrong', async () => {
    fakeNetwork({ [secondStep]: { status: 401, body: { code: 'second_factor_wrong', message: '' } } });
    expect(await typed('123456')).toEqual({ code: 'code_wrong' });
    expect(await typed('8P25K-Q0DXV', 'recovery')).toEqual({ code: 'recovery_wrong' });
  });

  it('says how many minutes to wait', async () => {
    const body = { code: 'account_locked', message: '', facts: { retryAfterSeconds: 899 } };
    fakeNetwork({ [secondStep]: { status: 429, body } });
    expect(await typed('123456')).toEqual({ code: 'code_wait:15' });
  });

  it('goes back to the password when the ticket is over', async () => {
    fakeNetwork({ [secondStep]: { status: 401, body: { code: 'sign_in_again', message: '' } } });
    await typed('123456');
    expect($signInStep.get()).toEqual({ name: 'password' });
    expect($toasts.get()).toMatchObject([{ message: { error: 'sign_in_again' } }]);
  });

  it('asks for a recovery code instead, and is over when the dialog goes', () => {
    askCodeBy('recovery');
    expect($signInStep.get()).toEqual({ name: 'code', ticket, by: 'recovery' });
    closeModal();
    expect($signInStep.get()).toEqual({ name: 'password' });
    backToPassword();
  });
});

describe('after signing in', () => {
  it.each([[{ body: { level: 2 } }], [{ status: 500 }], ['network']] as const)(
    'the loyalty level is asked for before the page is loaded anew, which a bad answer (%j) does not hold up',
    async (answer) => {
      const { visited } = fakeWindow();
      const { sent } = fakeNetwork({ [level]: answer });
      const landed = landAfterSignIn();
      expect(visited).toEqual([]);
      await landed;
      expect([sent.map(({ url }) => url), visited]).toEqual([
        ['/profile-service/api/v1/profile/loyalty-level'],
        ['reload'],
      ]);
    },
  );

  it('no answer that is long in coming holds the page up', async () => {
    vi.useFakeTimers();
    try {
      const { visited } = fakeWindow();
      vi.stubGlobal('fetch', () => new Promise(() => {}));
      const landed = landAfterSignIn();
      await vi.advanceTimersByTimeAsync(1_000);
      await landed;
      expect(visited).toEqual(['reload']);
    } finally {
      vi.useRealTimers();
    }
  });

  it.each([
    ['/profile/my-wallet?deposit=1', 'assign /profile/my-wallet?deposit=1'],
    ['/game/dice', 'assign /game/dice'],
  ])('a player who wanted %s lands there', async (path, visit) => {
    const { visited } = fakeWindow();
    fakeNetwork({ [level]: {} });
    openSignInFor(path);
    await landAfterSignIn();
    expect(visited).toEqual([visit]);
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    '/.//evil.example',
    '/..//evil.example',
    '/%2e//evil.example',
    'https:evil.example',
    'https://evil.example/profile',
    'javascript:alert(1)',
    ' /profile',
    '/\t/evil.example',
    '',
  ])('must-hold 33: %j leads nowhere', async (path) => {
    const { visited } = fakeWindow();
    fakeNetwork({ [level]: {} });
    expect(ownPath(path)).toBeNull();
    openSignInFor(path);
    await landAfterSignIn();
    expect(visited).toEqual(['reload']);
  });

  it.each([
    ['/%2f%2fevil.example', '/%2f%2fevil.example'],
    ['/profile/../games/all', '/games/all'],
  ])('must-hold 33: %s stays on this site', (path, own) => {
    fakeWindow();
    expect(ownPath(path)).toBe(own);
  });
});
