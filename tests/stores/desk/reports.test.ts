import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  $report,
  $reportChoice,
  chartOf,
  createReportPostings,
  monthChoice,
  openReport,
  periodFault,
  showReport,
} from '#stores/desk/reports.ts';
import { fakeNetwork, fakeWindow } from '../browser.ts';

const answer = { body: { rows: [], totals: [], uncounted: 0 } };

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2027-03-31T22:00:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it.each([
  ['2027-01-01', '2027-01-01', null],
  ['2027-01-01', '2027-04-02', null],
  ['2027-01-01', '2027-04-03', 'long'],
  ['2027-01-02', '2027-01-01', 'order'],
  ['', '2027-01-01', 'missing'],
] as const)('of a period from %s to %s is said: %s', (from, to, fault) => {
  expect(periodFault({ from, to, by: 'day' })).toBe(fault);
});

it.each([
  ['', { from: '2027-03-04', to: '2027-03-31', by: 'day' }],
  ['?from=2027-01-01&to=2027-01-05&by=studio', { from: '2027-01-01', to: '2027-01-05', by: 'studio' }],
  ['?from=2026-01-01&to=2027-01-05&by=game', { from: '2027-03-04', to: '2027-03-31', by: 'game' }],
  ['?from=x&by=player', { from: '2027-03-04', to: '2027-03-31', by: 'day' }],
])('an address with %s opens what it says, and else the last four weeks', (query, choice) => {
  fakeWindow(`http://localhost:4321/desk/reports${query}`);
  openReport();
  expect($reportChoice.get()).toEqual(choice);
});

it('shows what is chosen, with what it is of', async () => {
  fakeWindow('http://localhost:4321/desk/reports');
  const { sent } = fakeNetwork({ 'GET /desk-service/reports': answer });
  const choice = { from: '2027-03-01', to: '2027-03-02', by: 'game' } as const;
  showReport(choice);
  await vi.waitFor(() => expect($report.get().data?.choice).toEqual(choice));
  expect(sent[0]?.url).toContain('from=2027-03-01&to=2027-03-02&by=game');
});

it('asks for the postings of a figure of a row, and for more from where they ended', async () => {
  fakeWindow();
  const page = (next: string | null) => ({ body: { postings: [{ id: String(next) }], next } });
  const { sent } = fakeNetwork({ 'GET /desk-service/reports/postings': [page('2027-03-01|7|1'), page(null)] });
  const row = { key: 'none', currency: 'EUR' } as Parameters<typeof createReportPostings>[1];
  const $list = createReportPostings({ from: '2027-03-01', to: '2027-03-02', by: 'game' }, row, 'ngr');
  $list.subscribe(() => undefined);
  await vi.waitFor(() => expect($list.get().next).toBe('2027-03-01|7|1'));
  await $list.more();
  expect($list.get().items).toHaveLength(2);
  expect(sent.map(({ url }) => new URL(url, 'http://localhost').searchParams.get('before'))).toEqual([
    null,
    '2027-03-01|7|1',
  ]);
  expect(sent[0]?.url).toContain('key=none&currency=EUR&figure=ngr');
});

it('draws a figure of each day in one currency, and nothing where nothing is booked', () => {
  const row = (key: string, currency: string, ngr: string) => ({ key, currency, ngr });
  const rows = [row('2027-03-02', 'EUR', '-3.50'), row('2027-03-01', 'EUR', '12.00'), row('2027-03-01', 'BTC', '1.0')];
  const days = ['2027-03-01', '2027-03-02', '2027-03-03'];
  expect(chartOf(days, rows as never, 'ngr', 'EUR')).toEqual([12, -3.5, 0]);
});

it.each([
  ['2026-12', '2026-12-01', '2026-12-31'],
  ['2028-02', '2028-02-01', '2028-02-29'],
])('opens %s of a cohort as the report of its days', (month, from, to) => {
  expect(monthChoice(month)).toEqual({ from, to, by: 'cohort' });
});
