import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { callDesk, proveWith } from '#stores/desk/call-desk.ts';
import { fakeNetwork, fakeWindow } from '../browser.ts';

const path = 'POST /desk-service/me/passkeys/start';
const again = { status: 403, body: { code: 'prove_again', message: '' } };

beforeEach(() => {
  fakeWindow();
});
afterEach(() => vi.unstubAllGlobals());

it('shows the passkey once more where a call asks for it, and asks again', async () => {
  const { sent } = fakeNetwork({ [path]: [again, { body: { challenge: 'x' } }] });
  const shown = vi.fn(async () => true);
  proveWith(shown);
  expect(await callDesk('startOwnKey', {})).toMatchObject({ ok: true, value: { challenge: 'x' } });
  expect([shown.mock.calls.length, sent.length]).toEqual([1, 2]);
});

it('says so where the device gives none, and asks no more than twice', async () => {
  const { sent } = fakeNetwork({ [path]: again });
  proveWith(async () => false);
  expect(await callDesk('startOwnKey', {})).toMatchObject({ ok: false, code: 'prove_again' });
  expect(sent).toHaveLength(1);
  proveWith(async () => true);
  expect(await callDesk('startOwnKey', {})).toMatchObject({ ok: false, code: 'prove_again' });
  expect(sent).toHaveLength(3);
});
