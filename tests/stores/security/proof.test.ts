import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { passwordProofSchema } from '#contract/forms/proofs.ts';
import { routes } from '#contract/routes.ts';
import { fail, ok } from '#domain/result.ts';
import { $proofAsked, closeProof, prove, withProof } from '#stores/security/proof.ts';
import { $toasts, takeToasts } from '#stores/shell/toasts.ts';
import { sendTyped } from '#tests/support/form.ts';
import { fakeNetwork } from '../browser.ts';

const path = `POST ${routes.reauthenticate.path}`;
const problem = (status: number, code: string) => ({ status, body: { code, message: '' } });
const old = { ...fail('sign_in_again'), status: 401, message: '' } as const;
const type = (password: string) => sendTyped(passwordProofSchema, prove, { password });

beforeEach(() => void takeToasts());
afterEach(() => {
  closeProof();
  vi.unstubAllGlobals();
});

it('lets a call pass whose sign-in is recent', async () => {
  expect(await withProof(async () => ok(1))).toEqual(ok(1));
  expect($proofAsked.get()).toBe(false);
});

it('asks for the password and goes on with the call once it is right', async () => {
  fakeNetwork({ [path]: [problem(401, 'credentials_wrong'), { status: 204 }] });
  const call = vi.fn<() => Promise<typeof old | ReturnType<typeof ok<string>>>>();
  call.mockResolvedValueOnce(old).mockResolvedValueOnce(ok('done'));
  const waiting = withProof(call);
  await vi.waitFor(() => expect($proofAsked.get()).toBe(true));
  expect(await type('')).toEqual({ password: 'password_required' });
  expect(await type('wrong')).toEqual({ password: 'password_wrong' });
  expect(await type('right')).toEqual({});
  expect(await waiting).toEqual(ok('done'));
  expect([call.mock.calls.length, $proofAsked.get()]).toEqual([2, false]);
});

it('gives the call up when the dialog is closed, and says what belongs to no field', async () => {
  fakeNetwork({ [path]: problem(429, 'rate_limited') });
  const waiting = withProof(async () => old);
  await vi.waitFor(() => expect($proofAsked.get()).toBe(true));
  expect(await type('typed')).toEqual({});
  expect($toasts.get()).toMatchObject([{ message: { error: 'rate_limited' } }]);
  expect($proofAsked.get()).toBe(true);
  closeProof();
  expect(await waiting).toBeNull();
});
