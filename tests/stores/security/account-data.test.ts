import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { routes } from '#contract/routes.ts';
import { $closingBlock, closeForm, exportForm } from '#stores/security/account-data.ts';
import { $session } from '#stores/session/session.ts';
import { fakeNetwork, fakeWindow } from '../browser.ts';

beforeEach(() => {
  fakeWindow('http://localhost:4321/profile/privacy');
  closeForm.reset();
});
afterEach(() => vi.unstubAllGlobals());

const close = `POST ${routes.closeAccount.path}`;
const problem = (status: number, code: string, facts?: object) => ({ status, body: { code, message: '', facts } });

it('sends no password that was not typed', async () => {
  const { sent } = fakeNetwork({});
  expect([await closeForm.submit(), await exportForm.submit()]).toEqual(['password', 'password']);
  expect(sent).toEqual([]);
});

it('says beside the field that the password is wrong, and keeps what was typed', async () => {
  fakeNetwork({ [close]: problem(401, 'credentials_wrong') });
  closeForm.setValue('password', 'typed');
  closeForm.setValue('reason', 'Enough');
  expect(await closeForm.submit()).toBe('password');
  expect(closeForm.$state.get()).toMatchObject({
    values: { password: 'typed', reason: 'Enough' },
    errors: { password: 'password_wrong' },
  });
});

it('knows what stands in the way of closing', async () => {
  fakeNetwork({ [close]: [problem(409, 'closing_blocked', { reason: 'round' }), problem(500, 'internal')] });
  closeForm.setValue('password', 'typed');
  await closeForm.submit();
  expect($closingBlock.get()).toBe('round');
  await closeForm.submit();
  expect($closingBlock.get()).toBeNull();
});

it('closes, forgets the session and goes home; a reason is one line', async () => {
  const { visited } = fakeWindow('http://localhost:4321/profile/privacy');
  const { sent } = fakeNetwork({ [close]: { status: 204 } });
  $session.set({ authenticated: true, known: true });
  closeForm.setValue('password', 'typed');
  closeForm.setValue('reason', '  two\nlines ');
  await closeForm.submit();
  expect(sent[0]?.body).toEqual({ password: 'typed', reason: 'two lines' });
  expect($session.get()).toEqual({ authenticated: false, known: true });
  expect(visited).toEqual(['assign /']);
});
