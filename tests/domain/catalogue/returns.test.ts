import { expect, it } from 'vitest';
import { returnTextOf, volatilityOf } from '#domain/catalogue/returns.ts';
import { rational } from '#domain/maths/rational.ts';

it.each([
  ['36/37, to the nearest hundredth', rational(36n, 37n), '97.30'],
  ['99% to the hundredth', rational(99n, 100n), '99.00'],
  ['99% but for the grain of a draw out of 2^52', rational(99n * 2n ** 52n - 100n, 100n * 2n ** 52n), '99.00'],
  ['a hair below 95%', rational(94_999_999n, 100_000_000n), '95.00'],
  ['everything', rational(1n), '100.00'],
  ['little', rational(5n, 1000n), '0.50'],
])('the shelf shows a return of %s', (_, value, text) => {
  expect(returnTextOf(value)).toBe(text);
});

it.each([
  ['below 1.5', rational(224n, 100n), 'low'],
  ['of 1.5', rational(225n, 100n), 'medium'],
  ['below 5', rational(2499n, 100n), 'medium'],
  ['of 5', rational(25n), 'high'],
] as const)('a standard deviation %s', (_, variance, volatility) => {
  expect(volatilityOf(variance)).toBe(volatility);
});
