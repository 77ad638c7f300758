import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatBound, parseBound } from '#domain/limits/bound.ts';
import { fineOf, passedBy, passedFacts, showLeft, showUsed, toMicros, type Use } from '#domain/limits/use.ts';
import { currencyCodes } from '#domain/money/currency.ts';
import { referenceRate } from '#tests/support/rates.ts';

describe('a bound', () => {
  it.each([
    ['deposit', 'DAY', '250', 25_000n],
    ['loss', 'WEEK', '1.5', 150n],
    ['stake', 'MONTH', '1000000.00', 100_000_000n],
    ['session', 'DAY', '90', 90n],
  ] as const)('%s a %s reads %s', (kind, period, text, value) => {
    expect(parseBound(kind, period, text)).toEqual({ ok: true, value });
  });

  it.each([
    ['deposit', 'DAY', '0.99', 'amount_below_minimum'],
    ['deposit', 'DAY', '1000000.01', 'amount_above_maximum'],
    ['stake', 'MONTH', '123456789012.00', 'amount_above_maximum'],
    ['deposit', 'DAY', '1.001', 'amount_overprecise'],
    ['session', 'DAY', '4', 'amount_below_minimum'],
    ['session', 'DAY', '1441', 'amount_above_maximum'],
    ['session', 'WEEK', '10.5', 'amount_invalid'],
  ] as const)('%s a %s of %s is refused: %s', (kind, period, text, code) => {
    expect(parseBound(kind, period, text)).toMatchObject({ ok: false, code });
  });

  it('is told as it was read', () => {
    expect([formatBound('deposit', 25_000n), formatBound('session', 90n)]).toEqual(['250.00', '90']);
  });
});

describe('what is used', () => {
  it('counts in EUR at the reference rates, rounded against the room', () => {
    expect(toMicros(100n, 'USD', referenceRate('USD'), 'ceiling')).toBe(860_000n);
    expect(toMicros(1n, 'BTC', referenceRate('BTC'), 'ceiling')).toBe(600n);
    expect([
      toMicros(1n, 'USDT', referenceRate('USDT'), 'ceiling'),
      toMicros(1n, 'USDT', referenceRate('USDT'), 'floor'),
    ]).toEqual([1n, 0n]);
    expect([showUsed('stake', 10_001n), showLeft('stake', 19_999n), showLeft('loss', -5n)]).toEqual([
      '0.02',
      '0.01',
      '0.00',
    ]);
    expect([showUsed('session', 60_001n), showLeft('session', 119_999n)]).toEqual(['2', '1']);
  });

  it('property: many parts never count less than their sum, nor their return more', () => {
    const parts = fc.array(fc.bigInt({ min: 1n, max: 10n ** 12n }), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(parts, fc.constantFrom(...currencyCodes), (amounts, currency) => {
        const of = (amount: bigint, rounding: 'ceiling' | 'floor') =>
          toMicros(amount, currency, referenceRate(currency), rounding);
        const total = amounts.reduce((sum, amount) => sum + amount, 0n);
        const sum = (rounding: 'ceiling' | 'floor') => amounts.reduce((so, amount) => so + of(amount, rounding), 0n);
        expect(sum('ceiling')).toBeGreaterThanOrEqual(of(total, 'ceiling'));
        expect(sum('floor')).toBeLessThanOrEqual(of(total, 'floor'));
      }),
    );
  });
});

describe('the strictest of several limits', () => {
  const day: Use = {
    kind: 'deposit',
    period: 'DAY',
    value: fineOf('deposit', 10_000n),
    used: fineOf('deposit', 4_000n),
  };
  const week: Use = { ...day, period: 'WEEK', value: fineOf('deposit', 12_000n), used: fineOf('deposit', 11_500n) };
  const month: Use = { ...day, period: 'MONTH', value: null };

  it('2.5.5: wins, and tells what it leaves', () => {
    expect(passedBy([day, week, month], fineOf('deposit', 500n))).toBeUndefined();
    expect(passedBy([day, week, month], fineOf('deposit', 501n))).toBe(week);
    expect(passedBy([day, week, month], fineOf('deposit', 50_000n))).toBe(week);
    expect(passedFacts(week)).toEqual({ kind: 'deposit', period: 'WEEK', left: '5.00', currency: 'EUR' });
  });

  it('property: what is allowed passes none of them', () => {
    const use = fc.record({
      kind: fc.constant('stake' as const),
      period: fc.constantFrom('DAY' as const, 'WEEK' as const, 'MONTH' as const),
      value: fc.option(fc.bigInt({ min: 0n, max: 1_000n }), { nil: null }),
      used: fc.bigInt({ min: 0n, max: 1_000n }),
    });
    fc.assert(
      fc.property(fc.array(use), fc.bigInt({ min: 0n, max: 1_000n }), (uses, adding) => {
        const fits = uses.every(({ value, used }) => value === null || used + adding <= value);
        expect(passedBy(uses, adding) === undefined).toBe(fits);
      }),
    );
  });
});
