import { expect, it } from 'vitest';
import { dueBatches, openBatches, type Payout } from '#stores/desk/due-batches.ts';

const payout = (change: Partial<Payout>): Payout => ({
  id: '0',
  player: { id: '1', name: 'Ada', email: 'ada@example.com' },
  amount: '0.10000000',
  currency: 'BTC',
  eur: '5.00',
  dayEur: '5.00',
  provider: 'crypto',
  destination: 'x',
  state: 'approved',
  createdAt: '2027-01-01T00:00:00Z',
  approvals: 1,
  needed: 1,
  holds: [],
  batch: null,
  reference: null,
  asked: false,
  ...change,
});

it('counts for a file what the server would take: approved coins that are in none and that nobody was asked to pay', () => {
  const rows = [
    payout({}),
    payout({ amount: '0.20000000' }),
    payout({ asked: true }),
    payout({ batch: 'BTC-20270101T000000-00000001', asked: true }),
    payout({ batch: 'BTC-20270102T000000-00000002', state: 'sent' }),
    payout({ state: 'in_review' }),
    payout({ provider: 'skrill', currency: 'EUR', amount: '5.00' }),
  ];
  expect(dueBatches(rows)).toEqual([{ currency: 'BTC', count: 2, sumMinor: 30_000_000n }]);
  expect(openBatches(rows)).toEqual(['BTC-20270101T000000-00000001']);
});
