import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compare, multiply, rational, rationalOf } from '#domain/maths/rational.ts';
import { currencies, currencyCodes } from '#domain/money/currency.ts';
import { checkWithdrawalAmount, withdrawalLimits } from '#domain/payments/withdrawal-limits.ts';

it.each([
  ['EUR', '1', 1_000n, 1_000_000n],
  // 11.63 and 11,627.9 dollars.
  ['USD', '0.86', 1_200n, 1_162_700n],
  ['BTC', '60000', 16_667n, 16_666_666n],
] as const)('%s at %s: the least is rounded up and the most down', (currency, rate, minMinor, maxMinor) => {
  expect(withdrawalLimits(currency, rationalOf(rate))).toEqual({ minMinor, maxMinor });
});

const anyRate = fc.tuple(fc.bigInt(1n, 10n ** 12n), fc.bigInt(1n, 10n ** 6n)).map(([num, den]) => rational(num, den));

it('both bounds are worth at least 10 and at most 10,000 euros, at any rate', () => {
  fc.assert(
    fc.property(fc.constantFrom(...currencyCodes), anyRate, (currency, rate) => {
      const { minMinor, maxMinor } = withdrawalLimits(currency, rate);
      const eurOf = (minor: bigint) => multiply(rational(minor, currencies[currency].subunitsToUnit), rate);
      expect(compare(eurOf(minMinor), rational(10n))).toBeGreaterThanOrEqual(0);
      expect(compare(eurOf(maxMinor), rational(10_000n))).toBeLessThanOrEqual(0);
    }),
  );
});

it('takes the bounds themselves and nothing beside them', () => {
  const one = rational(1n);
  const codeOf = (minor: bigint) => {
    const checked = checkWithdrawalAmount(minor, 'EUR', one);
    return checked.ok ? 'ok' : [checked.code, checked.facts];
  };
  expect([999n, 1_000n, 1_000_000n, 1_000_001n].map(codeOf)).toEqual([
    ['amount_below_minimum', { limit: '10.00', currency: 'EUR' }],
    'ok',
    'ok',
    ['amount_above_maximum', { limit: '10000.00', currency: 'EUR' }],
  ]);
});
