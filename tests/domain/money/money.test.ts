import { describe, expect, it } from 'vitest';
import { rational, rationalOf, toDecimalString, toPercentString } from '#domain/maths/rational.ts';
import { addMoney, allocate, convert, money, multiplyRational } from '#domain/money/money.ts';
import { roundRational } from '#domain/money/rounding.ts';

describe('money', () => {
  it('adds amounts of one currency and throws for two', () => {
    expect(addMoney(money(5n, 'EUR'), money(7n, 'EUR'))).toEqual(money(12n, 'EUR'));
    expect(() => addMoney(money(5n, 'EUR'), money(7n, 'USD'))).toThrow(TypeError);
  });

  it.each([
    [7n, 2n, 3n, 4n, 4n],
    [5n, 2n, 2n, 3n, 2n],
    [-5n, 2n, -3n, -2n, -2n],
    [-7n, 4n, -2n, -1n, -2n],
    [6n, 3n, 2n, 2n, 2n],
  ])('rounds %d/%d down to %d, up to %d, half to even to %d', (num, den, floor, ceiling, even) => {
    const value = rational(num, den);
    expect(roundRational(value, 'floor')).toBe(floor);
    expect(roundRational(value, 'ceiling')).toBe(ceiling);
    expect(roundRational(value, 'half-even')).toBe(even);
  });

  it('gives left-over minor units to the largest remainders', () => {
    expect(allocate(100n, [1n, 1n, 1n])).toEqual([34n, 33n, 33n]);
    expect(allocate(5n, [3n, 7n])).toEqual([2n, 3n]);
    expect(allocate(-100n, [1n, 1n, 1n])).toEqual([-34n, -33n, -33n]);
    expect(() => allocate(5n, [0n, 0n])).toThrow(RangeError);
  });

  it('multiplies by an exact factor', () => {
    expect(multiplyRational(999n, rational(1n, 3n), 'floor')).toBe(333n);
    expect(multiplyRational(1000n, rationalOf('0.3335'), 'half-even')).toBe(334n);
  });

  it('converts between scales', () => {
    expect(convert(money(6_000_000n, 'EUR'), 'BTC', rational(1n, 60_000n))).toEqual(money(100_000_000n, 'BTC'));
    expect(convert(money(1n, 'BTC'), 'EUR', rationalOf('60000'))).toEqual(money(0n, 'EUR'));
  });
});

describe('a rational', () => {
  it('is reduced with a positive denominator', () => {
    expect(rational(6n, -8n)).toEqual({ num: -3n, den: 4n });
    expect(() => rational(1n, 0n)).toThrow(RangeError);
  });

  it('prints decimals rounded half away from zero', () => {
    expect(toDecimalString(rational(36n, 37n), 6)).toBe('0.972973');
    expect(toDecimalString(rational(-1n, 8n), 2)).toBe('-0.13');
    expect(toDecimalString(rational(-1n, 1000n), 2)).toBe('0.00');
    expect(toPercentString(rational(36n, 37n), 2)).toBe('97.30%');
  });

  it('reads plain decimals alone', () => {
    expect(rationalOf('-1.25')).toEqual({ num: -5n, den: 4n });
    expect(() => rationalOf('1e3')).toThrow(RangeError);
  });
});
