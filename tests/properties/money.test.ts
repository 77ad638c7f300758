import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { add, compare, divide, multiply, rational, subtract } from '#domain/maths/rational.ts';
import { formatAmount, parseAmount } from '#domain/money/amount.ts';
import { currencyCodes } from '#domain/money/currency.ts';
import { allocate, amountMinorMax, convert, money } from '#domain/money/money.ts';

const currency = fc.constantFrom(...currencyCodes);
const minor = fc.bigInt({ min: 0n, max: amountMinorMax });
const positive = fc.bigInt({ min: 1n, max: 10n ** 12n });
const fraction = fc.tuple(positive, positive).map(([num, den]) => rational(num, den));

describe('money, for all amounts', () => {
  it('reads back what it wrote', () => {
    fc.assert(
      fc.property(minor, currency, (amountMinor, code) => {
        expect(parseAmount(formatAmount(amountMinor, code), code, 40)).toEqual({ ok: true, value: amountMinor });
      }),
    );
  });

  it('never throws on what it is given, and never reads a sign or an exponent', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.double(), fc.anything()), currency, (input, code) => {
        const parsed = parseAmount(input, code);
        if (parsed.ok) expect(String(input)).toMatch(/^\d+(\.\d+)?$/);
      }),
    );
  });

  it('loses nothing in shares, and no share is a minor unit from its due', () => {
    const weights = fc.array(fc.bigInt({ min: 0n, max: 1000n }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(fc.bigInt(-(10n ** 15n), 10n ** 15n), weights, (amountMinor, parts) => {
        const total = parts.reduce((sum, part) => sum + part, 0n);
        fc.pre(total > 0n);
        const shares = allocate(amountMinor, parts);
        expect(shares.reduce((sum, share) => sum + share, 0n)).toBe(amountMinor);
        for (const [index, share] of shares.entries()) {
          const off = share * total - amountMinor * (parts[index] ?? 0n);
          expect((off < 0n ? -off : off) < total).toBe(true);
        }
      }),
    );
  });

  it('gains nothing by converting there and back (must-hold 16)', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 15n }), currency, currency, fraction, (amount, from, to, rate) => {
        const there = convert(money(amount, from), to, rate);
        const back = convert(there, from, divide(rational(1n), rate));
        expect(back.amountMinor <= amount).toBe(true);
      }),
    );
  });
});

describe('rationals, for all fractions', () => {
  it('keep the laws of a field', () => {
    fc.assert(
      fc.property(fraction, fraction, fraction, (a, b, c) => {
        expect(multiply(a, add(b, c))).toEqual(add(multiply(a, b), multiply(a, c)));
        expect(subtract(add(a, b), b)).toEqual(a);
        expect(divide(multiply(a, b), b)).toEqual(a);
        expect(compare(a, b)).toBe(-compare(b, a) + 0);
      }),
    );
  });
});
