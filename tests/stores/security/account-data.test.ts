import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { closeSchema, exportSchema } from '#contract/forms/proofs.ts';
import { routes } from '#contract/routes.ts';
import { $closingBlock, closeAccount, exportData } from '#stores/security/account-data.ts';
import { $session } from '#stores/session/session.ts';
import { sendTyped } from '#tests/support/form.ts';
import { fakeNetwork, fakeWindow } from '../browser.ts';

beforeEach(() => {
  fakeWindow('http://localhost:4321/profile/privacy');
});
afterEach(() => vi.unstubAllGlobals());

const closing = `POST ${routes.closeAccount.path}`;
const close = (typed: { readonly password: string; readonly reason?: string }) =>
  sendTyped(closeSchema, closeAccount, { reason: '', ...typed });
const problem = (status: number, code: string, facts?: object) => ({ status, body: { code, message: '', facts } });

it('sends no password that was not typed', async () => {
  const { sent } = fakeNetwork({});
  const asked = { password: 'password_required' };
  expect(await close({ password: '' })).toEqual(asked);
  expect(await sendTyped(exportSchema, exportData, { format: 'json', password: '' })).toEqual(asked);
  expect(sent).toEqual([]);
});

it('says beside the field that the password is wrong', async () => {
  fakeNetwork({ [closing]: problem(401, 'credentials_wrong') });
  expect(await close({ password: 'typed', reason: 'Enough' })).toEqual({ password: 'password_wrong' });
});

it('knows what stands in the way of closing', async () => {
  fakeNetwork({ [closing]: [problem(409, 'closing_blocked', { reason: 'round' }), problem(500, 'internal')] });
  await close({ password: 'typed' });
  expect($closingBlock.get()).toBe('round');
  await close({ password: 'typed' });
  expect($closingBlock.get()).toBeNull();
});

it('closes, forgets the session and goes home; a reason is one line', async () => {
  const { visited } = fakeWindow('http://localhost:4321/profile/privacy');
  const { sent } = fakeNetwork({ [closing]: { status: 204 } });
  $session.set({ authenticated: true, known: true });
  expect(await close({ password: 'typed', reason: '  two\nlines ' })).toEqual({});
  expect(sent[0]?.body).toEqual({ password: 'typed', reason: 'two lines' });
  expect($session.get()).toEqual({ authenticated: false, known: true });
  expect(visited).toEqual(['assign /']);
});
