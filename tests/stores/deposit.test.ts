import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { $deposit, redirectDelayMs, resetDelayMs, startDeposit } from '#stores/deposit.ts';
import { closeModal, openModal } from '#stores/modal.ts';
import { readPaymentConfig } from '#stores/payment-config.ts';
import { $toasts, takeToasts } from '#stores/toasts.ts';
import { fakeNetwork, fakeWindow } from './browser.ts';

const call = 'POST /profile-service/api/v1/profile/devcode/deposit';
const answer = { body: { id: 'd', redirectUrl: '/sandbox/pay/devcode/1' } };
const problem = (code: string, status: number) => ({ status, body: { code, message: '', requestId: 'r' } });
const keys = (sent: readonly { headers: Readonly<Record<string, string>> }[]) =>
  sent.map(({ headers }) => headers['idempotency-key']);

beforeEach(() => {
  vi.useFakeTimers();
  $deposit.set({ step: 'gateway', amount: '30', coupon: '', busy: null, failed: [], refused: null });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  takeToasts();
});

describe('a deposit', () => {
  it('leaves for the gateway 500 ms after its answer and stays busy until then', async () => {
    const { visited } = fakeWindow();
    fakeNetwork({ [call]: answer });
    await startDeposit('DEV_CODE');
    expect($deposit.get().busy).toBe('DEV_CODE');
    vi.advanceTimersByTime(redirectDelayMs - 1);
    expect(visited).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(visited).toEqual(['assign /sandbox/pay/devcode/1']);
  });

  it('asks once while it is busy', async () => {
    fakeWindow();
    const { sent } = fakeNetwork({ [call]: answer });
    await Promise.all([startDeposit('DEV_CODE'), startDeposit('DEV_CODE')]);
    expect(sent).toHaveLength(1);
  });

  it('repeats with the same key after a lost network or a failed server, and with another after an answer', async () => {
    fakeWindow();
    const { sent } = fakeNetwork({
      [call]: ['network', problem('unavailable', 503), problem('gateway_unavailable', 502), answer],
    });
    for (let count = 0; count < 4; count += 1) await startDeposit('DEV_CODE');
    const [first, second, third, fourth] = keys(sent);
    expect([second, third]).toEqual([first, first]);
    expect(fourth).not.toBe(first);
  });

  it('marks a gateway that failed for 20 minutes and says why', async () => {
    fakeWindow();
    fakeNetwork({ [call]: problem('gateway_unavailable', 502) });
    await startDeposit('DEV_CODE');
    expect(readPaymentConfig().tabs).toEqual(['DEV_CODE']);
    expect($deposit.get()).toMatchObject({ busy: null, failed: ['DEV_CODE'] });
    expect($toasts.get().map(({ message }) => message)).toEqual([{ error: 'gateway_unavailable' }]);
  });

  it('never follows a redirect to a script (must-hold 33)', async () => {
    const { visited } = fakeWindow();
    fakeNetwork({ [call]: { body: { id: 'd', redirectUrl: 'javascript:alert(1)' } } });
    await startDeposit('DEV_CODE');
    vi.advanceTimersByTime(5_000);
    expect(visited).toEqual([]);
  });
});

it('resets its form 500 ms after closing, and not when it was opened again meanwhile', () => {
  openModal('deposit');
  closeModal();
  vi.advanceTimersByTime(resetDelayMs - 1);
  expect($deposit.get().amount).toBe('30');
  openModal('deposit');
  vi.advanceTimersByTime(1_000);
  expect($deposit.get().amount).toBe('30');
  closeModal();
  vi.advanceTimersByTime(resetDelayMs);
  expect($deposit.get()).toMatchObject({ step: 'amount', amount: '' });
});
