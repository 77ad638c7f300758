import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { $depositReturn, pollDelaysMs, watchDeposit } from '#stores/deposit/deposit-return.ts';
import { $session } from '#stores/session/session.ts';
import { $walletNews } from '#stores/wallet/wallet.ts';
import { fakeNetwork, fakeWindow } from '../browser.ts';

const id = '00000000-0000-4000-8000-000000000001';
const path = `/profile-service/api/v1/profile/deposit/${id}`;
const deposit = (state: string) => ({
  body: { id, state, amount: '30.00', currency: 'EUR', gateway: 'brpay', createdAt: '2027-01-01T00:00:00Z' },
});
const state = () => $depositReturn.get().deposit?.state;
const asked = (sent: readonly { readonly url: string }[]) => sent.filter(({ url }) => url.endsWith(id)).length;

let stop = () => {};
beforeEach(() => {
  vi.useFakeTimers();
  fakeWindow();
  $session.set({ authenticated: false, known: true });
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('a deposit is asked for again until it is final', async () => {
  const { sent } = fakeNetwork({ [`GET ${path}`]: [deposit('pending'), deposit('completed')] });
  stop = watchDeposit(id);
  await vi.waitFor(() => expect(state()).toBe('pending'));
  await vi.advanceTimersByTimeAsync(pollDelaysMs[0] ?? 0);
  expect(state()).toBe('completed');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked(sent)).toBe(2);
});

it('a deposit is asked for at once when the house tells of the wallet, and not twice then', async () => {
  const { sent } = fakeNetwork({ [`GET ${path}`]: [deposit('pending'), deposit('pending'), deposit('completed')] });
  stop = watchDeposit(id);
  await vi.waitFor(() => expect(state()).toBe('pending'));
  $walletNews.set($walletNews.get() + 1);
  await vi.advanceTimersByTimeAsync(0);
  expect(asked(sent)).toBe(2);
  expect($depositReturn.get().slow).toBe(false);
  $walletNews.set($walletNews.get() + 1);
  await vi.advanceTimersByTimeAsync(0);
  expect(state()).toBe('completed');
  $walletNews.set($walletNews.get() + 1);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked(sent)).toBe(3);
});

it('a deposit that nobody watches any more is not asked for', async () => {
  const { sent } = fakeNetwork({ [`GET ${path}`]: deposit('pending') });
  watchDeposit(id)();
  $walletNews.set($walletNews.get() + 1);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked(sent)).toBe(1);
});

it('what is no id is the id of no deposit, and is not asked for again', async () => {
  const { sent } = fakeNetwork({
    'GET /profile-service/api/v1/profile/deposit/not-a-uuid': {
      status: 400,
      body: { code: 'bad_request', requestId: 'r', fields: { id: 'format' } },
    },
  });
  stop = watchDeposit('not-a-uuid');
  await vi.waitFor(() => expect($depositReturn.get().failed?.code).toBe('deposit_not_found'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent.filter(({ url }) => url.includes('not-a-uuid'))).toHaveLength(1);
});
