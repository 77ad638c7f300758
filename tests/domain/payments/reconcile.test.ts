import { describe, expect, it } from 'vitest';
import { type BookedPayment, compareStatement, type StatementLine } from '#domain/payments/reconcile.ts';

const day = { from: new Date('2027-03-01'), before: new Date('2027-03-02') };
const noon = new Date('2027-03-01T12:00:00Z');
const both = {
  provider: 'devcode',
  type: 'deposit',
  currency: 'EUR',
  amountMinor: 3_000n,
  state: 'completed',
} as const;
const line = (change: Partial<StatementLine> = {}): StatementLine => ({
  ...both,
  id: 'a',
  reference: 'pay_a',
  at: noon,
  ...change,
});
const booked = (change: Partial<BookedPayment> = {}): BookedPayment => ({
  ...both,
  id: 'a',
  reference: 'pay_a',
  begunAt: noon,
  bookedAt: noon,
  aside: null,
  ...change,
});
const aside = (why: 'dust' | 'held') => booked({ state: 'pending', bookedAt: null, aside: why });
const kinds = (lines: StatementLine[], entries: BookedPayment[]) =>
  compareStatement(lines, entries, day).map(({ kind, payment, there, here }) => [kind, payment, there, here]);

describe('compareStatement', () => {
  it('finds nothing where both say the same, by our number or by theirs', () => {
    expect(kinds([line()], [booked()])).toEqual([]);
    expect(kinds([line({ id: null })], [booked()])).toEqual([]);
    expect(
      kinds(
        [line({ state: 'pending' }), line({ id: 'x', reference: 'y', state: 'failed' })],
        [booked({ state: 'failed', bookedAt: null })],
      ),
    ).toEqual([]);
  });

  it.each<[string, StatementLine[], BookedPayment[], unknown[]]>([
    ['missing_here', [line()], [], ['missing_here', 'a', '3000 EUR completed', null]],
    ['missing_there', [], [booked()], ['missing_there', 'a', null, '3000 EUR completed']],
    ['duplicate', [line(), line()], [booked()], ['duplicate', 'a', '2 lines', '3000 EUR completed']],
    ['provider', [line({ provider: 'ems' })], [booked()], ['provider', 'a', 'ems', 'devcode']],
    ['currency', [line({ currency: 'USD' })], [booked()], ['currency', 'a', 'USD', 'EUR']],
    ['amount', [line({ amountMinor: 3_001n })], [booked()], ['amount', 'a', '3001', '3000']],
    [
      'state, paid there',
      [line()],
      [booked({ state: 'failed', bookedAt: null })],
      ['state', 'a', 'completed', 'not completed'],
    ],
    ['dust', [line()], [aside('dust')], ['dust', 'a', 'completed', 'not completed']],
    ['held', [line()], [aside('held')], ['held', 'a', 'completed', 'not completed']],
    ['state, failed there', [line({ state: 'failed' })], [booked()], ['state', 'a', 'not completed', 'completed']],
    [
      'state, taken back there',
      [line(), line({ state: 'reversed' })],
      [booked()],
      ['state', 'a', 'reversed', 'completed'],
    ],
    ['reference', [line({ reference: 'pay_b' })], [booked()], ['reference', 'a', 'pay_b', 'pay_a']],
  ])('names %s', (_, lines, entries, told) => {
    expect(kinds(lines, entries)).toEqual([told]);
  });

  it('holds no number of the company’s against a payment that it named by ours', () => {
    for (const reference of ['a', 'a@2027:03:01-12:00:00'])
      expect(kinds([line({ reference: '200234' })], [booked({ reference })])).toEqual([]);
  });

  it('lets a payment that straddles midnight stand on either day', () => {
    expect(kinds([], [booked({ begunAt: new Date('2027-02-28T23:59:00Z') })])).toEqual([]);
    expect(kinds([], [booked({ bookedAt: new Date('2027-03-02T00:01:00Z') })])).toEqual([]);
  });

  it('does not take a deposit for a withdrawal of the same number', () => {
    expect(kinds([line({ type: 'withdrawal' })], [booked()]).map(([kind]) => kind)).toEqual([
      'missing_here',
      'missing_there',
    ]);
  });
});
