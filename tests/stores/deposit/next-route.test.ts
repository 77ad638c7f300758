import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { bestOf } from '#stores/deposit/card-routes.ts';
import type { Deposit } from '#stores/deposit/deposit-return.ts';
import { $nextRoute, loadNextRoute, refusedBy, triedIn, tryNextRoute } from '#stores/deposit/next-route.ts';
import { readPaymentConfig } from '#stores/deposit/payment-config.ts';
import { $session } from '#stores/session/session.ts';
import { $toasts, takeToasts } from '#stores/shell/toasts.ts';
import { fakeNetwork, fakeWindow } from '../browser.ts';

const refused: Deposit = {
  id: '00000000-0000-4000-8000-000000000001',
  state: 'failed',
  amount: '30.00',
  currency: 'EUR',
  gateway: 'paypound',
  createdAt: '2027-01-01T00:00:00.000Z',
};
const next = `POST /profile-service/api/v1/profile/card/deposit/${refused.id}/next`;
const routes = 'GET /profile-service/api/v1/profile/payment/card-routes';
const failedAt = '2027-01-01T00:00:00.000Z';
const problem = (code: string, facts = {}) => ({ status: 409, body: { code, message: '', requestId: 'r', facts } });

let visited: readonly string[] = [];
beforeEach(() => {
  vi.useFakeTimers();
  ({ visited } = fakeWindow());
  $session.set({ authenticated: true, known: true });
  $nextRoute.set({ best: undefined, busy: false });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  takeToasts();
});

it.each([
  ['paypound', 'failed', 'PAY_POUND'],
  ['ems', 'expired', 'EMS'],
  ['ems', 'redirected', undefined],
  ['ems', 'completed', undefined],
  ['jeton', 'failed', undefined],
  ['crypto', 'failed', undefined],
] as const)('a deposit by %s that is %s was refused by the card gateway %s', (gateway, state, code) => {
  expect(refusedBy({ ...refused, gateway, state })).toBe(code);
});

it('the best is the first that did not fail just now', () => {
  expect(
    bestOf({
      routes: [
        { gateway: 'EMS', failedAt },
        { gateway: 'IKAJO', failedAt: null },
      ],
    }),
  ).toBe('IKAJO');
  expect(bestOf({ routes: [{ gateway: 'EMS', failedAt }] })).toBeNull();
  expect(bestOf({ routes: [] })).toBeNull();
});

it('of what a refusal names only card gateways count', () => {
  expect(triedIn({ facts: { tried: 'EMS,<b>,JETON' } })).toEqual(['EMS']);
  expect(triedIn({})).toEqual([]);
});

it('says which is next, for the amount that was refused', async () => {
  const { sent } = fakeNetwork({
    [routes]: { body: { routes: [{ gateway: 'EMS', failedAt: null }], underWay: null } },
  });
  await loadNextRoute(refused);
  expect(sent[0]?.url).toContain('currency=EUR&amount=30.00');
  expect($nextRoute.get()).toEqual({ best: 'EMS', busy: false });
});

it('one press opens it once, however often it is pressed, and leaves after 500 ms', async () => {
  const { sent } = fakeNetwork({ [next]: { body: { id: 'd', redirectUrl: '/sandbox/pay/ems/1', gateway: 'EMS' } } });
  await Promise.all([tryNextRoute(refused), tryNextRoute(refused)]);
  expect(sent).toHaveLength(1);
  expect($nextRoute.get()).toEqual({ best: 'EMS', busy: true });
  vi.advanceTimersByTime(499);
  expect(visited).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(visited).toEqual(['assign /sandbox/pay/ems/1']);
});

it('says when none is left, and marks those that were asked', async () => {
  fakeNetwork({ [next]: problem('gateway_unavailable', { tried: 'PAY_POUND,EMS' }) });
  await tryNextRoute(refused);
  expect($nextRoute.get()).toEqual({ best: null, busy: false });
  expect(readPaymentConfig().tabs).toEqual(['PAY_POUND', 'EMS']);
});

it('any other refusal is said, and the press may be made again', async () => {
  fakeNetwork({ [next]: problem('limit_reached') });
  $nextRoute.setKey('best', 'EMS');
  await tryNextRoute(refused);
  expect($nextRoute.get()).toEqual({ best: 'EMS', busy: false });
  expect($toasts.get().map(({ message }) => message)).toMatchObject([{ error: 'limit_reached' }]);
});

it('follows no script (must-hold 33)', async () => {
  fakeNetwork({ [next]: { body: { id: 'd', redirectUrl: 'javascript:alert(1)', gateway: 'EMS' } } });
  await tryNextRoute(refused);
  vi.advanceTimersByTime(5_000);
  expect([visited, $nextRoute.get()]).toEqual([[], { best: null, busy: false }]);
});
