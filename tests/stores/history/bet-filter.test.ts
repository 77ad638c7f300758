import { afterEach, describe, expect, it, vi } from 'vitest';
import { addressOf, type BetFilter, choiceOf, filterOf, oldestDay, rangeStart } from '#stores/history/bet-filter.ts';
import { $betFilter, filterBets, followBetAddress, turnPage } from '#stores/history/history.ts';
import { fakeWindow } from '../browser.ts';

afterEach(() => vi.unstubAllGlobals());

const all: BetFilter = { from: '', to: '', provider: '', size: 20, page: 0, wrong: {} };
const searchOf = (filter: BetFilter): string =>
  `?${new URLSearchParams(Object.entries(addressOf(filter)).flatMap(([name, value]) => (value === null ? [] : [[name, value]])))}`;

describe('an address', () => {
  it.each([
    ['nothing', all],
    ['everything', { from: '2027-01-31', to: '2027-02-01', provider: 'Halden & Rook', size: 100, page: 7, wrong: {} }],
  ])('says %s and is read as it was meant', (_, filter) => {
    expect(filterOf(searchOf(filter))).toEqual(filter);
  });

  it('says nothing of what is as it always is', () => {
    expect(searchOf(all)).toBe('?');
  });

  it.each(['?size=1e9&page=1e9', '?size=21&page=0', '?page=-3', '?page=1.5', '?page=NaN', '?provider=%20%20'])(
    'that asks for what is not there asks for nothing: %s',
    (search) => {
      expect(filterOf(search)).toEqual(all);
    },
  );
});

describe('a day that an address asks for', () => {
  it.each([
    ['?from=2026-02-30', { from: '2026-02-30' }],
    ['?from=2027-02-29&to=2028-02-29', { from: '2027-02-29' }],
    ['?from=2027-13-45&to=<script>', { from: '2027-13-45', to: '<script>' }],
    ['?from=yesterday&to=2027-1-1', { from: 'yesterday', to: '2027-1-1' }],
    ['?to=2027-01-31T12:00Z', { to: '2027-01-31T12:00Z' }],
    [`?to=${'9'.repeat(500)}`, { to: '9'.repeat(40) }],
    ['?from=&to=', {}],
  ])('is left out when there is none, and told of: %s', (search, wrong) => {
    const { from, to, ...filter } = filterOf(search);
    expect(filter.wrong).toEqual(wrong);
    expect([from, to]).toEqual(['', search.endsWith('to=2028-02-29') ? '2028-02-29' : '']);
    expect(addressOf({ ...filter, from, to })).not.toMatchObject({ from: expect.anything() });
  });
});

describe('a period', () => {
  const now = new Date(2027, 2, 15, 12);

  it('begins as many days ago as its name says, today counted', () => {
    expect(['today', 'week', 'month', 'year'].map((range) => rangeStart(range as 'today', now))).toEqual([
      '2027-03-15',
      '2027-03-09',
      '2027-02-14',
      '',
    ]);
    expect(rangeStart('week', new Date(2027, 0, 3, 0, 0, 1))).toBe('2026-12-28');
  });

  it('begins with the oldest day that is kept at the earliest', () => {
    expect(oldestDay(now)).toBe('2026-03-15');
  });

  it('is whole days of the player’s own time', () => {
    const { from, to } = choiceOf({ ...all, from: '2027-03-28', to: '2027-03-28' });
    expect([from, to]).toEqual([new Date(2027, 2, 28).toISOString(), new Date(2027, 2, 29).toISOString()]);
  });
});

it('each view is an entry of its own, and the way back shows the one before', () => {
  const { location, events } = fakeWindow('http://localhost:4321/profile/game-history?size=50');
  const pushed: string[] = [];
  const pushState = (_: unknown, __: string, url: URL) => {
    location.href = String(url);
    pushed.push(location.href);
  };
  Object.assign(window.history, { pushState });
  const end = followBetAddress();
  events.dispatchEvent(new Event('popstate'));
  expect($betFilter.get()).toEqual({ ...all, size: 50 });
  turnPage(2);
  filterBets({ provider: 'Any' });
  expect(pushed.map((url) => new URL(url).search)).toEqual(['?size=50&page=3', '?size=50&provider=Any']);
  location.href = pushed[0] ?? '';
  events.dispatchEvent(new Event('popstate'));
  expect($betFilter.get()).toEqual({ ...all, size: 50, page: 2 });
  end();
});
