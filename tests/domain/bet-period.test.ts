import { expect, it } from 'vitest';
import { betPeriod, oldestOnline } from '#domain/bet-period.ts';

const now = new Date('2027-03-15T12:34:56.789Z');
const at = (instant: string) => new Date(instant);

it('keeps twelve months online, from the beginning of a day', () => {
  expect(oldestOnline(now)).toEqual(at('2026-03-15T00:00:00.000Z'));
  expect(oldestOnline(at('2028-02-29T23:59:59.999Z'))).toEqual(at('2027-03-01T00:00:00.000Z'));
  expect(oldestOnline(at('2027-01-01T00:00:00.000Z'))).toEqual(at('2026-01-01T00:00:00.000Z'));
});

it.each([
  ['nothing asked for', {}, '2026-03-15T00:00:00.000Z', 'infinity'],
  [
    'days: the last counts whole',
    { from: '2027-01-01', to: '2027-01-31' },
    '2027-01-01T00:00:00Z',
    '2027-02-01T00:00:00Z',
  ],
  ['moments: the last is left out', { to: '2027-01-31T10:00:00Z' }, '2026-03-15T00:00:00Z', '2027-01-31T10:00:00Z'],
  ['older than what is kept online', { from: '1999-01-01' }, '2026-03-15T00:00:00Z', 'infinity'],
  ['a day younger', { from: '2026-03-16' }, '2026-03-16T00:00:00Z', 'infinity'],
])('%s', (_, asked, from, before) => {
  expect(betPeriod(asked, now)).toEqual({ from: at(from), before: before === 'infinity' ? before : at(before) });
});
