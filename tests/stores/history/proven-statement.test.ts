import { expect, it } from 'vitest';
import { statementMonths } from '#stores/history/proven-statement.ts';

it('offers twelve months in UTC, the present one first', () => {
  const months = statementMonths(new Date('2027-01-31T23:59:59Z'));
  expect([months.length, months[0], months[1], months.at(-1)]).toEqual([12, '2027-01', '2026-12', '2026-02']);
});
