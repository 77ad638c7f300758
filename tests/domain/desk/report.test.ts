import { describe, expect, it } from 'vitest';
import { daysBetween, figureOf, holdOf, reportFigures } from '#domain/desk/report.ts';

describe('a figure of a report', () => {
  it('is what its parts come to', () => {
    const booked = { deposits: 1n, withdrawals: 10n, stakes: 10_000n, payouts: 9_000n, bonusCost: 300n };
    expect(reportFigures.map((figure) => [figure, figureOf(figure, booked)])).toEqual([
      ['deposits', 1n],
      ['withdrawals', 10n],
      ['stakes', 10_000n],
      ['payouts', 9_000n],
      ['ggr', 1_000n],
      ['bonusCost', 300n],
      ['ngr', 700n],
    ]);
  });

  it.each([
    [10_000n, 327n, '3.27'],
    [3n, 1n, '33.33'],
    [3n, -1n, '-33.33'],
    [10_000n, 1n, '0.01'],
    [10_000n, -5n, '-0.05'],
    [100_000n, 1n, '0.00'],
    [1n, -20n, '-2000.00'],
    [0n, -5n, null],
  ])('of stakes of %s and %s kept the hold is %s', (stakes, ggr, hold) => {
    expect(holdOf(stakes, ggr)).toBe(hold);
  });
});

it.each([
  ['2027-02-27', '2027-03-01', ['2027-02-27', '2027-02-28', '2027-03-01']],
  ['2027-03-01', '2027-03-01', ['2027-03-01']],
  ['2027-03-02', '2027-03-01', []],
  // Clocks go forward in some places.
  ['2027-03-27', '2027-03-29', ['2027-03-27', '2027-03-28', '2027-03-29']],
])('from %s to %s there are these days', (from, to, days) => {
  expect(daysBetween(from, to)).toEqual(days);
});
