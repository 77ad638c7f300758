import { describe, expect, it } from 'vitest';
import type { CurrencyCode } from '#domain/money/currency.ts';
import { amountOrTyped, parseTypedAmount, readAmount } from '#domain/money/typed-amount.ts';

describe('an amount as people write it', () => {
  it.each([
    ['12.50', '12.50'],
    ['12,50', '12.50'],
    ['12.', '12'],
    ['12,', '12'],
    [',5', '0.5'],
    [' 30 ', '30'],
    ['1 234', '1234'],
    ['1\u00a0234,50', '1234.50'],
    ['1\u202f234.50', '1234.50'],
    ['1\u2009234\u2009567', '1234567'],
    ["1'234.50", '1234.50'],
    ['1’234,5', '1234.5'],
    ['1234,567', '1234.567'],
    ['0,125', '0.125'],
    ['1.234', '1.234'],
    ['١٢٫٥٠', '12.50'],
    ['١٬٢٣٤٫٥', '1234.5'],
    ['۱۲', '12'],
    ['१२,५०', '12.50'],
    ['１２．５', '12.5'],
    ['𝟙𝟚', '12'],
    ['\u202a12,50\u202c', '12.50'],
    ['\ufeff30\u200b', '30'],
    ['1\u200f2', '12'],
  ])('reads %j as %s', (typed, wire) => {
    expect(readAmount(typed)).toEqual({ ok: true, value: wire });
    expect(amountOrTyped(typed)).toBe(wire);
  });

  it.each([
    '1,234',
    '12,345',
    '1.234,50',
    '1,234.50',
    '1,234,567',
    '1.2.3',
    '12 50',
    '1 23',
    '1234 567',
    '1 234\u00a0567',
  ])('asks what %j means', (typed) => {
    expect(readAmount(typed)).toEqual({ ok: false, code: 'amount_unclear' });
    expect(amountOrTyped(typed)).toBe(typed);
  });

  it.each(['', ' ', '.', '-5', '−5', '+5', '1e3', '0x10', '12 EUR', '€5', 'NaN', '½', '²', '1'.repeat(65)])(
    'takes %j for no amount',
    (typed) => {
      expect(readAmount(typed)).toEqual({ ok: false, code: 'amount_invalid' });
    },
  );

  it.each<[string, CurrencyCode, unknown]>([
    ['12,50', 'EUR', { ok: true, value: 1250n }],
    ['1,5', 'BTC', { ok: true, value: 150_000_000n }],
    ['10,001', 'EUR', { ok: false, code: 'amount_unclear' }],
    ['10.001', 'EUR', { ok: false, code: 'amount_overprecise', facts: { digits: 2 } }],
    ['0,00', 'EUR', { ok: false, code: 'amount_invalid' }],
    ['007', 'EUR', { ok: false, code: 'amount_invalid' }],
  ])('weighs %s %s', (typed, currency, read) => {
    expect(parseTypedAmount(typed, currency)).toEqual(read);
  });
});
