import { describe, expect, it } from 'vitest';
import { displayAmount, formatAmount, parseAmount, parsePositiveAmount } from '#domain/money/amount.ts';
import type { CurrencyCode } from '#domain/money/currency.ts';

const accepted: [unknown, CurrencyCode, bigint][] = [
  ['12.50', 'EUR', 1250n],
  ['12.5', 'EUR', 1250n],
  ['12', 'EUR', 1200n],
  [12.5, 'EUR', 1250n],
  [0.07, 'EUR', 7n],
  ['0', 'EUR', 0n],
  ['0.00000001', 'BTC', 1n],
  ['999999999.99', 'EUR', 99_999_999_999n],
  ['0.000000001', 'ETH', 1n],
];

const refused: [unknown, CurrencyCode, string][] = [
  ['-5', 'EUR', 'amount_invalid'],
  [-5, 'EUR', 'amount_invalid'],
  [-0, 'EUR', 'amount_invalid'],
  ['+5', 'EUR', 'amount_invalid'],
  ['1e3', 'EUR', 'amount_invalid'],
  [Number.POSITIVE_INFINITY, 'EUR', 'amount_invalid'],
  ['1e309', 'EUR', 'amount_invalid'],
  [Number.NaN, 'EUR', 'amount_invalid'],
  ['NaN', 'EUR', 'amount_invalid'],
  ['Infinity', 'EUR', 'amount_invalid'],
  ['0x10', 'EUR', 'amount_invalid'],
  ['10,5', 'EUR', 'amount_invalid'],
  ['1,000.00', 'EUR', 'amount_invalid'],
  ['1 000', 'EUR', 'amount_invalid'],
  [' 1', 'EUR', 'amount_invalid'],
  ['1\n', 'EUR', 'amount_invalid'],
  ['', 'EUR', 'amount_invalid'],
  ['.5', 'EUR', 'amount_invalid'],
  ['5.', 'EUR', 'amount_invalid'],
  ['007', 'EUR', 'amount_invalid'],
  ['١٢', 'EUR', 'amount_invalid'],
  ['1234567890.12', 'EUR', 'amount_invalid'],
  [2 ** 53, 'EUR', 'amount_invalid'],
  [1e-7, 'BTC', 'amount_invalid'],
  [null, 'EUR', 'amount_invalid'],
  [true, 'EUR', 'amount_invalid'],
  [['5'], 'EUR', 'amount_invalid'],
  [{ valueOf: () => 5 }, 'EUR', 'amount_invalid'],
  [5n, 'EUR', 'amount_invalid'],
  ['0.005', 'EUR', 'amount_overprecise'],
  [0.005, 'EUR', 'amount_overprecise'],
  ['1.000', 'EUR', 'amount_overprecise'],
  ['0.000000001', 'BTC', 'amount_overprecise'],
  ['0.0000001', 'USDT', 'amount_overprecise'],
];

describe('an amount (must-hold 14, 15)', () => {
  it.each(accepted)('reads %j %s', (input, currency, amountMinor) => {
    expect(parseAmount(input, currency)).toEqual({ ok: true, value: amountMinor });
  });

  it.each(refused)('refuses %o %s as %s', (input, currency, code) => {
    expect(parseAmount(input, currency)).toMatchObject({ ok: false, code });
  });

  it('refuses what int8 cannot hold, even where long amounts are read', () => {
    expect(parseAmount('92233720368547758.07', 'EUR', 40)).toEqual({ ok: true, value: 2n ** 63n - 1n });
    expect(parseAmount('92233720368547758.08', 'EUR', 40)).toMatchObject({ ok: false, code: 'amount_invalid' });
  });

  it('refuses zero where something has to move', () => {
    expect(parsePositiveAmount('0.00', 'EUR')).toMatchObject({ ok: false, code: 'amount_invalid' });
    expect(parsePositiveAmount('0.01', 'EUR')).toEqual({ ok: true, value: 1n });
  });

  it.each([
    [1250n, 'EUR', '12.50', '€12.50'],
    [123_456_789n, 'EUR', '1234567.89', '€1,234,567.89'],
    [100_000n, 'GBP', '1000.00', '£1,000.00'],
    [-300n, 'CAD', '-3.00', '−CA$3.00'],
    [-1n, 'BTC', '-0.00000001', '−₿0.00000001'],
    [125_000n, 'BTC', '0.00125000', '₿0.00125000'],
    [0n, 'USDT', '0.000000', '₮0.000000'],
  ] as const)('writes %d minor units of %s as %s and shows %s', (amountMinor, currency, wire, shown) => {
    expect(formatAmount(amountMinor, currency)).toBe(wire);
    expect(displayAmount(amountMinor, currency)).toBe(shown);
  });
});
