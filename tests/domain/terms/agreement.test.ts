import { describe, expect, test } from 'vitest';
import {
  acceptableOn,
  changesPath,
  inForceOn,
  type PolicyVersion,
  standingOf,
  versionPath,
  worstOf,
} from '#domain/terms/agreement.ts';

const version = (number: number, inForceFrom: string): PolicyVersion => ({
  document: 'terms-and-conditions',
  number,
  version: `${inForceFrom}-0000000${number}`,
  title: 'Terms',
  announced: '2026-01-01',
  inForceFrom,
});
const versions = [version(1, '2026-11-01'), version(2, '2026-12-06'), version(3, '2026-12-20')];
const numbers = (list: readonly PolicyVersion[]) => list.map(({ number }) => number);

test.each([
  ['2026-10-31', undefined],
  ['2026-11-01', 1],
  ['2026-12-05', 1],
  ['2026-12-06', 2],
  ['2026-12-31', 3],
])('on %s version %s holds', (day, number) => {
  expect(inForceOn(versions, day)?.number).toBe(number);
});

test('of two for one day the one published last holds', () => {
  expect(
    inForceOn([version(1, '2026-11-01'), version(2, '2026-12-06'), version(3, '2026-12-06')], '2026-12-06')?.number,
  ).toBe(3);
});

test('what may be accepted is what holds and what is announced', () => {
  expect(numbers(acceptableOn(versions, '2026-12-06'))).toEqual([2, 3]);
  expect(numbers(acceptableOn(versions, '2026-10-01'))).toEqual([1, 2, 3]);
  expect(acceptableOn([], '2026-10-01')).toEqual([]);
});

describe('a player stands', () => {
  test.each([
    ['accepted, with the newest one', 3, '2027-01-01', 'accepted'],
    ['announced, with the one that holds until the next begins', 1, '2026-12-05', 'announced'],
    ['due, from the first day of one that was not accepted', 1, '2026-12-06', 'due'],
    ['announced, with one accepted ahead and another to come', 2, '2026-12-10', 'announced'],
    ['due, without any', 0, '2026-11-01', 'due'],
    ['announced, without any before the first one holds', 0, '2026-10-01', 'announced'],
  ] as const)('%s', (_, accepted, day, standing) => {
    expect(standingOf(versions, accepted, day)).toBe(standing);
  });

  test('as the worst of all documents says', () => {
    expect(worstOf(['accepted', 'due', 'announced'])).toBe('due');
    expect(worstOf(['accepted', 'announced'])).toBe('announced');
    expect(worstOf([])).toBe('accepted');
  });
});

test('the addresses of a document below another have one part for it', () => {
  expect(versionPath('terms-and-conditions/bonus', 'v')).toBe('/policies/terms-and-conditions-bonus/v');
  expect(changesPath('kyc', 'a', 'b')).toBe('/policies/kyc/changes/a/b');
});
