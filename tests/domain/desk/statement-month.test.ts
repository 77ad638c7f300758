import { expect, test } from 'vitest';
import { monthOf } from '#domain/desk/statement-month.ts';

test.each([
  ['2027-03', { from: '2027-03-01', to: '2027-03-31', before: '2027-04-01' }],
  ['2028-02', { from: '2028-02-01', to: '2028-02-29', before: '2028-03-01' }],
  ['2027-12', { from: '2027-12-01', to: '2027-12-31', before: '2028-01-01' }],
])('%s ends where the next begins', (name, days) => {
  expect(monthOf(name)).toEqual({ name, ...days });
});

test.each(['', 'may', '2027-13', '2027-00', '2027-3', '1999-12', '2027-03-01'])('%j is no month', (text) => {
  expect(monthOf(text)).toBeUndefined();
});
