import { describe, expect, test } from 'vitest';
import { isDay, isPeriod, momentOf } from '#domain/day.ts';

describe('a day', () => {
  test.each(['2027-01-31', '2028-02-29', '2000-02-29', '2027-12-31', '0001-01-01', '9999-12-31'])(
    '%s is one',
    (text) => {
      expect(isDay(text)).toBe(true);
    },
  );

  test.each([
    '2026-02-30',
    '2027-02-29',
    '1900-02-29',
    '2027-04-31',
    '2027-13-01',
    '2027-00-10',
    '2027-01-00',
    '2027-1-1',
    '27-01-01',
    '12027-01-01',
    '2027-01-31T00:00Z',
    '2027-01-31 ',
    '٢٠٢٧-٠١-٣١',
    'yesterday',
    '',
  ])('%j is none', (text) => {
    expect(isDay(text)).toBe(false);
  });
});

describe('a moment', () => {
  test.each([
    ['2027-01-31', '2027-01-31T00:00:00.000Z'],
    ['2027-01-31T12:00Z', '2027-01-31T12:00:00.000Z'],
    ['2027-01-31T12:00:07Z', '2027-01-31T12:00:07.000Z'],
    ['2027-01-31T12:00:07.5Z', '2027-01-31T12:00:07.500Z'],
    ['2028-02-29T23:59:59.999Z', '2028-02-29T23:59:59.999Z'],
  ])('%s is %s', (text, iso) => {
    expect(momentOf(text)?.toISOString()).toBe(iso);
  });

  test.each([
    '2026-02-30T12:00Z',
    '2027-01-31T24:00Z',
    '2027-01-31T25:00Z',
    '2027-01-31T12:60Z',
    '2027-01-31T12:00',
    '2027-01-31T12:00+01:00',
    '2027-01-31T12Z',
    '1e9',
  ])('%j is none', (text) => {
    expect(momentOf(text)).toBeUndefined();
  });
});

test.each([
  [{}, true],
  [{ from: '2027-01-31' }, true],
  [{ to: '2027-01-31' }, true],
  [{ from: '2027-01-31', to: '2027-01-31' }, true],
  [{ from: '2027-01-31T12:00Z', to: '2027-01-31' }, true],
  [{ from: '2027-01-31T12:00Z', to: '2027-01-31T11:59Z' }, false],
  [{ from: '2027-02-01T00:00:01Z', to: '2027-01-31' }, false],
  [{ from: '9999-12-31', to: '0000-01-01' }, false],
])('%j is a period: %s', (bounds, isOne) => {
  expect(isPeriod(bounds)).toBe(isOne);
});
