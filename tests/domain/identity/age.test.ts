import { describe, expect, it } from 'vitest';
import { birthDays, dayOf, isAgeAllowed, secondsOf } from '#domain/identity/age.ts';

const at = (day: string, time = '12:00:00'): Date => new Date(`${day}T${time}Z`);

describe('the days on which a player may be born', () => {
  it.each([
    ['2027-03-01', '1937-03-01', '2009-03-01'],
    // No 29 February in 2010 and 1938: the 28th, so that who turns 18 on 1 March waits for it.
    ['2028-02-29', '1938-02-28', '2010-02-28'],
    ['2030-12-31', '1940-12-31', '2012-12-31'],
  ])('on %s they lie from %s to %s', (today, first, last) => {
    expect(birthDays(at(today))).toEqual({ first, last });
    expect(birthDays(at(today, '00:00:00'))).toEqual(birthDays(at(today, '23:59:59')));
  });

  it.each([
    ['2009-03-01', true],
    ['2009-03-02', false],
    ['1937-03-01', true],
    ['1937-02-28', false],
    ['2030-01-01', false],
  ])('%s on 1 March 2027: %s', (born, allowed) => {
    expect(isAgeAllowed(born, at('2027-03-01'))).toBe(allowed);
  });

  it('makes who was born on 29 February wait for 1 March', () => {
    expect(isAgeAllowed('2008-02-29', at('2026-02-28'))).toBe(false);
    expect(isAgeAllowed('2008-02-29', at('2026-03-01'))).toBe(true);
  });
});

describe('a day as Unix seconds', () => {
  it.each([
    ['1970-01-01', 0],
    ['1950-06-15', -616_896_000],
    ['2001-09-09', 999_993_600],
  ])('%s is %i and back', (day, seconds) => {
    expect(secondsOf(day)).toBe(seconds);
    expect(dayOf(seconds)).toBe(day);
    expect(dayOf(seconds + 86_399)).toBe(day);
  });

  it.each(['yyyy-mm-dd', '', '2001-02-30', '2001-13-01', '2001-2-3', '99-01-01'])('has none for "%s"', (day) => {
    expect(secondsOf(day)).toBeUndefined();
  });
});
