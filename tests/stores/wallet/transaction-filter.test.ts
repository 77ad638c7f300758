import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  statementDays,
  type TransactionFilter,
  transactionAddressOf,
  transactionFilterOf,
  transactionPeriodOf,
} from '#stores/wallet/transaction-filter.ts';
import {
  $transactionFilter,
  filterTransactions,
  followTransactionAddress,
  turnTransactionPage,
} from '#stores/wallet/transactions.ts';
import { fakeWindow } from '../browser.ts';

afterEach(() => vi.unstubAllGlobals());

const usual: TransactionFilter = { money: 'fiat', type: 'deposit', from: '', to: '', size: 20, page: 0, wrong: {} };
const searchOf = (filter: TransactionFilter): string =>
  `?${new URLSearchParams(
    Object.entries(transactionAddressOf(filter)).flatMap(([name, value]) => (value === null ? [] : [[name, value]])),
  )}`;

describe('an address', () => {
  it.each([
    ['nothing', usual],
    [
      'everything',
      { money: 'crypto', type: 'withdraw', from: '2027-01-31', to: '2027-02-01', size: 50, page: 3, wrong: {} },
    ],
  ] as const)('says %s and is read as it was meant', (_, filter) => {
    expect(transactionFilterOf(searchOf(filter))).toEqual(filter);
  });

  it('says nothing of what is as it always is', () => {
    expect(searchOf(usual)).toBe('?');
  });

  it.each(['?money=gold', '?type=loan', '?size=7', '?page=0', '?page=1.5'])(
    'that says %s badly says nothing',
    (search) => {
      expect(transactionFilterOf(search)).toEqual(usual);
    },
  );
});

it.each([
  ['?from=2026-02-30&to=2026-03-01', { from: '2026-02-30' }, ['', '2026-03-01']],
  ['?from=yesterday&to=2027-13-40', { from: 'yesterday', to: '2027-13-40' }, ['', '']],
])('leaves out of %s what is no day, and keeps it to tell of it', (search, wrong, days) => {
  const filter = transactionFilterOf(search);
  expect(filter.wrong).toEqual(wrong);
  expect([filter.from, filter.to]).toEqual(days);
});

describe('a period', () => {
  it('is whole days of the player’s own time zone, and open where it has no bound', () => {
    expect(transactionPeriodOf({ from: '', to: '' })).toEqual({});
    expect(transactionPeriodOf({ from: '2027-01-31', to: '2027-01-31' })).toEqual({
      from: new Date(2027, 0, 31).toISOString(),
      to: new Date(2027, 0, 31, 23, 59, 59, 999).toISOString(),
    });
  });

  const now = new Date(2027, 4, 10, 12);
  it.each([
    [
      { from: '', to: '' },
      { from: '2026-05-11', to: '2027-05-10' },
    ],
    [
      { from: '2027-05-01', to: '2027-05-04' },
      { from: '2027-05-01', to: '2027-05-04' },
    ],
    [
      { from: '2020-01-01', to: '2024-02-29' },
      { from: '2023-03-01', to: '2024-02-29' },
    ],
    [
      { from: '', to: '2024-12-31' },
      { from: '2024-01-01', to: '2024-12-31' },
    ],
  ])('%o has a statement up to today, of a year at most', (days, expected) => {
    expect(statementDays(days, now)).toEqual(expected);
  });
});

it('another choice starts at the first page, and the way back leads to the view before', () => {
  const { location, events } = fakeWindow(
    'http://localhost:4321/profile/my-wallet/transaction-history?type=withdraw&page=3',
  );
  Object.assign(window.history, {
    pushState: (_: unknown, __: string, url: URL) => {
      location.href = String(url);
    },
  });
  const end = followTransactionAddress();
  events.dispatchEvent(new Event('popstate'));
  expect($transactionFilter.get()).toEqual({ ...usual, type: 'withdraw', page: 2 });
  filterTransactions({ money: 'crypto' });
  expect(location.search).toBe('?type=withdraw&money=crypto');
  turnTransactionPage(1);
  expect(location.search).toBe('?type=withdraw&money=crypto&page=2');
  location.href = 'http://localhost:4321/profile/my-wallet/transaction-history';
  events.dispatchEvent(new Event('popstate'));
  expect($transactionFilter.get()).toEqual(usual);
  end();
});
