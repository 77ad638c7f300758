import { expect, it } from 'vitest';
import { rational } from '#domain/maths/rational.ts';
import { columnsFor } from '#islands/games/kit/ladder/columns.ts';
import { shortTimes, tinyTimes } from '#islands/games/kit/picture/multiplier.ts';

it.each([
  [1, 1],
  [8, 8],
  [9, 5],
  [20, 7],
  [24, 8],
])('lays %i rungs side by side in even lines of %i', (rungs, columns) => {
  expect(columnsFor(rungs, true)).toBe(columns);
});

it('lays a long ladder in two columns of rows where there is room for them', () => {
  expect([5, 9, 10, 24].map((rungs) => columnsFor(rungs, false))).toEqual([1, 1, 2, 2]);
});

it.each([
  [rational(33n, 32n), '1.03'],
  [rational(9_999_999n, 100_000n), '99.99'],
  [rational(12_345n, 100n), '123.4'],
  [rational(99_999n, 10n), '9999'],
  [rational(123_999n, 10n), '12.3k'],
  [rational(999_999n), '999.9k'],
  [rational(5_148_297n), '5.14M'],
])('says a multiplier in few signs and never more than it is: %o is %s', (multiplier, text) => {
  expect(shortTimes(multiplier)).toBe(text);
});

it.each([
  [rational(33n, 32n), '1.03'],
  [rational(1_038n, 100n), '10.3'],
  [rational(9_999_999n, 100_000n), '99.9'],
  [rational(12_345n, 100n), '123'],
  [rational(99_999n, 10n), '9999'],
  [rational(123_999n, 10n), '12.3k'],
])('says it in fewer where a cell is a phone’s: %o is %s', (multiplier, text) => {
  expect(tinyTimes(multiplier)).toBe(text);
});
