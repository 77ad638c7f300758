import { describe, expect, it } from 'vitest';
import { betFilterSchema, transactionDaysSchema } from '#contract/forms/period.ts';
import { wrongIn } from '#tests/support/form.ts';

const said = (code: string | undefined) => (code === undefined ? {} : { from: code });

describe('the days of a list', () => {
  it.each([
    ['2027-05-11', '', 'days_future'],
    ['2027-05-10', '', undefined],
    ['2027-05-02', '2027-05-01', 'days_order'],
    ['2027-05-12', '2027-05-11', 'days_order'],
    ['2027-05-02', '2027-05-02', undefined],
    ['2001-01-01', '', undefined],
    ['', '2099-01-01', undefined],
    ['', '', undefined],
  ])('of transactions, on the tenth of May, from %j to %j is %s', (from, to, code) => {
    expect(wrongIn(transactionDaysSchema('2027-05-10'), { from, to })).toEqual(said(code));
  });

  it.each([
    ['2027-03-01', '2027-03-01', undefined],
    ['2027-03-02', '2027-03-01', 'period_wrong'],
    ['2026-03-15', '', undefined],
    ['2026-03-14', '', 'period_old'],
    ['2026-03-14', '2026-03-01', 'period_old'],
    ['', '2027-03-01', undefined],
    ['', '', undefined],
  ])('of bets, kept since the fifteenth of March, from %j to %j is %s', (from, to, code) => {
    expect(wrongIn(betFilterSchema('2026-03-15'), { from, to, provider: '' })).toEqual(said(code));
  });

  it('are all that is taken of what else a view has', () => {
    const view = { from: '', to: '2027-05-01', page: 3, size: 20 };
    expect(transactionDaysSchema('2027-05-10').parse(view)).toEqual({ from: '', to: '2027-05-01' });
  });
});
