import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  $deposit,
  chooseOtherCurrency,
  freshDeposit,
  goBack,
  resetDelayMs,
  restorePayment,
  type Seller,
  type Step,
  setAmount,
  stepBefore,
} from '#stores/deposit/deposit.ts';
import { rememberPayment } from '#stores/deposit/payment-config.ts';
import { $session } from '#stores/session/session.ts';
import { $modal, closeModal, openModal } from '#stores/shell/modal.ts';
import { $funds, $wallet } from '#stores/wallet/wallet.ts';
import { fakeNetwork, fakeWindow } from '../browser.ts';

const fund = { currency: 'EUR', default: true, totalMoney: '0.00', totalBonus: '0.00', freeSpinWallet: null } as const;

let leave = (): void => {};
beforeEach(() => {
  vi.useFakeTimers();
  fakeWindow();
  $deposit.set(freshDeposit);
  $session.set({ authenticated: true, known: true });
  fakeNetwork({});
  leave = $wallet.listen(() => {});
  $funds.mutate([fund]);
});
afterEach(() => {
  closeModal();
  vi.advanceTimersByTime(resetDelayMs);
  leave();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the dialog', () => {
  it('opened again in another currency has nothing of what was typed in the one before', () => {
    openModal('deposit');
    setAmount('0.5');
    closeModal();
    openModal('deposit');
    expect($deposit.get().amount).toBe('0.5');
    closeModal();
    $funds.mutate([{ ...fund, currency: 'BTC' }]);
    openModal('deposit');
    expect($wallet.get().currency).toBe('BTC');
    expect($deposit.get()).toEqual(freshDeposit);
  });

  it('resets its form 500 ms after closing, and not when it was opened again meanwhile', () => {
    openModal('deposit');
    $deposit.set({ ...freshDeposit, amount: '30', step: { name: 'method' } });
    closeModal();
    vi.advanceTimersByTime(resetDelayMs - 1);
    expect($deposit.get().amount).toBe('30');
    openModal('deposit');
    vi.advanceTimersByTime(1_000);
    expect($deposit.get().amount).toBe('30');
    closeModal();
    vi.advanceTimersByTime(resetDelayMs);
    expect($deposit.get()).toEqual(freshDeposit);
  });

  it('comes back with an empty form once another currency is chosen', () => {
    openModal('deposit');
    $deposit.set({ ...freshDeposit, amount: '30' });
    chooseOtherCurrency();
    expect($modal.get()).toBe('choose-currency');
    closeModal();
    expect($modal.get()).toBe('deposit');
    vi.advanceTimersByTime(1_000);
    expect($deposit.get()).toEqual(freshDeposit);
  });

  it('does not come back when currencies were chosen from elsewhere', () => {
    openModal('choose-currency');
    closeModal();
    expect($modal.get()).toBeNull();
  });
});

describe('the way back', () => {
  const seller: Seller = {
    seller: 'ramp',
    frameUrl: '/',
    feeBasisPoints: null,
    minutes: null,
    verificationAboveEur: null,
  };
  const steps: readonly [Step, Step | null][] = [
    [{ name: 'amount' }, null],
    [{ name: 'method' }, { name: 'amount' }],
    [{ name: 'cards' }, { name: 'method' }],
    [{ name: 'wallet', by: 'JETON' }, { name: 'method' }],
    [{ name: 'profile', by: 'EMS', fields: ['city'] }, { name: 'cards' }],
    [
      { name: 'profile', by: 'JETON', fields: ['city'] },
      { name: 'wallet', by: 'JETON' },
    ],
    [{ name: 'scan', id: 'd', redirectUrl: '/', qr: '' }, { name: 'method' }],
    [{ name: 'mifinity', id: 'd', token: 't', scriptUrl: '/' }, { name: 'method' }],
    [{ name: 'seller', seller }, { name: 'method' }],
  ];
  it.each(steps)('from %j is %j', (step, before) => {
    expect(stepBefore(step)).toEqual(before);
  });

  it('is closed while a gateway is being asked', () => {
    $deposit.set({ ...freshDeposit, step: { name: 'cards' }, busy: 'EMS' });
    goBack();
    expect($deposit.get().step).toEqual({ name: 'cards' });
  });
});

describe('a payment of the last 20 minutes', () => {
  it('is typed in already', () => {
    rememberPayment({ depositAmount: '30', currency: 'EUR', promotionCoupon: 'SPRING' });
    restorePayment();
    expect($deposit.get()).toMatchObject({ amount: '30', coupon: 'SPRING' });
  });

  it('leaves alone what was typed meanwhile, and a wallet in another currency', () => {
    rememberPayment({ depositAmount: '30', currency: 'GBP', promotionCoupon: '' });
    restorePayment();
    expect($deposit.get().amount).toBe('');
    rememberPayment({ depositAmount: '30', currency: 'EUR', promotionCoupon: '' });
    $deposit.set({ ...freshDeposit, amount: '50' });
    restorePayment();
    expect($deposit.get().amount).toBe('50');
  });
});
