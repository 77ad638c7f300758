import { describe, expect, it } from 'vitest';
import type { CurrencyCode } from '#domain/money/currency.ts';
import {
  amountFaultOf,
  amountOrTyped,
  isAmountFault,
  parseTypedAmount,
  readAmount,
  withoutOwnMark,
} from '#domain/money/typed-amount.ts';

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
    ['1 234\u00a0567', '1234567'],
    ['0020', '20'],
    ['007,50', '7.50'],
    ['00', '0'],
    ['00,125', '0.125'],
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

  it.each(['1,234', '12,345', '1.234,50', '1,234.50', '1,234,567', '12,34,567', '01,234', '12 50', '1 23', '1234 567'])(
    'asks what %j means',
    (typed) => {
      expect(readAmount(typed)).toEqual({ ok: false, code: 'amount_unclear' });
      expect(amountOrTyped(typed)).toBe(typed);
    },
  );

  it.each([
    '20..5',
    '1 0 0',
    '1.2.3',
    '1,2,3',
    '12  50',
    "12'50",
    '€',
    'EUR',
    'abc 20',
    '€ 2 €5',
    '20 € 5',
    '€-5',
    '-€5',
    '',
    ' ',
    '.',
    '-5',
    '−5',
    '+5',
    '1e3',
    '0x10',
    'NaN',
    '½',
    '²',
    '1'.repeat(65),
  ])('takes %j for no amount', (typed) => {
    expect(readAmount(typed)).toEqual({ ok: false, code: 'amount_invalid' });
  });

  it.each<[string, CurrencyCode, unknown]>([
    ['12,50', 'EUR', { ok: true, value: 1250n }],
    ['1,5', 'BTC', { ok: true, value: 150_000_000n }],
    ['10,001', 'EUR', { ok: false, code: 'amount_unclear' }],
    ['10.001', 'EUR', { ok: false, code: 'amount_unclear' }],
    ['0.125', 'EUR', { ok: false, code: 'amount_overprecise', facts: { digits: 2 } }],
    ['1234.567', 'EUR', { ok: false, code: 'amount_overprecise', facts: { digits: 2 } }],
    ['1.234', 'BTC', { ok: true, value: 123_400_000n }],
    ['1,234', 'BTC', { ok: false, code: 'amount_unclear' }],
    ['0,00', 'EUR', { ok: false, code: 'amount_invalid' }],
    ['007', 'EUR', { ok: true, value: 700n }],
    ['€1 234,50', 'EUR', { ok: true, value: 123_450n }],
  ])('weighs %s %s', (typed, currency, read) => {
    expect(parseTypedAmount(typed, currency)).toEqual(read);
  });
});

describe('the sign or the code of a currency at an amount', () => {
  it.each<[string, CurrencyCode, string]>([
    ['€20', 'EUR', '20'],
    ['20 €', 'EUR', '20'],
    ['20\u00a0€', 'EUR', '20'],
    ['20 EUR', 'EUR', '20'],
    ['EUR 20', 'EUR', '20'],
    ['eur20,50', 'EUR', '20.50'],
    ['€20 EUR', 'EUR', '20'],
    ['$20', 'USD', '20'],
    ['＄20', 'USD', '20'],
    ['US$20', 'USD', '20'],
    ['CA$ 20', 'CAD', '20'],
    ['C$20', 'CAD', '20'],
    ['£20', 'GBP', '20'],
    ['₿0.5', 'BTC', '0.5'],
    ['0.5 btc', 'BTC', '0.5'],
    ['Ł2', 'LTC', '2'],
    ['Ξ1.234', 'ETH', '1.234'],
    ['20 USDT', 'USDT', '20'],
  ])('%j in %s is %s', (typed, currency, wire) => {
    expect(readAmount(typed, currency)).toEqual({ ok: true, value: wire });
    expect(amountOrTyped(typed, currency)).toBe(wire);
  });

  it.each<[string, CurrencyCode, string]>([
    ['$20', 'EUR', 'USD'],
    ['20 usd', 'EUR', 'USD'],
    ['€20', 'GBP', 'EUR'],
    ['$20', 'CAD', 'USD'],
    ['CA$20', 'USD', 'CAD'],
    ['€20 USD', 'EUR', 'USD'],
    ['20 CHF', 'EUR', 'CHF'],
    ['¥20', 'EUR', '¥'],
    ['R$20', 'USD', 'R$'],
  ])('%j in %s is no guess: it names %s', (typed, currency, given) => {
    const read = parseTypedAmount(typed, currency);
    expect(read).toEqual({ ok: false, code: 'amount_other_currency', facts: { given } });
    const fault = read.ok ? '' : amountFaultOf(read);
    expect(fault).toBe(`amount_other_currency:${given}`);
    expect(isAmountFault(fault)).toBe(true);
  });

  it('is nobody’s own where a figure is in no currency', () => {
    expect(readAmount('€20')).toEqual({ ok: false, code: 'amount_other_currency', facts: { given: 'EUR' } });
  });

  it('is taken away where it is the own one, and nothing else is', () => {
    expect(withoutOwnMark('1,234 EUR', 'EUR')).toBe('1,234');
    expect(withoutOwnMark('$20', 'EUR')).toBe('$20');
    expect(withoutOwnMark('abc 20', 'EUR')).toBe('abc 20');
  });
});

it.each(['amount_required', 'amount_below_minimum', 'amount_other_currency', ''])(
  '%j is no fault of reading',
  (code) => {
    expect(isAmountFault(code)).toBe(false);
  },
);
