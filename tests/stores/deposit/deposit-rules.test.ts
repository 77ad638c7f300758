import { describe, expect, it } from 'vitest';
import {
  amountProblem,
  depositableMinor,
  isSafeRedirect,
  mostMinor,
  opensGateways,
  quickAmount,
  quickDepositsEur,
} from '#stores/deposit/deposit-rules.ts';
import { walletOf } from '#stores/wallet/wallet.ts';

const euro = { currency: 'EUR', minPromotion: '20.00', minDeposit: '10.00', eurRate: '1' } as const;
const pound = { currency: 'GBP', minPromotion: '20.00', minDeposit: '5.00', eurRate: '1.17' } as const;
const bitcoin = { currency: 'BTC', minPromotion: '0.00100000', minDeposit: '0.00010000', eurRate: '60000' } as const;
const fund = (currency: 'EUR' | 'GBP' | 'BTC') =>
  walletOf([{ currency, default: true, totalMoney: '0.00', totalBonus: '0.00', freeSpinWallet: null }]);

describe('the deposit amount', () => {
  it.each([
    ['', 'amount_invalid'],
    ['-30', 'amount_invalid'],
    ['1e3', 'amount_invalid'],
    ['30.001', 'amount_unclear'],
    ['0030.0', undefined],
    ['3000.001', 'amount_overprecise'],
    ['30 €', undefined],
    ['$30', 'amount_other_currency:USD'],
    ['12.', undefined],
    ['12,50', undefined],
    ['١٢٫٥', undefined],
    ['1,234', 'amount_unclear'],
    ['1.234,50', 'amount_unclear'],
    ['10000', undefined],
    ['10000.01', 'above_maximum'],
    ['123456789012', 'above_maximum'],
    ['9.99', 'below_minimum'],
    ['10', undefined],
    ['30', undefined],
  ])('%s in EUR: %s', (amount, problem) => {
    expect(amountProblem(amount, fund('EUR'), euro)).toBe(problem);
  });

  it('waits for minimums and wallets, and needs a wallet', () => {
    expect(amountProblem('30', fund('EUR'), undefined)).toBe('loading');
    expect(amountProblem('30', walletOf(undefined), euro)).toBe('loading');
    expect(amountProblem('30', walletOf([]), euro)).toBe('no_wallet');
  });

  it('opens the gateways from exactly 10 EUR of worth', () => {
    expect(amountProblem('8.54', fund('GBP'), pound)).toBe('too_small_for_gateways');
    expect(amountProblem('8.55', fund('GBP'), pound)).toBeUndefined();
    expect(opensGateways(16_666n, bitcoin)).toBe(false);
    expect(opensGateways(16_667n, bitcoin)).toBe(true);
  });

  it('promises nothing for more than one deposit may be', () => {
    expect(depositableMinor('10 000', euro)).toBe(1_000_000n);
    expect(depositableMinor('10000,01', euro)).toBe(0n);
    expect(mostMinor(pound)).toBe(854_800n);
    expect(mostMinor({ ...bitcoin, eurRate: '0' })).toBeUndefined();
  });

  it('rounds quick amounts up to the whole unit in fiat', () => {
    expect(quickDepositsEur.map((euros) => quickAmount(euros, euro))).toEqual(['30', '75', '100']);
    expect(quickDepositsEur.map((euros) => quickAmount(euros, pound))).toEqual(['26', '65', '86']);
    expect(quickAmount(30n, bitcoin)).toBe('0.00050000');
    expect(quickAmount(30n, { ...bitcoin, eurRate: '0' })).toBe('');
  });
});

it.each([
  ['https://pay.example/x', true],
  ['/sandbox/pay/devcode/1', true],
  ['http://pay.example/x', false],
  ['//evil.example', false],
  ['javascript:alert(1)', false],
  ['data:text/html,x', false],
])('a redirect to %s is safe: %s (must-hold 33)', (url, isSafe) => {
  expect(isSafeRedirect(url, 'http://localhost:4321')).toBe(isSafe);
});
